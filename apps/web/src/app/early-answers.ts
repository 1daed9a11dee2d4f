import type { CallOptions } from '@wenshu/api-contract/client';

type Ask<Input, Answer> = (input: Input, options: CallOptions) => Promise<Answer>;

interface Early<Answer> {
  readonly answer: Promise<Answer>;
  readonly abort: AbortController;
  readonly timer: ReturnType<typeof setTimeout>;
  /** Once it has come. */
  found?: Answer;
}

/** Whoever has not come by then gets what is new. */
const KEPT_MS = 3_000;

/** Answers that are asked for before somebody is where they are shown. Each is given once, and only to the very same question. */
export class EarlyAnswers<Input, Answer> {
  readonly #ask: Ask<Input, Answer>;
  readonly #early = new Map<string, Early<Answer>>();

  constructor(ask: Ask<Input, Answer>) {
    this.#ask = ask;
  }

  begin(input: Input): void {
    const name = JSON.stringify(input);
    if (this.#early.has(name)) return;
    const abort = new AbortController();
    const answer = this.#ask(input, { signal: abort.signal, quiet: true });
    const timer = setTimeout(() => {
      this.#early.delete(name);
      abort.abort();
    }, KEPT_MS);
    const early: Early<Answer> = { answer, abort, timer };
    // Perhaps nobody waits for it, however it ends.
    answer.then(found => Object.assign(early, { found })).catch(() => {});
    this.#early.set(name, early);
  }

  /** What has come already, for a first drawing. Whoever has drawn it says so by `take`. */
  find(input: Input): Answer | undefined {
    return this.#early.get(JSON.stringify(input))?.found;
  }

  take(input: Input): void {
    this.#take(JSON.stringify(input));
  }

  /** The one that was begun, or a new one: also where that failed, so that the person hears of it. */
  async ask(input: Input, options: CallOptions): Promise<Answer> {
    const early = this.#take(JSON.stringify(input));
    if (!early) return this.#ask(input, options);
    const cancel = () => early.abort.abort();
    options.signal?.addEventListener('abort', cancel, { once: true });
    try {
      return await early.answer;
    } catch {
      return this.#ask(input, options);
    } finally {
      options.signal?.removeEventListener('abort', cancel);
    }
  }

  #take(name: string): Early<Answer> | undefined {
    const early = this.#early.get(name);
    clearTimeout(early?.timer);
    this.#early.delete(name);
    return early;
  }
}
