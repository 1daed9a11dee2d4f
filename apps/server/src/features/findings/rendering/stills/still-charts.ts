import { createHash } from 'node:crypto';
import type { Chart } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import { LruCache } from '../../../../platform/lru-cache.ts';
import type { OwnThreads } from '../../../../platform/threads/thread-pool.ts';
import type { StillTask } from './still-thread.ts';

const MOST_BYTES = 8 * 1024 * 1024;
const DRAWN_MS = 30;
const sizeOf = (svgs: readonly string[]) => svgs.reduce((sum, svg) => sum + 2 * svg.length, 100);

/**
 * Charts as they look before anybody touches them, as svg: what draws them in a browser is many times as large. Drawn in a thread, by the
 * same definitions; drawn once, until their numbers change.
 */
export class StillCharts {
  readonly #drawn = new LruCache<string, readonly string[]>(MOST_BYTES, sizeOf);

  async draw(
    threads: OwnThreads,
    charts: readonly Chart[],
    width: number,
    language: Language,
  ): Promise<readonly string[]> {
    if (charts.length === 0) return [];
    const task: StillTask = { charts, width, language };
    const key = createHash('sha256').update(JSON.stringify(task)).digest('base64url');
    const known = this.#drawn.get(key);
    if (known) return known;
    const svgs = (await threads.run('stills', task, { effortMs: DRAWN_MS * charts.length })) as readonly string[];
    this.#drawn.set(key, svgs);
    return svgs;
  }
}
