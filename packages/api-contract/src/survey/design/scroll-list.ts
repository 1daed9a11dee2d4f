import { limits } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { labelledPage, listPaging, scrollId, searchedPaging } from '../../shared-inputs.ts';
import { questionnaireName, questionnaireStatusCode, scrollSummary } from './scroll.ts';
import { taskKindNames } from './task-kind.ts';
import { workTypeOf } from './work-type.ts';

const LABEL = /^[\p{L}\p{Nd}_]+$/u;
export const labelsPerQuestionnaire = 10;

const { min, max } = limits.labelLength;
export const questionnaireLabel = z.string().check(z.trim(), z.minLength(min), z.maxLength(max), z.regex(LABEL));

/** What a list can be ordered by; the first one is the usual one, newest first (P3.26). */
export const listOrders = ['biz_update_time', 'biz_create_time', 'name', 'collected', 'status'] as const;
export type ListOrder = (typeof listOrders)[number];

const listed = z.extend(scrollSummary, { labels: z.array(z.string()), mayEdit: z.boolean() });
export type ListedQuestionnaire = z.infer<typeof listed>;

const binned = z.object({
  scrollId: z.string(),
  name: z.string(),
  collected: z.number(),
  deleteTime: z.number(),
});
export type BinnedQuestionnaire = z.infer<typeof binned>;

/** The list on the desktop, and the recycle bin. */
export const scrollListCalls = {
  search: call({
    method: 'GET',
    path: '/survey/scroll/search',
    audience: 'signed-in',
    keyNeeds: 'questionnaire.view',
    own: true,
    summary: 'A page of the questionnaires that the person may see: searched, filtered, ordered',
    query: z.object({
      workType: workTypeOf('desktop'),
      /** Tasks of one kind; left out, of every kind. */
      kind: z.optional(z.enum(taskKindNames)),
      status: z.optional(z.pipe(z.coerce.number(), questionnaireStatusCode)),
      label: z.optional(questionnaireLabel),
      orderBy: z._default(z.enum(listOrders), 'biz_update_time'),
      /** Its text: in the task name, a label, or the whole id. */
      ...searchedPaging,
    }),
    data: z.object({
      ...labelledPage(listed),
      /** Whether there is anything without a filter. */
      hasAny: z.boolean(),
    }),
  }),
  updateLabels: call({
    method: 'POST',
    path: '/survey/scroll/updateLabels',
    logged: { action: 'questionnaire.settings', keeps: ['labels'] },
    audience: 'signed-in',
    needs: { right: 'questionnaire.edit', on: 'scrollId' },
    own: true,
    summary: 'Set its labels: letters, digits and underscores, 1 to 20 characters each',
    body: z.object({ scrollId, labels: z.array(questionnaireLabel).check(z.maxLength(labelsPerQuestionnaire)) }),
    data: z.null(),
  }),
  copy: call({
    method: 'POST',
    path: '/survey/scroll/copy',
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    own: true,
    summary: 'A questionnaire of the person’s own with the same document and rules, without answers and links',
    body: z.object({ scrollId, name: questionnaireName }),
    data: z.object({ scrollId: z.string() }),
  }),
  moveToBin: call({
    method: 'POST',
    path: '/survey/scroll/moveToBin',
    logged: { action: 'questionnaire.bin' },
    audience: 'signed-in',
    needs: { right: 'questionnaire.edit', on: 'scrollId' },
    own: true,
    summary: 'Delete it into the recycle bin; only its creator may. Collecting is suspended, links refuse',
    body: z.object({ scrollId }),
    data: z.null(),
  }),
  bin: call({
    method: 'GET',
    path: '/survey/scroll/bin',
    audience: 'signed-in',
    own: true,
    summary: 'What the person has deleted, newest first',
    query: z.object({ ...listPaging }),
    data: z.object({ total: z.number(), rows: z.array(binned) }),
  }),
  restore: call({
    method: 'POST',
    path: '/survey/scroll/restore',
    logged: { action: 'questionnaire.restore', on: 'scrollId' },
    audience: 'signed-in',
    own: true,
    summary: 'Take a questionnaire of one’s own out of the recycle bin',
    body: z.object({ scrollId }),
    data: z.null(),
  }),
  deleteForEver: call({
    method: 'POST',
    path: '/survey/scroll/deleteForEver',
    logged: { action: 'questionnaire.delete', on: 'scrollId' },
    audience: 'signed-in',
    own: true,
    summary: 'Remove a questionnaire of one’s own from the recycle bin with its answers and files',
    body: z.object({ scrollId }),
    data: z.null(),
  }),
};
