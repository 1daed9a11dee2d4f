import type { Database } from '../../platform/database/database.ts';
import { listVersions } from './questionnaire.repository.ts';

const LOOK_EVERY_MS = 1000;

interface Waiting {
  readonly scrollId: string;
  readonly version: number;
  readonly done: () => void;
}

/**
 * Lets calls wait for a questionnaire's next edit. One look a second for all that wait in this process, so a hundred open editors cost what
 * one does; edits made in other processes are seen as well, because it is the database that is looked at.
 */
export class EditWatch {
  readonly #database: Database;
  readonly #waiting = new Set<Waiting>();
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Ends when the questionnaire is past the version, when the time is over, or when the server stops. */
  wait(scrollId: string, version: number, timeoutMs: number): Promise<void> {
    return new Promise(resolve => {
      const done = () => {
        clearTimeout(timeout);
        this.#waiting.delete(waiting);
        resolve();
      };
      const timeout = setTimeout(done, timeoutMs);
      const waiting = { scrollId, version, done };
      this.#waiting.add(waiting);
      this.#timer ??= setTimeout(() => void this.#look(), LOOK_EVERY_MS);
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
    for (const { done } of [...this.#waiting]) done();
  }

  async #look(): Promise<void> {
    const ids = [...new Set([...this.#waiting].map(one => one.scrollId))];
    // A look that fails is made again: whoever waits has a time of their own.
    const versions = await listVersions(this.#database.pool, ids).catch(() => new Map<string, number>());
    for (const { scrollId, version, done } of [...this.#waiting]) if ((versions.get(scrollId) ?? 0) > version) done();
    this.#timer = this.#waiting.size > 0 ? setTimeout(() => void this.#look(), LOOK_EVERY_MS) : undefined;
  }
}
