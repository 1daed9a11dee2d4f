const LOOK_EVERY_MS = 1000;

/** Somebody who waits for news of something, and what they know of it. */
export interface Waiting<Known> {
  readonly about: string;
  readonly known: Known;
}

/** Whether there is news for each of those who wait. */
type Look<Known> = (waiting: readonly Waiting<Known>[]) => Promise<readonly boolean[]>;

/**
 * Lets calls wait for news. One look a second for all that wait in this process, so a hundred open pages cost what one does; what other
 * processes did is seen as well, because it is the database that is looked at.
 */
export class NewsWatch<Known> {
  readonly #look: Look<Known>;
  readonly #waiting = new Map<Waiting<Known>, () => void>();
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(look: Look<Known>) {
    this.#look = look;
  }

  /** Nobody is to wait any more: who was answered just now asks again at once, and would keep the server from stopping. */
  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Ends when there is news, when the time is over, when the caller has hung up, or when the server stops. */
  wait(about: string, known: Known, { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal }): Promise<void> {
    return new Promise(resolve => {
      const done = () => {
        clearTimeout(timeout);
        signal?.removeEventListener('abort', done);
        this.#waiting.delete(waiting);
        resolve();
      };
      const timeout = setTimeout(done, timeoutMs);
      const waiting = { about, known };
      this.#waiting.set(waiting, done);
      if (signal?.aborted) done();
      signal?.addEventListener('abort', done);
      this.#timer ??= setTimeout(() => void this.#lookAtAll(), LOOK_EVERY_MS);
    });
  }

  /** Whoever waits for news of it need not wait for the next look. */
  wake(about: string): void {
    for (const [waiting, done] of [...this.#waiting]) if (waiting.about === about) done();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    for (const done of [...this.#waiting.values()]) done();
  }

  async #lookAtAll(): Promise<void> {
    const waiting = [...this.#waiting.keys()];
    // A look that fails is made again: whoever waits has a time of their own.
    const hasNews = await this.#look(waiting).catch((): readonly boolean[] => []);
    for (const [at, one] of waiting.entries()) if (hasNews[at]) this.#waiting.get(one)?.();
    this.#timer = this.#waiting.size > 0 ? setTimeout(() => void this.#lookAtAll(), LOOK_EVERY_MS) : undefined;
  }
}
