import type { Database, Queryable, WithCommit } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/new-id.ts';
import { type Held, windowStart, writeLiveCounts } from '../../../design/live-settings/index.ts';
import { queueDeliveries } from '../../docking/index.ts';
import { findTaken } from '../../links/index.ts';
import { deliverOrders } from '../../samples/index.ts';
import { type Decided, decideSubmission } from './decide-submissions.ts';
import { deviceMarks } from './device-marks.ts';
import { duePaces, judgeHeld } from './judge-quality.ts';
import type { LiveGroup, LiveSurvey } from './live-survey.ts';
import { outcomeAgain, type Submitted } from './outcome-again.ts';
import type { Visitor } from './own-visitor.ts';
import { takePaces } from './quality.repository.ts';
import { countSubmitted, listAnswered } from './record.repository.ts';
import {
  type FoundRecord,
  findRespondents,
  findStored,
  lockSurveys,
  writeRecords,
  writeRespondents,
} from './submission.repository.ts';
import type { StoredRecord, Submission, SubmissionResult } from './submission.ts';
import { noteFullness, tellWhatFilled } from './tell-what-filled.ts';

/**
 * One transaction for all of them. The database's locks decide the last place, not a count beforehand. With `held: 'leave'` the result is
 * undefined for those of surveys whose row was not to be had at once: nothing is stored of them.
 */
export async function storeSubmissions(
  database: Database,
  all: readonly Submission[],
  held: Held = 'wait',
): Promise<(SubmissionResult | undefined)[]> {
  return database.transaction(async (db, withCommit) => {
    // Both are sent at once, the locks first: what is stored is read below them.
    const [surveys, found] = await Promise.all([
      lockSurveys(db, [...new Set(all.map(one => one.arrival.scrollId))], held),
      findStored(db, all),
    ]);
    const submissions = held === 'wait' ? all : all.filter(one => surveys.has(one.arrival.scrollId));
    const results = await storeLocked({ db, withCommit }, surveys, submissions, found);
    return all.map(one => results.get(one));
  });
}

async function storeLocked(
  { db, withCommit }: { readonly db: Queryable; readonly withCommit: WithCommit },
  surveys: Map<string, LiveSurvey>,
  submissions: readonly Submission[],
  { stored, enabledCodes, pageMs, paces, caps, pushedSurveys }: FoundRecord,
): Promise<Map<Submission, SubmissionResult>> {
  if (submissions.length === 0) return new Map();
  // Not sent along: whose survey was left out must not be locked.
  const group: LiveGroup = { surveys, enabledCodes, respondents: await findRespondents(db, submissions) };
  await countLimited(db, surveys, submissions);
  await countPlaces(db, surveys, submissions, caps);
  const before = noteFullness(surveys);
  const { results, decided } = decideAll(group, submissions, stored);
  if (decided.length > 0) {
    // One statement each, and nothing that is decided here hangs on what they answer.
    withCommit(
      writeRecords(db, decided, { pageMs, paces }),
      writeLiveCounts(db, surveys),
      writeRespondents(db, decided),
    );
    await judgeHeld(db, decided, stored);
    withCommit(takePaces(db, duePaces(surveys, decided, paces)));
    await tellWhatFilled(db, surveys, before);
    await pushSubmitted(db, decided, pushedSurveys);
    await deliverFull(db, surveys, decided);
  }
  return new Map(submissions.map((submission, index) => [submission, results[index]!]));
}

function decideAll(group: LiveGroup, submissions: readonly Submission[], stored: Map<string, StoredRecord>) {
  const decided: Decided[] = [];
  const inThisGroup = new Map<string, Submitted>();
  const results = submissions.map((submission): SubmissionResult => {
    const key = `${submission.arrival.scrollId}/${submission.answerRecordId}`;
    const before = stored.get(key);
    // Sent again, before or within this group: the first one's outcome is its outcome too.
    const earlier = before?.isSubmit ? before : inThisGroup.get(key);
    if (earlier) return outcomeAgain(earlier, submission.arrival, submission.answers);
    const decision = decideSubmission(group, submission, before);
    if ('refused' in decision) return decision;
    decided.push(decision);
    const result = { status: decision.status, isSubmit: decision.isSubmit };
    const { arrival, answers } = submission;
    inThisGroup.set(key, {
      ...visitorOf(arrival),
      ...result,
      // As the database would give them back, for the few that are sent again before it has them.
      get answers(): unknown {
        return JSON.parse(JSON.stringify(answers));
      },
    });
    return result;
  });
  return { results, decided };
}

const visitorOf = ({ code, cookieId, respondentId }: Visitor): Visitor => ({ code, cookieId, respondentId });

/** Only surveys with a limit pay for counting. */
async function countLimited(
  db: Queryable,
  surveys: ReadonlyMap<string, LiveSurvey>,
  submissions: readonly Submission[],
): Promise<void> {
  for (const [scrollId, { gates, submittedBy }] of surveys) {
    const { addressLimit, deviceLimit, timeZone } = gates;
    const own = submissions.filter(one => one.arrival.scrollId === scrollId);
    const people = own.flatMap(({ arrival: { signed } }) => (signed ? [signed.mark] : []));
    if (people.length > 0) for (const mark of await listAnswered(db, scrollId, people)) submittedBy.person.set(mark, 1);
    if (!addressLimit && !deviceLimit) continue;
    const now = new Date(Math.max(...own.map(one => one.nowMs)));
    const limits = [
      { limit: addressLimit, by: 'address', marks: own.map(one => one.arrival.clientAddress) },
      { limit: deviceLimit, by: 'device', marks: own.flatMap(one => deviceMarks(one.arrival)) },
    ] as const;
    for (const { limit, by, marks } of limits) {
      if (!limit) continue;
      const since = new Date(windowStart(limit.window, now, timeZone));
      const counts = await countSubmitted[by](db, scrollId, marks, since);
      for (const [mark, count] of counts) submittedBy[by].set(mark, count);
    }
  }
}

/** Only addresses with a cap pay for counting. */
async function countPlaces(
  db: Queryable,
  surveys: ReadonlyMap<string, LiveSurvey>,
  submissions: readonly Submission[],
  caps: ReadonlyMap<string, number>,
): Promise<void> {
  if (caps.size === 0) return;
  for (const [scrollId, { placesLeft }] of surveys) {
    const own = submissions.filter(({ arrival }) => arrival.scrollId === scrollId && caps.has(arrival.code));
    if (own.length === 0) continue;
    const codes = [...new Set(own.map(({ arrival }) => arrival.code))];
    for (const [code, { cap, collected }] of await findTaken(db, scrollId, codes))
      if (cap !== null) placesLeft.set(code, cap - collected);
  }
}

/** Noted with the record itself: what another system is to get is neither forgotten nor made up. */
async function pushSubmitted(
  db: Queryable,
  decided: readonly Decided[],
  pushedSurveys: ReadonlySet<string>,
): Promise<void> {
  const pushed = decided.filter(
    ({ isSubmit, submission }) => isSubmit && pushedSurveys.has(submission.arrival.scrollId),
  );
  if (pushed.length === 0) return;
  const records = pushed.map(({ submission: { arrival, answerRecordId } }) => ({
    scrollId: arrival.scrollId,
    answerRecordId,
    linkCode: arrival.code,
  }));
  await queueDeliveries(db, records, new Date(Math.max(...pushed.map(({ submission }) => submission.nowMs))), newId);
}

/** Addresses that have brought what they were to bring: what was ordered by them is delivered. */
async function deliverFull(
  db: Queryable,
  surveys: ReadonlyMap<string, LiveSurvey>,
  decided: readonly Decided[],
): Promise<void> {
  const full = [...surveys.values()].flatMap(({ placesLeft }) =>
    [...placesLeft].flatMap(([code, left]) => (left <= 0 ? [code] : [])),
  );
  if (full.length === 0) return;
  await deliverOrders(db, full, new Date(Math.max(...decided.map(({ submission }) => submission.nowMs))));
}
