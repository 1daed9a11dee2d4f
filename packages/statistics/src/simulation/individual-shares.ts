import { type ChoiceMethod, errorsOf, type Market, optionsIn, optionWorths } from './choice-rule.ts';
import { drawAt } from './random-errors.ts';

/**
 * By person, the share (0 to 1) that each option has of their choices: products, then none where there is one.
 *
 * @example
 * individualShares({ utilities: { people: 2, levels: 2, values: [1, 0, 0, 1] },
 *   products: [[{ level: 0, share: 1 }], [{ level: 1, share: 1 }]],
 *   rule: { method: 'firstChoice', scale: 1, hasNone: false } }) // [1, 0, 0, 1]
 */
export function individualShares(market: Market): Float64Array {
  return ways[market.rule.method](market, optionWorths(market), optionsIn(market));
}

type Way = (market: Market, worths: Float64Array, options: number) => Float64Array;

const ways: Readonly<Record<ChoiceMethod, Way>> = { logit, firstChoice, randomised };

function logit(_: Market, worths: Float64Array, options: number): Float64Array {
  const shares = new Float64Array(worths.length);
  for (let from = 0; from < worths.length; from += options) {
    let highest = Number.NEGATIVE_INFINITY;
    for (let at = from; at < from + options; at++) highest = Math.max(highest, worths[at]!);
    let whole = 0;
    for (let at = from; at < from + options; at++) whole += shares[at] = Math.exp(worths[at]! - highest);
    for (let at = from; at < from + options; at++) shares[at]! /= whole;
  }
  return shares;
}

/** Who likes several best takes each of them as often. */
function firstChoice(_: Market, worths: Float64Array, options: number): Float64Array {
  const shares = new Float64Array(worths.length);
  for (let from = 0; from < worths.length; from += options) {
    let [highest, ties] = [Number.NEGATIVE_INFINITY, 0];
    for (let at = from; at < from + options; at++) {
      if (worths[at]! > highest) [highest, ties] = [worths[at]!, 1];
      else if (worths[at] === highest) ties++;
    }
    for (let at = from; at < from + options; at++) if (worths[at] === highest) shares[at] = 1 / ties;
  }
  return shares;
}

function randomised(market: Market, worths: Float64Array, options: number): Float64Array {
  const errors = errorsOf(market);
  const moved = errors.of(market.products, options);
  const shares = new Float64Array(worths.length);
  const people = market.utilities.people;
  const each = 1 / errors.draws;
  for (let person = 0; person < people; person++) {
    const from = person * options;
    for (let nth = 0; nth < errors.draws; nth++) {
      const draw = drawAt(person, nth, errors) * options;
      let highest = Number.NEGATIVE_INFINITY;
      let best = 0;
      let ties = 0;
      for (let at = 0; at < options; at++) {
        const worth = worths[from + at]! + moved[draw + at]!;
        if (worth > highest) {
          highest = worth;
          best = at;
          ties = 1;
        } else if (worth === highest) ties++;
      }
      if (ties === 1) shares[from + best]! += each;
      else
        for (let at = 0; at < options; at++)
          if (worths[from + at]! + moved[draw + at]! === highest) shares[from + at]! += each / ties;
    }
  }
  return shares;
}
