import { type Json, solutionIds } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../../call.ts';

/** An exhibit: words and numbers, in the reader’s language. */
const exhibit = z.custom<Json>();

export const solutionExampleCalls = {
  example: call({
    method: 'GET',
    path: '/survey/solution/example',
    audience: 'signed-in',
    keyNeeds: 'questionnaire.view',
    own: true,
    summary:
      'An example result of a solution: simulated people’s answers analysed, and their true values beside the estimates',
    query: z.object({ solutionBankId: z.enum(solutionIds) }),
    data: z.object({
      subject: z.string(),
      people: z.number(),
      exhibits: z.array(exhibit),
      /** A table: true value, estimate, interval, and whether it holds the truth. */
      truth: exhibit,
    }),
  }),
};
