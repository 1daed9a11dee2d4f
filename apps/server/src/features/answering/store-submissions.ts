import type { Database, Queryable } from '../../platform/database/database.ts';
import { windowStart } from '../live-settings/index.ts';
import { type Decided, decideSubmission } from './decide-submissions.ts';
import type { LiveGroup, LiveSurvey } from './live-survey.ts';
import {
  countByVisitor,
  findRespondents,
  findStored,
  lockSurveys,
  writeCounts,
  writeRecords,
  writeRespondents,
} from './submission.repository.ts';
import type { StoredRecord, Submission, SubmissionResult } from './submission.ts';

/** One transaction for all of them. The database's locks decide the last place, not a count beforehand. */
export function storeSubmissions(database: Database, submissions: readonly Submission[]): Promise<SubmissionResult[]> {
  return database.transaction(async db => {
    const surveys = await lockSurveys(db, [...new Set(submissions.map(one => one.arrival.scrollId))]);
    const { stored, enabledCodes } = await findStored(db, submissions);
    const group: LiveGroup = { surveys, enabledCodes, respondents: await findRespondents(db, submissions) };
    await countLimited(db, surveys, submissions);
    const { results, decided } = decideAll(group, submissions, stored);
    if (decided.length > 0) {
      await writeRecords(db, decided);
      await writeCounts(db, surveys);
      await writeRespondents(db, decided);
    }
    return results;
  });
}

function decideAll(group: LiveGroup, submissions: readonly Submission[], stored: Map<string, StoredRecord>) {
  const decided: Decided[] = [];
  const inThisGroup = new Map<string, SubmissionResult>();
  const results = submissions.map((submission): SubmissionResult => {
    const key = `${submission.arrival.scrollId}/${submission.answerRecordId}`;
    const before = stored.get(key);
    // Sent again, before or within this group: the first one's outcome is its outcome too.
    const earlier = before?.isSubmit ? before : inThisGroup.get(key);
    if (earlier && 'isSubmit' in earlier) return { status: earlier.status, isSubmit: earlier.isSubmit };
    const decision = decideSubmission(group, submission, before);
    if ('refused' in decision) return decision;
    decided.push(decision);
    const result = { status: decision.status, isSubmit: decision.isSubmit };
    inThisGroup.set(key, result);
    return result;
  });
  return { results, decided };
}

/** Only surveys with a limit pay for counting. */
async function countLimited(
  db: Queryable,
  surveys: ReadonlyMap<string, LiveSurvey>,
  submissions: readonly Submission[],
): Promise<void> {
  for (const [scrollId, { gates, submittedBy }] of surveys) {
    const { addressLimit, deviceLimit } = gates;
    if (!addressLimit && !deviceLimit) continue;
    const own = submissions.filter(one => one.arrival.scrollId === scrollId);
    const now = new Date(Math.max(...own.map(one => one.nowMs)));
    if (addressLimit) {
      const addresses = own.map(one => one.arrival.clientAddress);
      const since = new Date(windowStart(addressLimit.window, now));
      for (const [value, count] of await countByVisitor(db, 'client_address', scrollId, addresses, since))
        submittedBy.address.set(value, count);
    }
    if (deviceLimit) {
      const devices = own.flatMap(one => one.arrival.deviceId ?? []);
      const since = new Date(windowStart(deviceLimit.window, now));
      for (const [value, count] of await countByVisitor(db, 'device_id', scrollId, devices, since))
        submittedBy.device.set(value, count);
    }
  }
}
