import { axisOperands, decideQuota, matchCells } from '@wenshu/survey-core';
import type { Queryable } from '../../../../platform/database/database.ts';
import { countSample, writeLiveCounts } from '../../../design/live-settings/index.ts';
import { loadModel } from '../../../design/publishing/index.ts';
import type { LiveSurvey } from './live-survey.ts';
import { findCounted, type SampleToCount, writePlaces } from './places.repository.ts';
import { lockSurveys } from './submission.repository.ts';

/** Records that are made invalid or deleted give back their places in the total and in their cells. Inside the caller's transaction, below the survey's lock. */
export async function givePlacesBack(db: Queryable, scrollId: string, recordIds: readonly string[]): Promise<void> {
  const live = await lockSurveys(db, [scrollId]);
  const survey = live.get(scrollId);
  if (!survey) return;
  const counted = (await findCounted(db, scrollId, recordIds)).filter(record => record.isCounted);
  countBack(survey, counted);
  await writePlaces(
    db,
    scrollId,
    counted.map(({ answerRecordId }) => ({ answerRecordId, isCounted: false, cells: [], isBooster: false })),
  );
  await writeLiveCounts(db, live);
}

/** Takes these records out of the counts. */
export function countBack(
  survey: Counts,
  counted: readonly { readonly cells: readonly string[]; readonly isBooster: boolean }[],
): void {
  const byId = new Map(survey.cells.map(cell => [cell.cellId, cell]));
  for (const { cells, isBooster } of counted) {
    for (const id of cells) {
      const cell = byId.get(id);
      if (cell) cell.count--;
    }
    countSample(survey, { isBooster }, -1);
  }
}

/**
 * Restored records take their places again, one after another. Those for which there is no room stay uncounted and are named, unless
 * `mayGoOver`: then they count beyond the limits. Only success samples take places.
 */
export async function takePlaces(
  db: Queryable,
  scrollId: string,
  recordIds: readonly string[],
  { mayGoOver = false } = {},
): Promise<{ readonly withoutRoom: readonly string[] }> {
  const live = await lockSurveys(db, [scrollId]);
  const survey = live.get(scrollId);
  if (!survey) return { withoutRoom: [] };
  const { taken, withoutRoom } = await decidePlaces(db, { scrollId, survey, recordIds, mayGoOver });
  await writePlaces(db, scrollId, taken);
  await writeLiveCounts(db, live);
  return { withoutRoom };
}

/** The live counts of a survey, or a copy of them to try something on. */
export type Counts = Pick<LiveSurvey, 'cap' | 'collected' | 'boosters' | 'cells'>;

/** Which places these records would take, counted on the survey as it is given: nothing is written. */
export async function decidePlaces(
  db: Queryable,
  {
    scrollId,
    survey,
    recordIds,
    mayGoOver = false,
  }: {
    readonly scrollId: string;
    readonly survey: Counts;
    readonly recordIds: readonly string[];
    readonly mayGoOver?: boolean;
  },
) {
  const samples = (await findCounted(db, scrollId, recordIds)).filter(record => record.isSuccess && !record.isCounted);
  const withoutRoom: string[] = [];
  const taken = [];
  for (const sample of samples) {
    const place = await placeOf(db, scrollId, survey, sample, mayGoOver);
    if (!place) withoutRoom.push(sample.answerRecordId);
    else taken.push({ answerRecordId: sample.answerRecordId, isCounted: true, ...place });
  }
  return { taken, withoutRoom };
}

async function placeOf(
  db: Queryable,
  scrollId: string,
  survey: Counts,
  { versionTime, answers }: SampleToCount,
  mayGoOver: boolean,
): Promise<{ cells: readonly string[]; isBooster: boolean } | undefined> {
  const operands = axisOperands(await loadModel(db, scrollId, versionTime), answers);
  const matchedIds = new Set(matchCells(survey.cells, operands));
  const matched = survey.cells.filter(cell => matchedIds.has(cell.cellId));
  const decision = decideQuota(matched, { size: survey.cap, count: survey.collected });
  const isTaken = decision.outcome === 'success';
  if (!isTaken && !mayGoOver) return undefined;
  const cells = isTaken ? decision.raise : matched.filter(cell => !cell.isBooster).map(cell => cell.cellId);
  const isBooster = isTaken && decision.isBooster;
  for (const cell of matched) if (cells.includes(cell.cellId)) cell.count++;
  countSample(survey, { isBooster }, 1);
  return { cells, isBooster };
}
