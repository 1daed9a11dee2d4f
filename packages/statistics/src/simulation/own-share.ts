import { type ChoiceMethod, errorsOf, type Market, optionsIn, optionWorths } from './choice-rule.ts';
import { drawAt } from './random-errors.ts';
import type { CountedPeople } from './share-estimates.ts';
import { type Product, worthOf } from './utilities.ts';

/** The share (0 to 1) that a product would have in the place of one of a market, all others held. */
export type OwnShare = (product: Product) => number;

/**
 * What the others are worth is worked out once: trying a product costs little more than adding its levels up.
 *
 * @example
 * ownShareIn({ utilities: { people: 2, levels: 2, values: [1, 0, 0, 1] },
 *   products: [[{ level: 0, share: 1 }], [{ level: 0, share: 1 }]],
 *   rule: { method: 'firstChoice', scale: 1, hasNone: false } }, 1)([{ level: 1, share: 1 }]) // 0.5
 */
export function ownShareIn(market: Market, place: number, { weights, rows }: CountedPeople = {}): OwnShare {
  const { utilities, rule } = market;
  const counted = rows ?? Array.from({ length: utilities.people }, (_, row) => row);
  const whole = counted.reduce((sum, row) => sum + (weights ? weights[row]! : 1), 0);
  const shareOf = ways[rule.method](market, place);
  return product => {
    const own = shareOf(product);
    let sum = 0;
    for (const row of counted)
      sum += (weights ? weights[row]! : 1) * own(row, rule.scale * worthOf(utilities, row, product));
    return whole > 0 ? sum / whole : 0;
  };
}

/** Of a product, then of a person: the share that it has of their choices when it is worth so much. */
type Way = (market: Market, place: number) => (product: Product) => (person: number, worth: number) => number;

const ways: Readonly<Record<ChoiceMethod, Way>> = { logit, firstChoice, randomised };

function logit(market: Market, place: number): ReturnType<Way> {
  const [worths, options] = [optionWorths(market), optionsIn(market)];
  const others = Float64Array.from({ length: market.utilities.people }, (_, person) => {
    const own = [...worths.subarray(person * options, (person + 1) * options)].filter((__, at) => at !== place);
    const highest = Math.max(...own);
    return highest + Math.log(own.reduce((sum, worth) => sum + Math.exp(worth - highest), 0));
  });
  // Without others there is nothing to weigh it against.
  return () => (person, worth) => (options === 1 ? 1 : 1 / (1 + Math.exp(others[person]! - worth)));
}

function firstChoice(market: Market, place: number): ReturnType<Way> {
  const [worths, options] = [optionWorths(market), optionsIn(market)];
  const { highest, ties } = bestOfOthers(
    market.utilities.people,
    options,
    place,
    (person, at) => worths[person * options + at]!,
  );
  return () => (person, worth) => against(worth, highest[person]!, ties[person]!);
}

function randomised(market: Market, place: number): ReturnType<Way> {
  const [worths, options, errors] = [optionWorths(market), optionsIn(market), errorsOf(market)];
  const { draws } = errors;
  const moved = errors.of(market.products, options);
  const { highest, ties } = bestOfOthers(market.utilities.people * draws, options, place, (choice, at) => {
    const person = Math.floor(choice / draws);
    return worths[person * options + at]! + moved[drawAt(person, choice % draws, errors) * options + at]!;
  });
  return product => {
    const own = errors.of(
      Array.from({ length: options }, (_, at) => (at === place ? product : [])),
      options,
    );
    return (person, worth) => {
      let sum = 0;
      for (let nth = 0; nth < draws; nth++) {
        const choice = person * draws + nth;
        const now = worth + own[drawAt(person, nth, errors) * options + place]!;
        sum += against(now, highest[choice]!, ties[choice]!);
      }
      return sum / draws;
    };
  };
}

const against = (worth: number, highest: number, ties: number): number =>
  worth > highest ? 1 : worth === highest ? 1 / (1 + ties) : 0;

function bestOfOthers(
  choices: number,
  options: number,
  place: number,
  worthAt: (choice: number, at: number) => number,
) {
  const highest = new Float64Array(choices).fill(Number.NEGATIVE_INFINITY);
  const ties = new Uint8Array(choices);
  for (let choice = 0; choice < choices; choice++)
    for (let at = 0; at < options; at++) {
      if (at === place) continue;
      const worth = worthAt(choice, at);
      if (worth > highest[choice]!) {
        highest[choice] = worth;
        ties[choice] = 1;
      } else if (worth === highest[choice]) ties[choice]!++;
    }
  return { highest, ties };
}
