import type { Json } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { partId, scrollId } from '../../shared-inputs.ts';

/** `files`: what respondents uploaded, in a zip. */
export const exportFormats = ['xlsx', 'csv', 'sav', 'files'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Which records a file has. Those marked invalid say so in it; deleted ones are in none. */
export const exportedRecords = ['success', 'screened', 'quota-full', 'incomplete', 'declined', 'invalid'] as const;
export type ExportedRecords = (typeof exportedRecords)[number];

/** What every file has, whatever else was chosen: a record without them could not be found again, nor told from a bad one. */
export const alwaysExported = [
  'fact:serial',
  'fact:status',
  'fact:setAside',
  'fact:setAsideReason',
  'fact:startedAt',
  'fact:submittedAt',
  'fact:durationSeconds',
  'fact:channel',
  'fact:memo',
] as const;

const MOST_COLUMNS = 20_000;
const key = z.string().check(z.minLength(1), z.maxLength(200));

const exportRequest = z.object({
  scrollId,
  format: z.enum(exportFormats),
  include: z._default(z.array(z.enum(exportedRecords)).check(z.minLength(1), z.maxLength(exportedRecords.length)), [
    'success',
    'invalid',
  ]),
  /** A kept way to look: its filter holds too, and what it derives can be a column. */
  schemeId: z.optional(partId),
  /** As the data set’s filters are written; what it cannot ask is refused. */
  filter: z.optional(z.custom<Json>()),
  /** Keys of variables; without it all of them. Number, status, times, channel and memo are always there. */
  columns: z.optional(z.array(key).check(z.maxLength(MOST_COLUMNS))),
  /** Choices as their words or as codes. A sav has codes with their words in any case. */
  values: z._default(z.enum(['labels', 'codes']), 'labels'),
  /** Several choices in one cell, or as a column of 0 and 1 for each. A sav has columns in any case. */
  sets: z._default(z.enum(['cell', 'columns']), 'columns'),
  /** One row per record, or one per loop round. */
  rows: z._default(z.enum(['records', 'rounds']), 'records'),
  /** Of a csv. */
  separator: z._default(z.enum(['comma', 'semicolon', 'tab']), 'comma'),
});
export type ExportRequest = z.output<typeof exportRequest>;

export const recordExportCalls = {
  export: call({
    method: 'POST',
    path: '/survey/record/export',
    audience: 'signed-in',
    needs: { right: 'records.export', on: 'scrollId' },
    own: true,
    summary: 'Records as a file, made as a job of the person: see /job/get',
    body: exportRequest,
    data: z.object({ jobId: z.string() }),
  }),
};
