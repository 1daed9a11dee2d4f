import type { Queryable } from '../../../../platform/database/database.ts';
import { deleteSummary, listSummaries, rewriteSummary } from './summary.repository.ts';

/** Two people are one: what was written of the first is of the second, behind what was written of that one already. Below the project's lock. */
export async function moveSummaries(db: Queryable, scrollId: string, no: number, into: number): Promise<void> {
  const rows = await listSummaries(db, scrollId);
  for (const row of rows.filter(one => one.no === no)) {
    const there = rows.find(one => one.no === into && one.part === row.part);
    if (!there) {
      await rewriteSummary(db, row, { ...row, no: into });
      continue;
    }
    const words = [there.words, row.words].filter(one => one !== '').join('\n');
    await rewriteSummary(db, there, { no: into, part: row.part, words, quotes: [...there.quotes, ...row.quotes] });
    await deleteSummary(db, row);
  }
}

/** Turns that are erased are quoted nowhere. */
export async function dropQuoted(db: Queryable, scrollId: string, turnIds: readonly string[]): Promise<void> {
  const gone = new Set(turnIds);
  for (const row of await listSummaries(db, scrollId)) {
    const quotes = row.quotes.filter(({ turnId }) => !gone.has(turnId));
    if (quotes.length < row.quotes.length) await rewriteSummary(db, row, { ...row, quotes });
  }
}
