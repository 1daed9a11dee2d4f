import type { BroughtCell, Json, LaidColumn } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import { insertBroughtIn } from '../../collect/answering/index.ts';
import { countBroughtIn } from '../../design/live-settings/index.ts';
import type { BroughtData } from './brought-data.ts';

/** Some megabytes of answers where there are hundreds of columns. */
const BATCH = 400;

export interface BringingIn {
  readonly signal: AbortSignal;
  readonly now: Date;
  reportRows(done: number, total: number): void;
}

interface Into {
  readonly scrollId: string;
  readonly versionTime: number;
  readonly languageId: number;
}

/** All rows as records, within the caller's transaction: with the last of them or not at all. */
export async function writeRecords(
  db: Queryable,
  into: Into,
  columns: readonly LaidColumn[],
  data: BroughtData,
  { signal, now, reportRows }: BringingIn,
): Promise<void> {
  const serial = await countBroughtIn(db, into.scrollId, data.rows);
  for (let from = 0; from < data.rows; from += BATCH) {
    signal.throwIfAborted();
    const rows = await data.readRows(from, Math.min(from + BATCH, data.rows));
    const records = rows.map((row, place) => ({
      id: data.ids?.[from + place] ?? newId(),
      answers: answersOf(columns, row),
    }));
    await insertBroughtIn(db, { ...into, serial: serial + from, at: now }, records);
    reportRows(from + rows.length, data.rows);
  }
}

/** What a record answers that says this, in the order of the columns. */
export function answersOf(columns: readonly LaidColumn[], row: readonly BroughtCell[]): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    columns.flatMap(({ questionId, answerOf }, place) => {
      const answer = answerOf(row[place] ?? null);
      return answer === undefined ? [] : [[questionId, answer]];
    }),
  );
}
