import type { Database } from '../../../../platform/database/database.ts';
import { nobody, type Observers } from '../../../../platform/observed/observers.ts';
import type { OpenSpan } from '../../../../platform/tracing/tracing.ts';
import type { Held } from '../../../design/live-settings/index.ts';
import { observeCommit, observeSubmission } from './observe-submission.ts';
import { storeSubmissions } from './store-submissions.ts';
import type { Submission, SubmissionResult } from './submission.ts';

const MAX_GROUP = 32;
/** Of the pool's connections: whoever opens a page or saves one needs some too, also while many surveys are held. */
const SHARE_OF_CONNECTIONS = 0.5;

interface Waiting {
  readonly submission: Submission;
  /** From when it came until it was decided. */
  readonly span: OpenSpan;
  readonly resolve: (result: SubmissionResult) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Stores submissions in groups: whoever waits when the writer is free goes into one transaction, up to 32, without a timer. A lock per
 * submission is as right, but a third as fast; a group per survey is half as fast where many surveys are answered at once, because each
 * pays for its own flush. A survey whose row somebody holds is left out of the common group and waits in a transaction of its own: it
 * would hold up all the others. If a group fails, its members are tried one by one, so a bad one harms nobody.
 */
export class SubmissionWriter {
  readonly #database: Database;
  readonly #observers: Observers;
  /** Transactions that wait for a held row at once; one more is the common group's. */
  readonly #mostApart: number;
  /** By survey, the one that has waited longest first; one for which nobody waits is forgotten. */
  readonly #queues = new Map<string, Waiting[]>();
  /** Surveys whose row was held: not in the common group until their queue is empty. True while they have their transaction. */
  readonly #apart = new Map<string, boolean>();
  #isWriting = false;

  constructor(database: Database, observers: Observers = nobody) {
    this.#database = database;
    this.#observers = observers;
    this.#mostApart = Math.max(1, Math.floor(database.pool.options.max * SHARE_OF_CONNECTIONS) - 1);
  }

  /** How many surveys it knows right now. */
  get surveys(): number {
    return this.#queues.size + this.#apart.size;
  }

  submit(submission: Submission): Promise<SubmissionResult> {
    return observeSubmission(
      this.#observers,
      span =>
        new Promise((resolve, reject) => {
          this.#enqueue({ submission, span, resolve, reject });
          if (!this.#isWriting) void this.#writeAll();
        }),
    );
  }

  #enqueue(one: Waiting): void {
    const { scrollId } = one.submission.arrival;
    const queue = this.#queues.get(scrollId);
    if (queue) queue.push(one);
    else this.#queues.set(scrollId, [one]);
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    for (let group = this.#takeGroup(); group.length > 0; group = this.#takeGroup()) {
      for (const one of await this.#writeGroup(group, 'leave')) this.#setApart(one);
      this.#startApart();
    }
    this.#isWriting = false;
  }

  /** A survey of which some stay behind goes to the end of the line: a busy one leaves the others their turns. */
  #takeGroup(): Waiting[] {
    const group: Waiting[] = [];
    for (const scrollId of [...this.#queues.keys()]) {
      if (group.length === MAX_GROUP) break;
      if (!this.#apart.has(scrollId)) group.push(...this.#take(scrollId, MAX_GROUP - group.length));
    }
    return group;
  }

  #take(scrollId: string, most: number): readonly Waiting[] {
    const queue = this.#queues.get(scrollId) ?? [];
    this.#queues.delete(scrollId);
    if (queue.length > most) this.#queues.set(scrollId, queue.slice(most));
    return queue.slice(0, most);
  }

  #setApart(one: Waiting): void {
    const { scrollId } = one.submission.arrival;
    if (!this.#apart.has(scrollId)) this.#apart.set(scrollId, false);
    this.#enqueue(one);
  }

  #startApart(): void {
    let running = [...this.#apart.values()].filter(Boolean).length;
    for (const [scrollId, isRunning] of this.#apart) {
      if (running >= this.#mostApart) return;
      if (isRunning) continue;
      this.#apart.set(scrollId, true);
      running++;
      void this.#writeApart(scrollId);
    }
  }

  async #writeApart(scrollId: string): Promise<void> {
    for (let group = this.#take(scrollId, MAX_GROUP); group.length > 0; group = this.#take(scrollId, MAX_GROUP))
      await this.#writeGroup(group, 'wait');
    this.#apart.delete(scrollId);
    this.#startApart();
  }

  /** Answers everybody whose submission was decided; gives back those of held surveys. */
  async #writeGroup(group: readonly Waiting[], held: Held): Promise<Waiting[]> {
    try {
      const submissions = group.map(one => one.submission);
      const store = () => storeSubmissions(this.#database, submissions, held);
      const spans = group.map(one => one.span);
      const results = await observeCommit(this.#observers, spans, store);
      return group.filter((one, index) => {
        const result = results[index];
        if (result) one.resolve(result);
        return !result;
      });
    } catch (error) {
      if (group.length > 1) return (await this.#writeEach(group, held)).flat();
      group[0]!.reject(error);
      return [];
    }
  }

  async #writeEach(group: readonly Waiting[], held: Held): Promise<Waiting[][]> {
    const left: Waiting[][] = [];
    for (const one of group) left.push(await this.#writeGroup([one], held));
    return left;
  }
}
