import * as z from 'zod/mini';
import { call } from '../call.ts';
import { scrollId } from './edit.ts';

export const surveyLink = z.object({
  linkCode: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  views: z.number(),
  collected: z.number(),
});
export type SurveyLink = z.infer<typeof surveyLink>;

export const linkCalls = {
  create: call({
    method: 'POST',
    path: '/survey/link/create',
    audience: 'signed-in',
    needs: { right: 'links.manage', on: 'scrollId' },
    summary: 'A new anonymous link',
    body: z.object({ scrollId, name: z._default(z.string().check(z.maxLength(50)), '') }),
    data: surveyLink,
  }),
  list: call({
    method: 'POST',
    path: '/survey/link/list',
    audience: 'signed-in',
    needs: { right: 'links.manage', on: 'scrollId' },
    summary: 'The links of a questionnaire',
    body: z.object({ scrollId }),
    data: z.array(surveyLink),
  }),
};
