import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { editMade } from './edit-made.ts';
import { presentSince } from './presence.ts';
import { listStandings, type Standing } from './standing.repository.ts';

const LOOK_EVERY_MS = 1000;

/** What the caller knows; what is left out is of no interest to them. */
export type KnownStanding = Pick<Standing, 'version'> & { [Key in 'status' | 'presence']?: Standing[Key] | undefined };

interface Waiting {
  readonly scrollId: string;
  readonly known: KnownStanding;
  readonly done: () => void;
}

/**
 * Lets calls wait for news of a questionnaire. One look a second for all that wait in this process, so a hundred open editors cost what
 * one does; edits made in other processes are seen as well, because it is the database that is looked at. An edit made in this one
 * is not waited for.
 */
export class EditWatch {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #waiting = new Set<Waiting>();
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
    editMade.on('made', this.#onMade);
  }

  /** Nobody is to wait any more: who was answered just now asks again at once, and would keep the server from stopping. */
  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Ends when the questionnaire stands otherwise than known or is gone, when the time is over, or when the server stops. */
  wait(scrollId: string, known: KnownStanding, timeoutMs: number): Promise<void> {
    return new Promise(resolve => {
      const done = () => {
        clearTimeout(timeout);
        this.#waiting.delete(waiting);
        resolve();
      };
      const timeout = setTimeout(done, timeoutMs);
      const waiting = { scrollId, known, done };
      this.#waiting.add(waiting);
      this.#timer ??= setTimeout(() => void this.#look(), LOOK_EVERY_MS);
    });
  }

  stop(): void {
    this.#isStopped = true;
    editMade.off('made', this.#onMade);
    clearTimeout(this.#timer);
    for (const { done } of [...this.#waiting]) done();
  }

  readonly #onMade = (scrollId: string) => {
    for (const waiting of [...this.#waiting]) if (waiting.scrollId === scrollId) waiting.done();
  };

  async #look(): Promise<void> {
    const ids = [...new Set([...this.#waiting].map(one => one.scrollId))];
    // A look that fails is made again: whoever waits has a time of their own.
    const standings = await listStandings(this.#database.pool, ids, presentSince(this.#clock.now())).catch(
      () => undefined,
    );
    for (const { scrollId, known, done } of standings ? [...this.#waiting] : [])
      if (ids.includes(scrollId) && isNews(known, standings?.get(scrollId))) done();
    this.#timer = this.#waiting.size > 0 ? setTimeout(() => void this.#look(), LOOK_EVERY_MS) : undefined;
  }
}

function isNews(known: KnownStanding, now: Standing | undefined): boolean {
  if (!now || now.version > known.version) return true;
  return (['status', 'presence'] as const).some(key => known[key] !== undefined && known[key] !== now[key]);
}
