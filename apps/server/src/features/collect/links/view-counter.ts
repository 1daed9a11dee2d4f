import type { Database, Queryable } from '../../../platform/database/database.ts';
import { keepSurveys } from '../../design/live-settings/index.ts';

const FLUSH_MS = 1000;

/** Where the views of one kind of address are kept, by its owner. */
export interface ViewStore {
  /** The surveys of these codes, each once. */
  listSurveysOf(db: Queryable, codes: readonly string[]): Promise<string[]>;
  /** Adds what a process has counted since it last wrote. Rows are locked in one order: every process writes many of them each second. */
  addViews(db: Queryable, views: ReadonlyMap<string, number>): Promise<void>;
}

/** Counts views in memory and writes them every second: a view is not worth a transaction. `Kind` is a kind of address. */
export class ViewCounter<Kind extends string = string> {
  readonly #database: Database;
  readonly #counts: readonly { readonly kind: Kind; readonly store: ViewStore; views: Map<string, number> }[];
  readonly #timer: NodeJS.Timeout;

  constructor(database: Database, stores: Readonly<Record<Kind, ViewStore>>) {
    this.#database = database;
    this.#counts = (Object.keys(stores) as Kind[]).map(kind => ({ kind, store: stores[kind], views: new Map() }));
    this.#timer = setInterval(() => void this.flush().catch(() => {}), FLUSH_MS);
    this.#timer.unref();
  }

  count(kind: Kind, code: string): void {
    const views = this.#counts.find(one => one.kind === kind)?.views;
    views?.set(code, (views.get(code) ?? 0) + 1);
  }

  /** Each kind by itself: what cannot be written of one is kept, and keeps nothing of another back. */
  async flush(): Promise<void> {
    const results = await Promise.allSettled(this.#counts.map(one => this.#write(one)));
    const failed = results.find(result => result.status === 'rejected');
    if (failed) throw failed.reason;
  }

  async #write(one: { readonly store: ViewStore; views: Map<string, number> }): Promise<void> {
    if (one.views.size === 0) return;
    const { store, views } = one;
    one.views = new Map();
    try {
      await this.#database.transaction(async db => {
        await keepSurveys(db, await store.listSurveysOf(db, [...views.keys()]));
        await store.addViews(db, views);
      });
    } catch (error) {
      for (const [code, count] of views) one.views.set(code, (one.views.get(code) ?? 0) + count);
      throw error;
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}
