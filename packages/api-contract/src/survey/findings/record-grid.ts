import type { Json } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { partId, scrollId } from '../../shared-inputs.ts';
import { recordLists } from './record.ts';

const MOST_COLUMNS = 2_000;
const MOST_ROWS = 500;
const key = z.string().check(z.minLength(1), z.maxLength(200));
const value = z.nullable(z.union([z.number(), z.string(), z.array(z.number()), z.array(z.string())]));

/** Which records, and in which order. */
export const recordSelection = {
  list: z._default(z.enum(recordLists), 'all'),
  /** A kept way to look: its filter holds too, and what it derives can be a column. */
  schemeId: z.optional(partId),
  /** As the data set’s filters are written. */
  filter: z.optional(z.custom<Json>()),
  /** In any text, in the words of any choice, or a record’s number. */
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
};

export const recordGridCalls = {
  query: call({
    method: 'POST',
    path: '/survey/record/query',
    audience: 'signed-in',
    needs: { right: 'records.view', on: 'scrollId' },
    own: true,
    summary:
      'Some rows of the records in an order: values of the data set’s variables. The order that is answered can be named again, so that rows do not move under whoever scrolls while others come',
    body: z.object({
      scrollId,
      ...recordSelection,
      sort: z._default(
        z
          .array(
            z.object({
              variable: key,
              isDescending: z.optional(z.literal(true)),
              /** Chinese as a dictionary has it. */
              isByPinyin: z.optional(z.literal(true)),
            }),
          )
          .check(z.maxLength(8)),
        [],
      ),
      columns: z.array(key).check(z.maxLength(MOST_COLUMNS)),
      from: z._default(z.int().check(z.minimum(0), z.maximum(100_000_000)), 0),
      count: z._default(z.int().check(z.minimum(1), z.maximum(MOST_ROWS)), 50),
      order: z.optional(z.string().check(z.maxLength(64))),
    }),
    data: z.object({
      total: z.number(),
      order: z.string(),
      /** The moment up to which records are in the order. */
      asOf: z.number(),
      items: z.array(
        z.object({
          answerRecordId: z.string(),
          /** In the order of the columns that were asked for; a column that nobody knows has none. */
          values: z.array(value),
        }),
      ),
    }),
  }),
};
