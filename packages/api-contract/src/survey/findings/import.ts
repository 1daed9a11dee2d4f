import { columnShapes, limits } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { partId, scrollId } from '../../shared-inputs.ts';
import { baseLanguage, questionnaireName } from '../design/scroll.ts';

/** S5.104. */
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 20_000;
/** As many questions as a questionnaire has at most. */
export const MAX_IMPORT_COLUMNS = 1000;
/** So many cells that do not fit are listed. */
export const MOST_BAD_CELLS = 200;

const draftId = partId;
const cellText = z.string().check(z.maxLength(limits.broughtText));
const title = z.string().check(z.trim(), z.maxLength(500));
export const waveName = z.string().check(z.trim(), z.minLength(1), z.maxLength(50));

/** What shall become of a column. */
const columnPlan = z.object({
  shape: z.enum([...columnShapes, 'skip']),
  title,
  /** Values that stand for “no answer”. */
  missing: z.array(cellText).check(z.maxLength(200)),
  options: z.optional(z.array(z.object({ value: cellText, title })).check(z.maxLength(5000))),
  separator: z.optional(z.string().check(z.minLength(1), z.maxLength(5))),
  set: z.optional(title),
  chosen: z.optional(z.array(cellText).check(z.maxLength(50))),
});
export type ImportColumnPlan = z.output<typeof columnPlan>;
const columnPlans = z.array(columnPlan).check(z.minLength(1), z.maxLength(MAX_IMPORT_COLUMNS));

const previewedColumn = z.extend(columnPlan, {
  name: z.string(),
  filled: z.number(),
  distinct: z.number(),
  examples: z.array(z.string()),
  /** Cells that do not fit what the column shall be. */
  bad: z.number(),
});
export type PreviewedColumn = z.output<typeof previewedColumn>;

const preview = z.object({
  draftId: z.string(),
  fileName: z.string(),
  rows: z.number(),
  columns: z.array(previewedColumn),
  /** Line by line, as the file counts them; up to 200. */
  badCells: z.array(
    z.object({
      line: z.number(),
      column: z.number(),
      value: z.string(),
      problem: z.enum(['not-number', 'not-day', 'not-option', 'too-long']),
    }),
  ),
  /** What must be mended before it can be imported; `column` is where. */
  problems: z.array(
    z.object({
      word: z.enum(['nothing-left', 'too-many-options', 'no-options', 'no-title', 'option-twice']),
      column: z.optional(z.number()),
      most: z.optional(z.number()),
      options: z.optional(z.number()),
    }),
  ),
});
export type ImportPreview = z.output<typeof preview>;

const broughtShape = z.enum(columnShapes);

/** Data that was collected elsewhere: read, looked at, corrected, imported. It then is a questionnaire with records like any other. */
export const importCalls = {
  read: call({
    method: 'POST',
    path: '/survey/import/read',
    audience: 'signed-in',
    keyNeeds: 'questionnaire.edit',
    own: true,
    takes: 'multipart',
    maxFileBytes: MAX_IMPORT_BYTES,
    summary:
      'Read a file of data (xls, xlsx, csv, sav; up to 20 MB and 20,000 rows, no merged cells) and guess what its columns are. It is kept for a day',
    // The file is all there is.
    body: z.looseObject({}),
    data: preview,
  }),
  check: call({
    method: 'POST',
    path: '/survey/import/check',
    audience: 'signed-in',
    keyNeeds: 'questionnaire.edit',
    own: true,
    summary:
      'What an import would do as the columns are corrected now: which cells do not fit, and what must be mended',
    body: z.object({
      draftId,
      columns: columnPlans,
      /** Columns whose options, separators and missing values are guessed anew for the shape that was chosen. */
      guessAnew: z._default(z.array(z.number().check(z.int(), z.minimum(0), z.maximum(MAX_IMPORT_COLUMNS))), []),
    }),
    data: preview,
  }),
  confirm: call({
    method: 'POST',
    path: '/survey/import/confirm',
    audience: 'signed-in',
    keyNeeds: 'questionnaire.edit',
    own: true,
    summary: 'Import it as planned, as a job of the person: all of it or nothing',
    body: z.object({
      draftId,
      name: questionnaireName,
      languageId: baseLanguage,
      columns: columnPlans,
      wave: z.optional(waveName),
      /** What becomes of cells that do not fit. */
      badCells: z._default(z.enum(['refuse', 'leave-empty']), 'refuse'),
    }),
    data: z.object({ jobId: z.string() }),
  }),
  matchWave: call({
    method: 'POST',
    path: '/survey/import/matchWave',
    audience: 'signed-in',
    needs: { right: 'analysis.import', on: 'scrollId' },
    own: true,
    summary: 'Which questions of imported data the columns of a further file seem to be, and which are new',
    body: z.object({ scrollId, draftId, columns: columnPlans }),
    data: z.object({
      waves: z.array(z.string()),
      /** What is there already. */
      questions: z.array(
        z.object({ questionId: z.string(), name: z.string(), title: z.string(), shape: broughtShape }),
      ),
      /** Of the file, in its order, with the columns that each is made of. */
      found: z.array(
        z.object({
          name: z.string(),
          title: z.string(),
          shape: broughtShape,
          columns: z.array(z.number()),
          questionId: z.nullable(z.string()),
          /** Options that the matched question does not have yet. */
          newOptions: z.array(z.string()),
        }),
      ),
    }),
  }),
  confirmWave: call({
    method: 'POST',
    path: '/survey/import/confirmWave',
    logged: { action: 'data.import-wave', keeps: ['wave'] },
    audience: 'signed-in',
    needs: { right: 'analysis.import', on: 'scrollId' },
    own: true,
    summary:
      'Import a further file into imported data as a wave of its own, as a job of the person: all of it or nothing',
    body: z.object({
      scrollId,
      draftId,
      columns: columnPlans,
      wave: waveName,
      /** For each question of the file, in its order: the question it is, or null for a new one. */
      matching: z.array(z.nullable(partId)).check(z.maxLength(MAX_IMPORT_COLUMNS)),
      badCells: z._default(z.enum(['refuse', 'leave-empty']), 'refuse'),
    }),
    data: z.object({ jobId: z.string() }),
  }),
};
