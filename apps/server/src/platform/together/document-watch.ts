import { Refusal } from '../../refusal/refusal.ts';
import type { Database } from '../database/database.ts';
import { NewsWatch } from '../watch/news-watch.ts';
import { changesTold } from './told-changes.ts';

interface Versioned {
  readonly version: number;
}

/** What a caller knows of how a document stands; what is left out is of no interest to them. */
export type KnownStanding<Standing extends Versioned> = Pick<Standing, 'version'> & {
  readonly [Key in Exclude<keyof Standing, 'version'>]?: Standing[Key] | undefined;
};

interface Watched<Standing extends Versioned> {
  readonly kind: string;
  readonly database: Database;
  /** How some documents stand, by id; one that is gone is not among them. */
  readonly standings: (documentIds: readonly string[]) => Promise<ReadonlyMap<string, Standing>>;
}

interface Asking<Standing extends Versioned, News> {
  readonly documentId: string;
  readonly known: KnownStanding<Standing>;
  readonly waitSeconds: number;
  readonly read: () => Promise<News>;
  readonly isNews: (news: News) => boolean;
  /** Refuses whoever may not be told any more. */
  readonly mayStill: () => Promise<unknown>;
}

/** Lets calls wait until a document of a kind stands otherwise than known, or is gone. A change made in this process is not waited for. */
export class DocumentWatch<Standing extends Versioned> {
  readonly #news: NewsWatch<KnownStanding<Standing>>;
  readonly #watched: Watched<Standing>;

  constructor(watched: Watched<Standing>) {
    this.#watched = watched;
    this.#news = new NewsWatch(async waiting => {
      const standings = await watched.standings([...new Set(waiting.map(({ about }) => about))]);
      return waiting.map(({ about, known }) => standsOtherwise(known, standings.get(about)));
    });
    changesTold(watched.database).on('changed', this.#onChanged);
  }

  wait(documentId: string, known: KnownStanding<Standing>, timeoutMs: number): Promise<void> {
    return this.#news.wait(documentId, known, { timeoutMs });
  }

  /** What there is to tell: now, if there is something or nobody wants to wait; else as soon as there is, or the time is over. */
  async answer<News>({
    documentId,
    known,
    waitSeconds,
    read,
    isNews,
    mayStill,
  }: Asking<Standing, News>): Promise<News> {
    const news = await read();
    if (isNews(news) || waitSeconds === 0) return news;
    if (this.#news.isStopped) throw new Refusal('serviceStopping');
    await this.wait(documentId, known, waitSeconds * 1000);
    // Half a minute is long enough to lose a right.
    await mayStill();
    return read();
  }

  stop(): void {
    changesTold(this.#watched.database).off('changed', this.#onChanged);
    this.#news.stop();
  }

  readonly #onChanged = (kind: string, documentId: string) => {
    if (kind === this.#watched.kind) this.#news.wake(documentId);
  };
}

function standsOtherwise<Standing extends Versioned>(
  known: KnownStanding<Standing>,
  now: Standing | undefined,
): boolean {
  if (!now || now.version > known.version) return true;
  const { version: _version, ...rest } = known;
  return Object.entries(rest).some(([key, value]) => value !== undefined && now[key as keyof Standing] !== value);
}
