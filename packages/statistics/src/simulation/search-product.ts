import { type SeededRandom, seededRandom } from '../random.ts';
import type { OwnShare } from './own-share.ts';
import type { Product } from './utilities.ts';

export interface SearchChoice {
  readonly terms: Product;
  readonly cost: number;
  /** Of a choice of the price. */
  readonly price?: number | undefined;
}

/** Two choices that must not meet in one product: attribute and choice of each. */
export type ForbiddenPair = readonly [attribute: number, choice: number, otherAttribute: number, otherChoice: number];
export const searchGoals = ['share', 'revenue', 'profit'] as const;
export type SearchGoal = (typeof searchGoals)[number];

export interface ProductSearch {
  /** What may be chosen of each attribute; what is fixed has one. */
  readonly attributes: readonly (readonly SearchChoice[])[];
  readonly forbidden: readonly ForbiddenPair[];
  readonly shareOf: OwnShare;
  readonly goal: SearchGoal;
  /** Where no attribute is the price. */
  readonly price: number;
  /** Up to so many products are all tried. */
  readonly mostTried: number;
  readonly seed: number;
}

export interface FoundProduct {
  /** By attribute. */
  readonly choices: readonly number[];
  readonly share: number;
  /** Of the goal, for a market of one. */
  readonly value: number;
}

export interface SearchOutcome {
  /** The best ones, the best first; none where all are forbidden. */
  readonly best: readonly FoundProduct[];
  /** All were tried: there is no better one. */
  readonly isExhaustive: boolean;
  readonly tried: number;
}

const KEPT = 5;
const STARTS = 24;
/** So many are tried before whoever asked is told how far it is. */
const AT_ONCE = 32;

/**
 * Yields the share done (0 to 1) between a few products, so that a screen stays alive and may leave off.
 *
 * @example
 * searchProduct({ attributes: [[{ terms: [{ level: 0, share: 1 }], cost: 0 }]], forbidden: [], shareOf: () => 0.25,
 *   goal: 'share', price: 0, mostTried: 10, seed: 1 }).next().value.best[0].share // 0.25
 */
export function* searchProduct(search: ProductSearch): Generator<number, SearchOutcome> {
  const whole = search.attributes.reduce((count, choices) => count * choices.length, 1);
  const tried = new Tried(search);
  if (whole <= search.mostTried) yield* tryAll(search, tried, whole);
  else yield* climb(search, tried);
  return { best: tried.best, isExhaustive: whole <= search.mostTried, tried: tried.count };
}

/** Every product that was tried, each once. */
class Tried {
  readonly #values = new Map<string, number>();
  readonly #search: ProductSearch;
  best: readonly FoundProduct[] = [];

  constructor(search: ProductSearch) {
    this.#search = search;
  }

  get count(): number {
    return this.#values.size;
  }

  /** What the goal says of it; nothing of what is forbidden. */
  valueOf(choices: readonly number[]): number {
    if (isForbidden(choices, this.#search)) return Number.NEGATIVE_INFINITY;
    const name = choices.join();
    const known = this.#values.get(name);
    if (known !== undefined) return known;
    const { attributes, shareOf, goal, price: asked } = this.#search;
    const taken = choices.map((choice, at) => attributes[at]![choice]!);
    const price = taken.find(one => one.price !== undefined)?.price ?? asked;
    const cost = taken.reduce((sum, one) => sum + one.cost, 0);
    const share = shareOf(taken.flatMap(one => one.terms));
    const value = share * { share: 1, revenue: price, profit: price - cost }[goal];
    this.#values.set(name, value);
    if (this.best.length < KEPT || value > this.best.at(-1)!.value)
      this.best = [...this.best, { choices: [...choices], share, value }]
        .sort((a, b) => b.value - a.value)
        .slice(0, KEPT);
    return value;
  }
}

const isForbidden = (choices: readonly number[], { forbidden }: ProductSearch): boolean =>
  forbidden.some(([a, first, b, second]) => choices[a] === first && choices[b] === second);

function* tryAll({ attributes }: ProductSearch, tried: Tried, whole: number): Generator<number, void> {
  const choices = attributes.map(() => 0);
  for (let nth = 0; nth < whole; nth++) {
    tried.valueOf(choices);
    for (let at = choices.length - 1; at >= 0; at--) {
      choices[at]!++;
      if (choices[at]! < attributes[at]!.length) break;
      choices[at] = 0;
    }
    if (nth % AT_ONCE === AT_ONCE - 1) yield (nth + 1) / whole;
  }
}

/** From several beginnings the best choice of one attribute after the other, until none is better. It may miss the best of all. */
function* climb(search: ProductSearch, tried: Tried): Generator<number, void> {
  const random = seededRandom(search.seed);
  for (let start = 0; start < STARTS; start++) {
    const choices = beginning(search, random);
    if (!choices) continue;
    let value = tried.valueOf(choices);
    for (let isBetter = true; isBetter; ) {
      isBetter = false;
      for (const at of random.shuffle([...search.attributes.keys()])) {
        for (const choice of search.attributes[at]!.keys()) {
          const next = choices.with(at, choice);
          const nextValue = tried.valueOf(next);
          if (nextValue <= value) continue;
          choices[at] = choice;
          value = nextValue;
          isBetter = true;
        }
        yield (start + 0.5) / STARTS;
      }
    }
    yield (start + 1) / STARTS;
  }
}

const MOST_ATTEMPTS = 200;

function beginning(search: ProductSearch, random: SeededRandom): number[] | undefined {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const choices = search.attributes.map(({ length }) => random.below(length));
    if (!isForbidden(choices, search)) return choices;
  }
  return undefined;
}
