import { seededRandom } from '../random.ts';
import type { Product } from './utilities.ts';

export interface ErrorSettings {
  readonly seed: number;
  /** How often each person chooses. */
  readonly draws: number;
  /** Standard deviation of what is added to each part-worth: products that are alike share it. */
  readonly partWorths: number;
  /** Scale of the Gumbel error that each product has of its own. */
  readonly products: number;
}

/** Drawn once and used for every step, so that moving a price shows what the price does and no other luck. */
export interface RandomErrors extends ErrorSettings {
  /** Of as many draws as are kept: by draw, what each option is moved by. */
  of(products: readonly Product[], options: number): Float64Array;
  readonly kept: number;
}

/** A prime number of them: people begin at different ones and go through all. */
const KEPT = 2_003;
const MOST_OPTIONS = 32;

/**
 * @example
 * randomErrors({ seed: 1, draws: 10, partWorths: 0.5, products: 1 }, 2).kept // 2003
 */
export function randomErrors(settings: ErrorSettings, levels: number): RandomErrors {
  const random = seededRandom(settings.seed);
  const ofLevels = Float64Array.from({ length: KEPT * levels }, () => settings.partWorths * random.normal());
  const ofOptions = Float64Array.from(
    { length: KEPT * MOST_OPTIONS },
    // 1 − u is never 0; a hair is added so that −log of it is neither.
    () => -settings.products * Math.log(-Math.log(1 - random.next()) + Number.MIN_VALUE),
  );
  return {
    ...settings,
    kept: KEPT,
    of: (products, options) => {
      const moved = new Float64Array(KEPT * options);
      for (let draw = 0; draw < KEPT; draw++)
        for (let option = 0; option < options; option++) {
          let sum = ofOptions[draw * MOST_OPTIONS + (option % MOST_OPTIONS)]!;
          for (const { level, share } of products[option] ?? []) sum += share * ofLevels[draw * levels + level]!;
          moved[draw * options + option] = sum;
        }
      return moved;
    },
  };
}

/** Which of the kept draws somebody's n-th is. */
export const drawAt = (person: number, nth: number, { draws, kept }: RandomErrors): number =>
  (person * draws + nth) % kept;
