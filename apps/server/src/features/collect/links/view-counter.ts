import type { Database } from '../../../platform/database/database.ts';
import { keepSurveys } from '../../design/live-settings/index.ts';
import { addViews, listSurveysOf } from './link.repository.ts';

const FLUSH_MS = 1000;

/** Counts views in memory and writes them every second: a view is not worth a transaction. */
export class ViewCounter {
  readonly #database: Database;
  #views = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;

  constructor(database: Database) {
    this.#database = database;
    this.#timer = setInterval(() => void this.flush().catch(() => {}), FLUSH_MS);
    this.#timer.unref();
  }

  count(linkCode: string): void {
    this.#views.set(linkCode, (this.#views.get(linkCode) ?? 0) + 1);
  }

  async flush(): Promise<void> {
    if (this.#views.size === 0) return;
    const views = this.#views;
    this.#views = new Map();
    try {
      await this.#database.transaction(async db => {
        await keepSurveys(db, await listSurveysOf(db, [...views.keys()]));
        await addViews(db, views);
      });
    } catch (error) {
      for (const [code, count] of views) this.#views.set(code, (this.#views.get(code) ?? 0) + count);
      throw error;
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}
