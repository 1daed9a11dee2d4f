import type { Database } from '../../../platform/database/database.ts';
import { estimateBytes } from '../../../platform/estimate-bytes.ts';
import { LruCache } from '../../../platform/lru-cache.ts';
import { haveNews } from '../data-set/index.ts';

/** What was counted last, by what was asked and for whom: a hundred people who open one report cost what one does, until the next answer comes. */
export class KeptCounts<Found> {
  /** With what the database looked like before it was counted. */
  readonly #kept: LruCache<string, { readonly found: Found; readonly seen: string }>;

  constructor(bytes: number) {
    this.#kept = new LruCache<string, { readonly found: Found; readonly seen: string }>(bytes, estimateBytes);
  }

  /** What was counted before and is still so: nothing came, changed or went since. */
  async stillTrue({ pool }: Database, scrollId: string, names: readonly string[]): Promise<Map<string, Found>> {
    const known = names.flatMap(name => {
      const one = this.#kept.get(name);
      return one ? [{ name, ...one }] : [];
    });
    const looks = [...new Set(known.map(({ seen }) => seen))];
    if (looks.length === 0) return new Map();
    const news = await haveNews(
      pool,
      looks.map(seen => ({ scrollId, seen })),
    );
    const isOld = new Set(looks.filter((_seen, at) => news[at]));
    return new Map(known.flatMap(({ name, found, seen }) => (isOld.has(seen) ? [] : [[name, found] as const])));
  }

  keep(name: string, found: Found, seen: string): void {
    this.#kept.set(name, { found, seen });
  }
}
