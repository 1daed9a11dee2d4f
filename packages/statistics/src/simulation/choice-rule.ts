import type { RandomErrors } from './random-errors.ts';
import { type Product, type Utilities, worthOf } from './utilities.ts';

/** How people decide between products. */
export interface ChoiceRule {
  readonly method: ChoiceMethod;
  /** How sharply they do: utilities are multiplied by it. */
  readonly scale: number;
  /** Whether they may take none of them, where it is known what that is worth. */
  readonly hasNone: boolean;
  /** Of the randomised first choice. */
  readonly errors?: RandomErrors | undefined;
}

/** First choice: the best one. Logit: a share of each. Randomised: the best one, again and again with errors. */
export const choiceMethods = ['logit', 'firstChoice', 'randomised'] as const;
export type ChoiceMethod = (typeof choiceMethods)[number];

export interface Market {
  readonly utilities: Utilities;
  readonly products: readonly Product[];
  readonly rule: ChoiceRule;
}

export const hasNone = ({ utilities, rule }: Pick<Market, 'utilities' | 'rule'>): boolean =>
  rule.hasNone && utilities.none !== undefined;

/**
 * Products, and behind them none where that can be chosen.
 *
 * @example
 * optionsIn({ utilities: { people: 1, levels: 2, values: [1, 0], none: [0] }, products: [[{ level: 0, share: 1 }]],
 *   rule: { method: 'logit', scale: 1, hasNone: true } }) // 2
 */
export const optionsIn = (market: Market): number => market.products.length + (hasNone(market) ? 1 : 0);

/** By person, what each option is worth. */
export function optionWorths(market: Market): Float64Array {
  const { utilities, products, rule } = market;
  const options = optionsIn(market);
  const worths = new Float64Array(utilities.people * options);
  for (let person = 0; person < utilities.people; person++) {
    for (const [at, product] of products.entries())
      worths[person * options + at] = rule.scale * worthOf(utilities, person, product);
    if (options > products.length) worths[person * options + products.length] = rule.scale * utilities.none![person]!;
  }
  return worths;
}

export function errorsOf({ rule: { errors } }: Market): RandomErrors {
  if (!errors) throw new Error('a randomised first choice has no errors');
  return errors;
}
