import type { Database } from '../../platform/database/database.ts';
import { type Decided, decideSubmission } from './decide-submissions.ts';
import { findSubmitted, lockSurveys, writeCounts, writeRecords } from './submission.repository.ts';
import type { Submission, SubmissionResult } from './submission.ts';

const MAX_GROUP = 32;

interface Waiting {
  readonly submission: Submission;
  readonly resolve: (result: SubmissionResult) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Stores submissions in groups: whoever waits when the writer is free goes into one transaction, up to 32, without a timer. A lock per
 * submission is as right, but a third as fast. If a group fails, its members are tried one by one, so a bad one harms nobody.
 */
export class SubmissionWriter {
  readonly #database: Database;
  readonly #waiting: Waiting[] = [];
  #isWriting = false;

  constructor(database: Database) {
    this.#database = database;
  }

  submit(submission: Submission): Promise<SubmissionResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ submission, resolve, reject });
      if (!this.#isWriting) void this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) await this.#writeGroup(this.#waiting.splice(0, MAX_GROUP));
    this.#isWriting = false;
  }

  async #writeGroup(group: readonly Waiting[]): Promise<void> {
    try {
      const results = await storeSubmissions(
        this.#database,
        group.map(one => one.submission),
      );
      group.forEach((one, index) => {
        one.resolve(results[index]!);
      });
    } catch (error) {
      if (group.length === 1) group[0]!.reject(error);
      else for (const one of group) await this.#writeGroup([one]);
    }
  }
}

/** One transaction for all of them. The database's locks decide the last place, not a count beforehand. */
function storeSubmissions(database: Database, submissions: readonly Submission[]): Promise<SubmissionResult[]> {
  return database.transaction(async db => {
    const live = await lockSurveys(db, [...new Set(submissions.map(one => one.scrollId))]);
    const outcomes = await findSubmitted(db, submissions);
    const decided: Decided[] = [];
    const results = submissions.map(submission => {
      const key = `${submission.scrollId}/${submission.answerRecordId}`;
      const earlier = outcomes.get(key);
      if (earlier) return earlier;
      const survey = live.get(submission.scrollId);
      const decision = survey ? decideSubmission(survey, submission) : { refused: 'surveyClosed' as const };
      if ('refused' in decision) return decision;
      decided.push(decision);
      const result = { status: decision.status, isSubmit: decision.isSubmit };
      // Sent again within the same group: the first one's outcome is its outcome too.
      outcomes.set(key, result);
      return result;
    });
    if (decided.length > 0) {
      await writeRecords(db, decided);
      await writeCounts(db, live);
    }
    return results;
  });
}
