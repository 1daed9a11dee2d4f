import { type Exhibit, SUMMED_AT_ONCE, SUMMED_UNDER_WAY, type SummaryLook } from '@wenshu/analysis/browser';
import type { analysisCalls, CallData } from '@wenshu/api-contract';
import { errorCodes } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { onlyOf, type SummaryAnalysis } from '../model/statistics-view.ts';

type Answer = CallData<typeof analysisCalls.run>;
export type AskForSummaries = (analysis: SummaryAnalysis, signal: AbortSignal) => Promise<Answer>;

/** What is known of one question. Another object whenever any of it is another. */
export interface Summed {
  readonly exhibits?: readonly Exhibit[];
  /** What they are the outcome of: numbers open the records of what they were counted by. */
  readonly of?: Pick<SummaryAnalysis, 'filter' | 'derived'>;
  /** The reason why this question alone could not be worked out. */
  readonly problem?: string;
  /** What is shown is of another filter, group, weight or look than is asked for now. */
  readonly isOld: boolean;
}

export interface PageProblem {
  readonly slot: string | undefined;
  readonly text: string;
}

/** Somebody who drags the scroll bar passes hundreds of questions: only where they linger is asked for. */
const LINGER_MS = 120;
const UNKNOWN: Summed = { isOld: true };

/** What one question failed at, rather than the page or the network. */
const ofOneQuestion: ReadonlySet<string> = new Set([
  errorCodes.analysisNotPossible.code,
  errorCodes.resultTooLarge.code,
  errorCodes.analysisTooSlow.code,
]);

/**
 * The statistics of a page's questions, asked for where they are looked at, some at a time. What came before stays until the new is there.
 * When some are refused because of one of them, each is asked for by itself, and the one that fails says why.
 */
export class Summaries {
  readonly #ask: AskForSummaries;
  readonly #together: ReadonlyMap<string, readonly string[]>;
  readonly #summed = new Map<string, Summed>();
  /** By question: what its outcome or its problem was asked by. */
  readonly #known = new Map<string, string>();
  readonly #underWay = new Map<AbortController, readonly string[]>();
  readonly #alone = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #analysis: SummaryAnalysis | undefined;
  #shared = '';
  #looks = new Map<string, SummaryLook | undefined>();
  #wanted: readonly string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isCancelled = false;
  /** Grows with every change: what a drawing depends on. */
  version = 0;
  problem: PageProblem | undefined;
  weighting: Answer['weighting'];

  /** Rounds of a loop are asked for together, each with all of them: they are shown side by side too. */
  constructor(ask: AskForSummaries, together: ReadonlyMap<string, readonly string[]> = new Map()) {
    this.#ask = ask;
    this.#together = together;
  }

  get state(): 'idle' | 'running' | 'cancelled' {
    if (this.#isCancelled) return 'cancelled';
    return this.#underWay.size > 0 ? 'running' : 'idle';
  }

  of(key: string): Summed {
    return this.#summed.get(key) ?? UNKNOWN;
  }

  /** What shall be known from now on. A look concerns its own question only. */
  set(analysis: SummaryAnalysis): void {
    const { filter, weight, request } = analysis;
    const shared = JSON.stringify([filter, weight, request.groups, request.test]);
    const isOther = shared !== this.#shared;
    this.#analysis = analysis;
    this.#shared = shared;
    this.#looks = new Map(request.questions.map(({ question, look }) => [question, look]));
    if (isOther) this.#begin();
    this.#markOld();
    this.#changed();
    this.#soon();
  }

  /** The questions that are near the window, in their order. */
  want(keys: readonly string[]): void {
    const isSame = keys.length === this.#wanted.length && keys.every((key, at) => key === this.#wanted[at]);
    this.#wanted = keys;
    // The same once more must not put off what is about to be asked for.
    if (!isSame) this.#soon();
  }

  /** All of it anew: others may have answered since. */
  again(): void {
    this.#known.clear();
    this.#begin();
    this.#markOld();
    this.#changed();
    this.#pump();
  }

  /** One question once more, that could not be worked out: what took too long may not next time. */
  retry(key: string): void {
    this.#known.delete(key);
    this.#markOld();
    this.#changed();
    this.#pump();
  }

  cancel(): void {
    this.#hangUp();
    this.#isCancelled = true;
    this.#changed();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Nobody looks any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#hangUp();
  }

  #begin(): void {
    this.#hangUp();
    this.#alone.clear();
    this.#isCancelled = false;
    this.problem = undefined;
  }

  #hangUp(): void {
    for (const abort of this.#underWay.keys()) abort.abort();
    this.#underWay.clear();
  }

  /** All that the statistics of a question hang on. */
  #asked = (key: string): string => JSON.stringify([this.#shared, this.#looks.get(key)]);

  #markOld(): void {
    for (const [key, summed] of this.#summed) {
      const isOld = this.#known.get(key) !== this.#asked(key);
      if (isOld !== summed.isOld) this.#summed.set(key, { ...summed, isOld });
    }
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#pump(), LINGER_MS);
  }

  #pump(): void {
    if (this.#isCancelled || this.problem || !this.#analysis) return;
    while (this.#underWay.size < SUMMED_UNDER_WAY) {
      const keys = this.#next();
      if (keys.length === 0) return;
      void this.#run(keys);
    }
  }

  /** The next ones that are wanted and neither known nor under way. */
  #next(): readonly string[] {
    const busy = new Set([...this.#underWay.values()].flat());
    const missing = this.#wanted.filter(
      key => this.#looks.has(key) && !busy.has(key) && this.#known.get(key) !== this.#asked(key),
    );
    const [first] = missing;
    if (first === undefined) return [];
    if (this.#alone.has(first)) return [first];
    const next = new Set<string>();
    for (const key of missing) {
      const rounds = (this.#together.get(key) ?? [key]).filter(one => !busy.has(one) && !this.#alone.has(one));
      if (next.size > 0 && next.size + rounds.length > SUMMED_AT_ONCE) break;
      for (const round of rounds) next.add(round);
    }
    return [...next];
  }

  async #run(keys: readonly string[]): Promise<void> {
    const abort = new AbortController();
    const analysis = onlyOf(this.#analysis!, keys);
    const asked = new Map(keys.map(key => [key, this.#asked(key)]));
    this.#underWay.set(abort, keys);
    this.#changed();
    try {
      const answer = await this.#ask(analysis, abort.signal);
      if (abort.signal.aborted) return;
      this.weighting = answer.weighting;
      this.#take(keys, answer, analysis, asked);
    } catch (failure) {
      if (abort.signal.aborted) return;
      this.#fail(keys, failure, asked);
    }
    this.#underWay.delete(abort);
    this.#markOld();
    this.#changed();
    this.#pump();
  }

  #take(
    keys: readonly string[],
    { exhibits }: Answer,
    { filter, derived }: SummaryAnalysis,
    asked: ReadonlyMap<string, string>,
  ): void {
    const all = exhibits as readonly object[] as readonly Exhibit[];
    const of = { derived, ...(filter && { filter }) };
    for (const key of keys) {
      this.#known.set(key, asked.get(key)!);
      this.#summed.set(key, { exhibits: all.filter(({ about }) => about === key), of, isOld: false });
    }
  }

  #fail(keys: readonly string[], failure: unknown, asked: ReadonlyMap<string, string>): void {
    const { code, field } = failure instanceof CallFailure ? failure.details : {};
    const text = failure instanceof CallFailure ? failure.message : '';
    // A filter or a weight that cannot be used is the page's matter, however many questions were asked for.
    const isOfOne =
      code !== undefined &&
      ofOneQuestion.has(code) &&
      (code !== errorCodes.analysisNotPossible.code || field === 'questions');
    if (!isOfOne) this.problem = { slot: field, text };
    else if (keys.length > 1) for (const key of keys) this.#alone.add(key);
    else {
      const [key] = keys as readonly [string];
      this.#known.set(key, asked.get(key)!);
      this.#summed.set(key, { problem: text, isOld: false });
    }
  }

  #changed(): void {
    this.version += 1;
    for (const listener of this.#listeners) listener();
  }
}
