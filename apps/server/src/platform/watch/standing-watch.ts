import type { EventEmitter } from 'node:events';
import { NewsWatch } from './news-watch.ts';

/** How something that several people work on stands. */
interface Standing {
  readonly version: number;
}

/** What the caller knows; what is left out is of no interest to them. */
type Known<Of extends Standing> = Pick<Standing, 'version'> & { readonly [Key in keyof Of]?: Of[Key] | undefined };

interface Watched<Of extends Standing> {
  /** Says the id as soon as an edit was made in this process: it is not waited for. */
  readonly made: EventEmitter<{ made: [id: string] }>;
  /** By id; what is gone is not among them. */
  list(ids: readonly string[]): Promise<ReadonlyMap<string, Of>>;
}

/** Lets calls wait until something stands otherwise than known, or is gone. */
export class StandingWatch<Of extends Standing> {
  readonly #news: NewsWatch<Known<Of>>;
  readonly #made: Watched<Of>['made'];

  constructor({ made, list }: Watched<Of>) {
    this.#news = new NewsWatch(async waiting => {
      const standings = await list([...new Set(waiting.map(({ about }) => about))]);
      return waiting.map(({ about, known }) => isNews(known, standings.get(about)));
    });
    this.#made = made.on('made', this.#onMade);
  }

  get isStopped(): boolean {
    return this.#news.isStopped;
  }

  wait(id: string, known: Known<Of>, timeoutMs: number): Promise<void> {
    return this.#news.wait(id, known, { timeoutMs });
  }

  stop(): void {
    this.#made.off('made', this.#onMade);
    this.#news.stop();
  }

  readonly #onMade = (id: string) => this.#news.wake(id);
}

function isNews<Of extends Standing>({ version, ...known }: Known<Of>, now: Of | undefined): boolean {
  if (!now || now.version > version) return true;
  return Object.entries(known).some(([key, value]) => value !== undefined && value !== now[key as keyof Of]);
}
