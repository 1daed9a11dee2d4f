import { createHash } from 'node:crypto';
import { LruCache } from '../../../../platform/lru-cache.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type AsideFor, findAside } from '../reading/answers-aside.ts';

const MOST_BYTES = 32 * 1024 * 1024;

/** What rules find among answers, kept while somebody writes another one beside them. */
export class FoundAnswers {
  readonly #kept = new LruCache<string, Int32Array>(MOST_BYTES, ({ byteLength }) => byteLength + 200);

  /** By pattern, places of the answers that it finds. */
  async find(
    platform: Platform,
    who: AsideFor,
    texts: readonly string[],
    patterns: readonly string[],
  ): Promise<ReadonlyMap<string, Int32Array>> {
    const answers = createHash('sha256').update(texts.join('\0')).digest('base64url');
    const nameOf = (pattern: string) => `${answers}:${pattern}`;
    const found = new Map<string, Int32Array>();
    for (const pattern of patterns) {
      const known = this.#kept.get(nameOf(pattern));
      if (known) found.set(pattern, known);
    }
    const missing = [...new Set(patterns)].filter(pattern => !found.has(pattern));
    if (missing.length === 0) return found;
    const fresh = await findAside(platform, who, texts, missing);
    for (const [at, pattern] of missing.entries()) {
      const { places } = fresh[at]!;
      found.set(pattern, places);
      this.#kept.set(nameOf(pattern), places);
    }
    return found;
  }
}
