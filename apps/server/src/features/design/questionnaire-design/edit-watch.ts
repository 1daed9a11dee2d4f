import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { NewsWatch } from '../../../platform/watch/news-watch.ts';
import { editMade } from './edit-made.ts';
import { presentSince } from './presence.ts';
import { listStandings, type Standing } from './standing.repository.ts';

/** What the caller knows; what is left out is of no interest to them. */
export type KnownStanding = Pick<Standing, 'version'> & { [Key in 'status' | 'presence']?: Standing[Key] | undefined };

/** Lets calls wait until a questionnaire stands otherwise than known, or is gone. An edit made in this process is not waited for. */
export class EditWatch {
  readonly #news: NewsWatch<KnownStanding>;

  constructor(database: Database, clock: Clock) {
    this.#news = new NewsWatch(async waiting => {
      const ids = [...new Set(waiting.map(({ about }) => about))];
      const standings = await listStandings(database.pool, ids, presentSince(clock.now()));
      return waiting.map(({ about, known }) => isNews(known, standings.get(about)));
    });
    editMade.on('made', this.#onMade);
  }

  get isStopped(): boolean {
    return this.#news.isStopped;
  }

  wait(scrollId: string, known: KnownStanding, timeoutMs: number): Promise<void> {
    return this.#news.wait(scrollId, known, { timeoutMs });
  }

  stop(): void {
    editMade.off('made', this.#onMade);
    this.#news.stop();
  }

  readonly #onMade = (scrollId: string) => this.#news.wake(scrollId);
}

function isNews(known: KnownStanding, now: Standing | undefined): boolean {
  if (!now || now.version > known.version) return true;
  return (['status', 'presence'] as const).some(key => known[key] !== undefined && known[key] !== now[key]);
}
