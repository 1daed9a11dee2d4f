import { answerStatus } from '@wenshu/api-contract';
import { groupBy } from '@wenshu/survey-core';
import type { Queryable } from '../../../../platform/database/database.ts';
import type { Decided } from './decide-submissions.ts';
import type { LiveSurvey } from './live-survey.ts';
import type { Paces } from './own-flags.ts';
import {
  type DuePace,
  drawPaceNearer,
  findMarks,
  judgeTimes,
  judgeTwins,
  type Marks,
  NO_PACE,
  type Pace,
  takePaces,
  twinKinds,
} from './quality.repository.ts';
import { clearSetAside, putBackAside, writeSetAside } from './set-aside.repository.ts';
import { lockSurveys } from './submission.repository.ts';
import type { StoredRecord } from './submission.ts';

/** After a group is written: who was held keeps an old number and may stand before others now. */
export async function judgeHeld(
  db: Queryable,
  decided: readonly Decided[],
  stored: ReadonlyMap<string, StoredRecord>,
): Promise<void> {
  const held = decided.filter(({ status, submission: { arrival, answerRecordId } }) => {
    const before = stored.get(`${arrival.scrollId}/${answerRecordId}`)?.status;
    return status === answerStatus.success && before === answerStatus.quotaHeld;
  });
  for (const [scrollId, own] of groupBy(held, ({ submission }) => submission.arrival.scrollId)) {
    const ids = own.map(({ submission }) => submission.answerRecordId);
    await judgeAllTwins(db, scrollId, await findMarks(db, scrollId, ids), ids);
  }
}

/** The surveys that have come far enough with these for their pace to be taken again. */
export function duePaces(
  surveys: ReadonlyMap<string, LiveSurvey>,
  decided: readonly Decided[],
  paces: Paces,
): DuePace[] {
  const samples = decided.filter(({ status }) => status === answerStatus.success);
  return [...new Set(samples.map(({ submission }) => submission.arrival.scrollId))].flatMap(scrollId => {
    const { lastSerial } = surveys.get(scrollId)!;
    return lastSerial >= (paces.get(scrollId) ?? NO_PACE).dueSerial ? [{ scrollId, lastSerial }] : [];
  });
}

/** Sets records aside. They keep the flags that they have; those that were their twins are judged without them. */
export async function leaveOut(
  db: Queryable,
  scrollId: string,
  ids: readonly string[],
  how: Parameters<typeof writeSetAside>[3],
): Promise<void> {
  await judgeWithout(db, scrollId, await writeSetAside(db, scrollId, ids, how));
}

/** Sets records aside as they were before, each for its own reason. */
export async function leaveOutAgain(
  db: Queryable,
  scrollId: string,
  records: Parameters<typeof putBackAside>[2],
): Promise<void> {
  await judgeWithout(db, scrollId, await putBackAside(db, scrollId, records));
}

async function judgeWithout(db: Queryable, scrollId: string, left: readonly Marks[]): Promise<void> {
  await judgeAllTwins(db, scrollId, left, []);
  await movePace(db, scrollId, left.length);
}

/** Records count again, and are judged as if they had just come. */
export async function takeBack(db: Queryable, scrollId: string, ids: readonly string[]): Promise<void> {
  const back = await clearSetAside(db, scrollId, ids);
  await judgeAllTwins(db, scrollId, back, ids);
  const pace = await movePace(db, scrollId, back.length);
  if (pace) await judgeTimes(db, scrollId, ids, pace.fastBelowMs);
}

async function judgeAllTwins(
  db: Queryable,
  scrollId: string,
  marks: readonly Marks[],
  came: readonly string[],
): Promise<void> {
  for (const kind of twinKinds) {
    const found = marks.flatMap(one => one[kind.column] ?? []);
    await judgeTwins(db, scrollId, kind, [...new Set(found)], came);
  }
}

async function movePace(db: Queryable, scrollId: string, samples: number): Promise<Pace | undefined> {
  if (samples === 0) return undefined;
  const pace = await drawPaceNearer(db, scrollId, samples);
  if (!pace) return undefined;
  const { lastSerial } = (await lockSurveys(db, [scrollId])).get(scrollId)!;
  if (pace.dueSerial > lastSerial) return pace;
  await takePaces(db, [{ scrollId, lastSerial }]);
  // Those that came back are among the ones it has judged, but only where the measure moved.
  return drawPaceNearer(db, scrollId, 0);
}
