import { SimilarityIndex } from '../alike/similarity-index.ts';
import { surenessBy, type Tried } from './sureness-by.ts';

/** An answer that was coded. */
export interface CodedText {
  readonly text: string;
  readonly codes: readonly number[];
}

export interface SuggestedCode {
  readonly code: number;
  /** 0 to 1: how often such a proposal was right among the answers that it was learnt from. */
  readonly sureness: number;
}

const NEAREST = 12;
/** Less in common is chance: two short answers share the ends of a word. */
const LEAST_SIMILARITY = 0.12;
/** As many of the coded answers are left out one by one to see how good a proposal is. */
const MOST_TRIED = 1_000;
const MOST_CODES = 4;

/**
 * Proposes codes for answers as others like them were coded: those that most of the nearest have, counted by their similarity. How sure it is was found out
 * on the coded answers themselves, each left out and proposed for by the others. Words said of a code are taken as an answer that has it; they are never tried.
 *
 * @example
 * new CodeSuggester([{ text: '太贵了', codes: [1] }, { text: '价格太贵', codes: [1] }, { text: '送货慢', codes: [2] }]).suggest('太贵').map(one => one.code) // [1]
 */
export class CodeSuggester {
  readonly #examples: readonly CodedText[];
  readonly #index: SimilarityIndex;
  readonly #sureness: (score: number) => number;
  /** Of the proposals that were tried, the surest of each answer: how many of them were right. */
  readonly tried: { readonly answers: number; readonly right: number };

  constructor(coded: readonly CodedText[], described: readonly CodedText[] = []) {
    this.#examples = [...coded, ...described];
    this.#index = new SimilarityIndex(this.#examples.map(({ text }) => text));
    const every = Math.max(1, Math.ceil(coded.length / MOST_TRIED));
    const proposals = coded.flatMap(({ text, codes }, place) => {
      if (place % every !== 0) return [];
      const scored = this.#scores(text, place).map(({ code, score }) => ({ score, isRight: codes.includes(code) }));
      return [scored];
    });
    this.#sureness = surenessBy(proposals.flat());
    const first = proposals.flatMap(([surest]): readonly Tried[] => (surest ? [surest] : []));
    this.tried = { answers: proposals.length, right: first.filter(({ isRight }) => isRight).length };
  }

  /** The surest first; nothing where nothing is like it. */
  suggest(text: string): SuggestedCode[] {
    return this.#scores(text).map(({ code, score }) => ({ code, sureness: this.#sureness(score) }));
  }

  #scores(text: string, leftOut?: number): { readonly code: number; readonly score: number }[] {
    const near = this.#index.near(text, NEAREST, leftOut).filter(({ similarity }) => similarity >= LEAST_SIMILARITY);
    const whole = near.reduce((sum, { similarity }) => sum + similarity, 0);
    const nearest = new Map<number, number>();
    const shares = new Map<number, number>();
    for (const { place, similarity } of near)
      for (const code of new Set(this.#examples[place]!.codes)) {
        shares.set(code, (shares.get(code) ?? 0) + similarity / whole);
        nearest.set(code, Math.max(nearest.get(code) ?? 0, similarity));
      }
    // Many neighbours that agree, and one at least that is really like it.
    return [...shares]
      .map(([code, share]) => ({ code, score: Math.sqrt(share * nearest.get(code)!) }))
      .sort((a, b) => b.score - a.score || a.code - b.code)
      .slice(0, MOST_CODES);
  }
}
