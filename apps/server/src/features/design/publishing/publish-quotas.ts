import { axisOperands, type Json, matchCells, type Questionnaire } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { type CellRow, listCells, replaceCells, writeCellCounts } from '../live-settings/index.ts';
import { loadModel } from './survey-models.ts';

const BATCH = 1000;

export interface StoredSample {
  readonly answerRecordId: string;
  readonly versionTime: number;
  readonly answers: Readonly<Record<string, Json>>;
  readonly isBooster: boolean;
}

/** The success samples that hold a place. Whoever collects hands them in: designing knows nothing of records. */
export interface CountedSamples {
  /** The next ones by id: a recount walks through them without holding them all. */
  readonly list: (db: Queryable, scrollId: string, afterId: string, limit: number) => Promise<StoredSample[]>;
  /** Notes in each record which cells it takes a place in. */
  readonly writeCells: (
    db: Queryable,
    scrollId: string,
    taken: readonly { readonly id: string; readonly cells: readonly string[] }[],
  ) => Promise<void>;
  /** How many hold a place in each cell, by what the records say. */
  readonly countCells: (db: Queryable, scrollId: string) => Promise<{ cellId: string; count: number }[]>;
}

/** The document's quotas become live cells. New or changed cells count the success samples that are already there. */
export async function publishQuotas(
  db: Queryable,
  samples: CountedSamples,
  scrollId: string,
  document: Questionnaire,
): Promise<void> {
  const wanted = cellsOf(document);
  const live = await listCells(db, scrollId);
  if (JSON.stringify(live.map(comparable)) === JSON.stringify(wanted.map(comparable))) return;
  await replaceCells(db, scrollId, wanted);
  await recount(db, samples, scrollId, wanted);
}

function cellsOf(document: Questionnaire): CellRow[] {
  return Object.values(document.quotas)
    .flatMap(({ id: quotaId, kind, whenFull, cells }) =>
      Object.values(cells).map(({ id, match, size, isClosed = false }) => ({
        cellId: id,
        quotaId,
        whenFull,
        match,
        size,
        isClosed,
        isBooster: kind === 'booster',
      })),
    )
    .sort((a, b) => (a.quotaId + a.cellId < b.quotaId + b.cellId ? -1 : 1));
}

const comparable = ({ cellId, quotaId, whenFull, match, size, isBooster, isClosed }: CellRow) =>
  withSortedKeys([cellId, quotaId, whenFull, match, size, isBooster, isClosed]);

/** The database gives back the keys of an object in an order of its own. */
function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, withSortedKeys(inner)]));
}

/** In batches, under the survey's lock: no submission slips between. */
async function recount(
  db: Queryable,
  counted: CountedSamples,
  scrollId: string,
  cells: readonly CellRow[],
): Promise<void> {
  for (let afterId = ''; ; ) {
    const samples = await counted.list(db, scrollId, afterId, BATCH);
    const last = samples.at(-1);
    if (!last) break;
    const taken = [];
    for (const sample of samples)
      taken.push({ id: sample.answerRecordId, cells: await cellsTakenBy(db, scrollId, sample, cells) });
    await counted.writeCells(db, scrollId, taken);
    afterId = last.answerRecordId;
  }
  await writeCellCounts(db, scrollId, await counted.countCells(db, scrollId));
}

async function cellsTakenBy(
  db: Queryable,
  scrollId: string,
  { versionTime, answers, isBooster }: StoredSample,
  cells: readonly CellRow[],
): Promise<string[]> {
  const model = await loadModel(db, scrollId, versionTime);
  // What a booster took counts in boosters only, and the other way round.
  const own = cells.filter(cell => cell.isBooster === isBooster);
  return matchCells(own, axisOperands(model, answers));
}
