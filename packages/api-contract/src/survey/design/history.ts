import type { Questionnaire } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { paging, scrollId, versionText } from '../../shared-inputs.ts';
import { editEnvelope, editResult } from './edit.ts';

/** Edits of one person without a long pause between them, five minutes of them at most: a point to go back to. */
export const historyStep = z.object({
  /** The document after the step; 0 is how it was created. */
  version: z.number(),
  firstVersion: z.number(),
  personId: z.nullable(z.string()),
  nickName: z.string(),
  startTime: z.number(),
  endTime: z.number(),
  /** By the name of the edit, how many; `create`, `revert`, `restore` and `publish` besides the design calls' own. */
  edits: z.record(z.string(), z.number()),
  /** When this state was published, if it was. */
  publishedTime: z.optional(z.number()),
});
export type HistoryStep = z.infer<typeof historyStep>;

export const historyCalls = {
  history: call({
    method: 'GET',
    path: '/survey/edit/history',
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    own: true,
    summary: 'Who edited when, in steps, newest first',
    query: z.object({
      scrollId,
      ...paging,
    }),
    data: z.object({ total: z.number(), items: z.array(historyStep) }),
  }),
  earlier: call({
    method: 'GET',
    path: '/survey/edit/earlier',
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    own: true,
    summary: 'The questionnaire as it was at a version',
    query: z.object({ scrollId, version: versionText }),
    data: z.object({ version: z.number(), document: z.custom<Questionnaire>() }),
  }),
  restore: call({
    method: 'POST',
    path: '/survey/edit/restore',
    logged: { action: 'questionnaire.edit', keeps: ['version'] },
    audience: 'signed-in',
    needs: { right: 'questionnaire.edit', on: 'scrollId', asksPeople: true },
    own: true,
    summary:
      'Make the questionnaire what it was at a version, as one edit: nothing is lost, and reverting that edit undoes it',
    body: z.object({ ...editEnvelope, version: versionText }),
    data: editResult,
  }),
};
