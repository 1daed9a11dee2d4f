// The named reference: one writer for all surveys of a process, which waits for every row, as it was before held surveys were left apart.

import { storeSubmissions } from '../../apps/server/src/features/collect/answering/submitting/store-submissions.ts';
import type {
  Submission,
  SubmissionResult,
} from '../../apps/server/src/features/collect/answering/submitting/submission.ts';
import type { Database } from '../../apps/server/src/platform/database/database.ts';

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
export class OneWriter {
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
