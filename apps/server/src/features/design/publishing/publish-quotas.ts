import { axisOperands, type Json, matchCells, type Questionnaire } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { type CellRow, listCells, replaceCells, rewriteCells, writeCellCounts } from '../live-settings/index.ts';
import { loadModel } from './survey-models.ts';

const BATCH = 1000;

export interface StoredSample {
  readonly answerRecordId: string;
  readonly versionTime: number;
  readonly answers: Readonly<Record<string, Json>>;
  readonly isBooster: boolean;
}

/** A question, by its own id twice, or an option or row of it. */
export interface AnsweredPart {
  readonly id: string;
  readonly questionId: string;
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
  /** Of these questions and parts of them, how many success samples answered each; who answered none is missing. */
  readonly countAnswered: (
    db: Queryable,
    scrollId: string,
    parts: readonly AnsweredPart[],
  ) => Promise<{ id: string; count: number }[]>;
  /** How many records are begun on what was published, and not submitted. */
  readonly countBegun: (db: Queryable, scrollId: string) => Promise<number>;
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
  if (isEqual(live, wanted, comparable)) return;
  // Thousands of samples are matched anew below the survey's lock: not for another size.
  if (isEqual(live, wanted, matching)) return rewriteCells(db, scrollId, wanted);
  await replaceCells(db, scrollId, wanted);
  await recount(db, samples, scrollId, wanted);
}

/** How many success samples will be in each cell of a document, when it is published; as they are counted now where nothing is counted otherwise. */
export async function countAsPublished(
  db: Queryable,
  samples: CountedSamples,
  scrollId: string,
  document: Questionnaire,
): Promise<ReadonlyMap<string, number>> {
  const wanted = cellsOf(document);
  const live = await listCells(db, scrollId);
  if (isEqual(live, wanted, matching)) return new Map(live.map(({ cellId, count }) => [cellId, count]));
  const counts = new Map(wanted.map(({ cellId }) => [cellId, 0]));
  await eachSample(db, samples, scrollId, wanted, async taken => {
    for (const { cells } of taken) for (const cellId of cells) counts.set(cellId, (counts.get(cellId) ?? 0) + 1);
  });
  return counts;
}

export function cellsOf(document: Questionnaire): CellRow[] {
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

/** Who is counted in a cell depends on this alone. */
const matching = ({ cellId, quotaId, match, isBooster }: CellRow) =>
  withSortedKeys([cellId, quotaId, match, isBooster]);

/** Nothing of it is another, whoever is counted in it. */
export const isSameCell = (one: CellRow, other: CellRow): boolean => isEqual([one], [other], comparable);

const isEqual = (live: readonly CellRow[], wanted: readonly CellRow[], by: (cell: CellRow) => unknown) =>
  JSON.stringify(live.map(by)) === JSON.stringify(wanted.map(by));

/** The database gives back the keys of an object in an order of its own. */
function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, withSortedKeys(inner)]));
}

/** Under the survey's lock: no submission slips between. */
async function recount(
  db: Queryable,
  counted: CountedSamples,
  scrollId: string,
  cells: readonly CellRow[],
): Promise<void> {
  await eachSample(db, counted, scrollId, cells, taken => counted.writeCells(db, scrollId, taken));
  await writeCellCounts(db, scrollId, await counted.countCells(db, scrollId));
}

interface Taken {
  readonly id: string;
  readonly cells: readonly string[];
}

/** The success samples in batches, each with the cells that it takes a place in. */
async function eachSample(
  db: Queryable,
  counted: CountedSamples,
  scrollId: string,
  cells: readonly CellRow[],
  use: (taken: readonly Taken[]) => Promise<void>,
): Promise<void> {
  for (let afterId = ''; ; ) {
    const samples = await counted.list(db, scrollId, afterId, BATCH);
    const last = samples.at(-1);
    if (!last) break;
    const taken: Taken[] = [];
    for (const sample of samples)
      taken.push({ id: sample.answerRecordId, cells: await cellsTakenBy(db, scrollId, sample, cells) });
    await use(taken);
    afterId = last.answerRecordId;
  }
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
