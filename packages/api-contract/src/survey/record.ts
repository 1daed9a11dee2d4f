import * as z from 'zod/mini';
import { call } from '../call.ts';
import { scrollId } from './edit.ts';

const column = z.object({
  name: z.string(),
  label: z.string(),
  valueLabels: z.optional(z.array(z.object({ value: z.number(), label: z.string() }))),
});
const cell = z.nullable(z.union([z.string(), z.number()]));

export const recordCalls = {
  findPage: call({
    method: 'GET',
    path: '/survey/record/findPage',
    audience: 'signed-in',
    needs: { right: 'records.view', on: 'scrollId' },
    own: true,
    summary: 'Collected records, newest first, as values of the codebook’s variables',
    query: z.object({
      scrollId,
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
      size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 20),
    }),
    data: z.object({
      total: z.number(),
      columns: z.array(column),
      items: z.array(
        z.object({
          answerRecordId: z.string(),
          serialNumber: z.nullable(z.number()),
          answerStatus: z.number(),
          startTime: z.number(),
          endTime: z.nullable(z.number()),
          durationMs: z.nullable(z.number()),
          channel: z.string(),
          values: z.array(cell),
        }),
      ),
    }),
  }),
  exportCsv: call({
    method: 'GET',
    path: '/survey/record/exportCsv',
    audience: 'signed-in',
    needs: { right: 'records.export', on: 'scrollId' },
    own: true,
    answers: 'file',
    summary: 'All success samples as csv, UTF-8, with labels or codes',
    query: z.object({ scrollId, as: z._default(z.enum(['labels', 'codes']), 'labels') }),
    data: z.custom<Uint8Array>(),
  }),
};
