import type { HelperFailure } from '@wenshu/api-contract';

export interface StreamLimits {
  /** Until the first byte of the answer. */
  readonly firstByteMs: number;
  /** Between two chunks of it. */
  readonly idleMs: number;
  /** Of what the server sends, with all that stands around the words. */
  readonly answerBytes: number;
}

/** The limits in time of one request, and the person's own stop. Whichever comes first says why, and ends it at once. */
export class LimitWatch {
  readonly #stop = new AbortController();
  readonly #limits: StreamLimits;
  readonly #outer: AbortSignal | undefined;
  readonly #total: NodeJS.Timeout;
  #pause: NodeJS.Timeout;
  #why: HelperFailure | undefined;

  constructor(limits: StreamLimits, totalMs: number, outer: AbortSignal | undefined) {
    this.#limits = limits;
    this.#outer = outer;
    this.#total = setTimeout(() => this.#end('slow'), Math.max(0, totalMs));
    this.#pause = setTimeout(() => this.#end('slow'), limits.firstByteMs);
    if (outer?.aborted) this.#end('stopped');
    outer?.addEventListener('abort', this.#onStop, { once: true });
  }

  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  get why(): HelperFailure | undefined {
    return this.#why;
  }

  /** Something came. */
  moved(): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.#end('silent'), this.#limits.idleMs);
  }

  close(): void {
    clearTimeout(this.#total);
    clearTimeout(this.#pause);
    this.#outer?.removeEventListener('abort', this.#onStop);
  }

  readonly #onStop = () => this.#end('stopped');

  #end(why: HelperFailure): void {
    this.#why ??= why;
    this.#stop.abort();
  }
}
