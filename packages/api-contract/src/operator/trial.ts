import * as z from 'zod/mini';
import { call } from '../call.ts';
import { paging } from '../shared-inputs.ts';
import { moment } from './operators.ts';

const language = z.enum(['zh', 'en']);
const operator = { audience: 'operator', own: true, operatorNeeds: 'trial.see' } as const;

/** What visitors wrote for whoever runs the installation. No other survey’s answers are read in the console. */
export const trialApplicationCalls = {
  list: call({
    ...operator,
    method: 'GET',
    path: '/operator/trial/list',
    noted: { action: 'trial.look', keeps: ['language', 'page'] },
    summary: 'What visitors sent by the site’s trial form of one language, the newest first',
    query: z.object({ language, ...paging }),
    data: z.object({
      /** What is asked, in its order. */
      titles: z.array(z.string()),
      items: z.array(z.object({ time: moment, values: z.array(z.string()) })),
      total: z.number(),
    }),
  }),
  export: call({
    ...operator,
    method: 'GET',
    path: '/operator/trial/export',
    noted: { action: 'trial.look', keeps: ['language'] },
    answers: 'file',
    summary: 'The same as a CSV file',
    query: z.object({ language }),
    data: z.null(),
  }),
};
