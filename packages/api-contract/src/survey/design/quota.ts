import { commands, type Quota } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { partId, scrollId } from '../../shared-inputs.ts';
import { editCall } from './edit.ts';

export const quotaCalls = {
  saveQuota: editCall(commands.saveQuota, 'POST', '/survey/quota/save', 'Set up or replace a quota', true),
  deleteQuota: editCall(commands.deleteQuota, 'DELETE', '/survey/quota/delete', 'Remove a quota', true),
};

export const quotaProgressCalls = {
  progress: call({
    method: 'GET',
    path: '/survey/quota/progress',
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    own: true,
    summary: 'Live sizes and counts of the published quota cells',
    query: z.object({ scrollId }),
    data: z.array(
      z.object({
        quotaId: z.string(),
        cellId: z.string(),
        size: z.number(),
        /** Null for whoever may know of some records only: sizes are the design’s, what has come of them is not. */
        count: z.nullable(z.number()),
        whenFull: z.string(),
        isClosed: z.boolean(),
      }),
    ),
  }),
  resize: call({
    method: 'PUT',
    path: '/survey/quota/resize',
    logged: { action: 'quota.resize', keeps: ['sizes'] },
    audience: 'signed-in',
    needs: { right: 'questionnaire.publish', on: 'scrollId', asksPeople: true },
    own: true,
    summary:
      'Change sizes of quota cells, close or reopen them, also while collecting: they hold from the next submission on',
    body: z.object({
      scrollId,
      sizes: z
        .array(
          z.object({
            quotaId: partId,
            cellId: partId,
            /** 0 means unlimited. */
            size: z.number().check(z.int(), z.minimum(0), z.maximum(10_000_000)),
            /** Whether nobody gets in, whatever the size; as it was when absent. */
            isClosed: z.optional(z.boolean()),
          }),
        )
        .check(z.minLength(1), z.maxLength(3000)),
    }),
    data: z.null(),
  }),
};

export const quotaFileCalls = {
  exportStatistics: call({
    method: 'POST',
    path: '/survey/quota/exportStatistics',
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    own: true,
    summary: 'Quota cells with sizes, counts and open places as Excel, made as a job of the person: see /job/get',
    body: z.object({ scrollId }),
    data: z.object({ jobId: z.string() }),
  }),
};

export const quotaReadCalls = {
  deleteQuotaPrompt: call({
    method: 'GET',
    path: '/survey/quota/deleteQuotaPrompt',
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    summary: 'What deleting a quota takes away: how many cells, on which questions',
    query: z.object({ scrollId, quotaId: partId }),
    data: z.object({ title: z.string(), cellCount: z.number(), axisIds: z.array(z.string()) }),
  }),
  getMergeQuota: call({
    method: 'GET',
    path: '/survey/quota/getMergeQuota',
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    summary: 'The quotas whose cells share a limit',
    query: z.object({ scrollId }),
    data: z.array(z.custom<Quota>()),
  }),
};
