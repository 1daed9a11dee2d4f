import type { Json } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { partId, scrollId } from '../shared-inputs.ts';

/** Variables that are looked through at once. */
export const MOST_TEXT_VARIABLES = 50;
const MOST_TEXTS_OFFSET = 1_000_000_000;

export const analysisTextsCalls = {
  texts: call({
    audience: 'signed-in',
    own: true,
    method: 'POST',
    path: '/analysis/texts',
    needs: { right: 'records.view', on: 'scrollId' },
    summary:
      'Look through what people wrote, the newest first: of all records that count, or of those that a filter and a search leave',
    body: z.object({
      scrollId,
      /** Keys of text variables of the data set. */
      variables: z
        .array(z.string().check(z.minLength(1), z.maxLength(400)))
        .check(z.minLength(1), z.maxLength(MOST_TEXT_VARIABLES)),
      /** As the analysis package’s `Filter`. */
      filter: z.optional(z.custom<Json>()),
      derived: z._default(z.record(partId, z.custom<Json>()), {}),
      /** Stands in any of the variables, in small or large letters. */
      search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
      offset: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(MOST_TEXTS_OFFSET)), 0),
      count: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
    }),
    data: z.object({
      /** Records that wrote in any of the variables, of those asked for. */
      total: z.number(),
      items: z.array(
        z.object({
          answerRecordId: z.string(),
          /** In the order of the variables; null where nothing was written. */
          texts: z.array(z.nullable(z.string())),
        }),
      ),
      /** The moment, in milliseconds, up to which the answers are in it. */
      asOf: z.number(),
    }),
  }),
};
