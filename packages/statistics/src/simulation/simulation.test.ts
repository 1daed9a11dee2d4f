import { expect, it } from 'vitest';
import { type SeededRandom, seededRandom } from '../random.ts';
import { type ChoiceMethod, choiceMethods, type Market, optionsIn } from './choice-rule.ts';
import { individualShares } from './individual-shares.ts';
import { ownShareIn } from './own-share.ts';
import { priceTerms } from './price-terms.ts';
import { randomErrors } from './random-errors.ts';
import { searchProduct } from './search-product.ts';
import { shareEstimates } from './share-estimates.ts';
import type { Product, Utilities } from './utilities.ts';

const levelled = (...levels: readonly number[]): Product => levels.map(level => ({ level, share: 1 }));
const rule = (method: ChoiceMethod, more: object = {}) => ({ method, scale: 1, hasNone: true, ...more });

/** Two attributes: levels 0 and 1, levels 2 and 3. Two people. */
const two: Utilities = { people: 2, levels: 4, values: [1, -1, 0.5, -0.5, -1, 1, 0, 0], none: [0, 0] };
const pair: readonly Product[] = [levelled(0, 2), levelled(1, 3)];

function expectClose(found: ArrayLike<number>, known: ArrayLike<number>, most: number): void {
  expect(found).toHaveLength(known.length);
  for (const [at, share] of Array.from(known).entries()) expect(Math.abs(found[at]! - share)).toBeLessThan(most);
}

it('weighs products by hand: logit, first choice, none', () => {
  // Worths: 1.5, −1.5, 0 of the first person; −1, 1, 0 of the second.
  const soft = (worths: readonly number[]) => {
    const powers = worths.map(Math.exp);
    return powers.map(power => power / powers.reduce((sum, one) => sum + one, 0));
  };
  const logit = individualShares({ utilities: two, products: pair, rule: rule('logit') });
  expectClose(logit, [...soft([1.5, -1.5, 0]), ...soft([-1, 1, 0])], 1e-12);
  const sharper = individualShares({ utilities: two, products: pair, rule: rule('logit', { scale: 2 }) });
  expectClose(sharper.subarray(0, 3), soft([3, -3, 0]), 1e-12);
  const first = individualShares({ utilities: two, products: pair, rule: rule('firstChoice') });
  expect([...first]).toEqual([1, 0, 0, 0, 1, 0]);
  const without = individualShares({ utilities: two, products: pair, rule: rule('firstChoice', { hasNone: false }) });
  expect([...without]).toEqual([1, 0, 0, 1]);
  const alike = individualShares({ utilities: two, products: [pair[0]!, pair[0]!], rule: rule('firstChoice') });
  expect([...alike]).toEqual([0.5, 0.5, 0, 0, 0, 1]);
});

it('takes a price between two levels on the line between them, and none beyond the outermost', () => {
  const levels = [
    { level: 7, price: 300 },
    { level: 5, price: 100 },
    { level: 6, price: 200 },
  ];
  expect(priceTerms(levels, 125)).toEqual([
    { level: 5, share: 0.75 },
    { level: 6, share: 0.25 },
  ]);
  expect([50, 100, 200, 300, 900].map(price => priceTerms(levels, price))).toEqual(
    [5, 5, 6, 7, 7].map(level => [{ level, share: 1 }]),
  );
});

it('gives means over weighted people and their standard errors', () => {
  const individual = [1, 0, 0, 1, 0.5, 0.5];
  expect(shareEstimates(individual, 2)).toEqual([
    { share: 0.5, standardError: expect.closeTo(Math.sqrt(0.5 / 2 / 3), 12) },
    { share: 0.5, standardError: expect.closeTo(Math.sqrt(0.5 / 2 / 3), 12) },
  ]);
  expect(shareEstimates(individual, 2, { weights: [3, 1, 0] })![0]!.share).toBe(0.75);
  expect(shareEstimates(individual, 2, { rows: [1] })).toEqual([
    { share: 0, standardError: null },
    { share: 1, standardError: null },
  ]);
  expect(shareEstimates(individual, 2, { weights: [0, 0, 0] })).toBeUndefined();
});

function randomMarket(random: SeededRandom, method: ChoiceMethod): Market {
  const [people, levels] = [40, 6];
  const values = Float64Array.from({ length: people * levels }, () => 1.5 * random.normal());
  const none = Float64Array.from({ length: people }, () => random.normal());
  const products = Array.from({ length: 3 }, () => [
    ...levelled(random.below(2), 2 + random.below(2)),
    ...priceTerms(
      [4, 5].map(level => ({ level, price: 100 * level })),
      400 + 100 * random.next(),
    ),
  ]);
  const errors = randomErrors({ seed: 5, draws: 40, partWorths: 0.6, products: 1 }, levels);
  return { utilities: { people, levels, values, none }, products, rule: rule(method, { errors }) };
}

it.each(choiceMethods)('finds the same share of one product by itself as among all of them: %s', method => {
  const random = seededRandom(3);
  for (let turn = 0; turn < 10; turn++) {
    const market = randomMarket(random, method);
    const weights = Float64Array.from({ length: 40 }, () => random.next());
    const options = optionsIn(market);
    const all = individualShares(market);
    for (let person = 0; person < 40; person++) {
      const own = all.subarray(person * options, (person + 1) * options);
      expect(own.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    }
    const among = shareEstimates(all, options, { weights })!;
    market.products.forEach((product, place) => {
      expect(ownShareIn(market, place, { weights })(product)).toBeCloseTo(among[place]!.share, 9);
    });
  }
});

it('is a first choice without errors, and a logit with Gumbel errors on products', () => {
  const market = randomMarket(seededRandom(8), 'randomised');
  const withErrors = (settings: object): Market => ({
    ...market,
    rule: rule('randomised', {
      errors: randomErrors({ seed: 11, draws: 2_003, partWorths: 0, products: 0, ...settings }, 6),
    }),
  });
  const first = individualShares({ ...market, rule: rule('firstChoice') });
  expectClose(individualShares(withErrors({})), first, 1e-9);
  const logit = individualShares({ ...market, rule: rule('logit') });
  expectClose(individualShares(withErrors({ products: 1 })), logit, 0.05);
});

it('splits what a product has with its twin, where a logit gives the twin a share of its own', () => {
  const utilities: Utilities = { people: 1, levels: 2, values: [0, 0] };
  const shareOfOther = (method: ChoiceMethod) =>
    individualShares({
      utilities,
      products: [levelled(0), levelled(0), levelled(1)],
      rule: rule(method, { errors: randomErrors({ seed: 2, draws: 2_003, partWorths: 1, products: 0 }, 2) }),
    })[2]!;
  expect(shareOfOther('logit')).toBeCloseTo(1 / 3, 9);
  expect(Math.abs(shareOfOther('randomised') - 1 / 2)).toBeLessThan(0.04);
});

it('gives the same numbers for the same seed', () => {
  const shares = () => individualShares(randomMarket(seededRandom(8), 'randomised'));
  expect(shares()).toEqual(shares());
});

function searched(most: number, more: object = {}) {
  const random = seededRandom(21);
  const [people, levels] = [30, 12];
  const values = Float64Array.from({ length: people * levels }, () => random.normal());
  const market: Market = {
    utilities: { people, levels, values },
    products: [levelled(0, 4, 8), levelled(1, 5, 9)],
    rule: rule('logit'),
  };
  const attributes = [0, 4, 8].map((from, attribute) =>
    Array.from({ length: 4 }, (_, at) => ({
      terms: levelled(from + at),
      cost: attribute === 2 ? 0 : at,
      ...(attribute === 2 && { price: 10 + 5 * at }),
    })),
  );
  const search = {
    attributes,
    forbidden: [],
    shareOf: ownShareIn(market, 0),
    goal: 'profit' as const,
    price: 0,
    mostTried: most,
    seed: 1,
    ...more,
  };
  const running = searchProduct(search);
  for (;;) {
    const step = running.next();
    if (step.done) return { outcome: step.value, search, market };
    expect(step.value).toBeGreaterThan(0);
    expect(step.value).toBeLessThanOrEqual(1);
  }
}

it('finds the best product by trying all, as a slow loop does', () => {
  const { outcome, market } = searched(64);
  let best = Number.NEGATIVE_INFINITY;
  for (let a = 0; a < 4; a++)
    for (let b = 0; b < 4; b++)
      for (let c = 0; c < 4; c++) {
        const products = [levelled(a, 4 + b, 8 + c), market.products[1]!];
        const { share } = shareEstimates(individualShares({ ...market, products }), 2)![0]!;
        best = Math.max(best, share * (10 + 5 * c - a - b));
      }
  expect(outcome).toMatchObject({ isExhaustive: true, tried: 64 });
  expect(outcome.best[0]!.value).toBeCloseTo(best, 9);
});

it('climbs to the same where there are too many to try all, and says that it did not', () => {
  const [{ outcome: all }, { outcome: climbed }] = [searched(64), searched(10)];
  expect(climbed.isExhaustive).toBe(false);
  expect(climbed.best[0]!.value).toBeCloseTo(all.best[0]!.value, 9);
});

it('never offers what is forbidden', () => {
  const free = searched(64).outcome.best[0]!.choices;
  const forbidden = [[0, free[0]!, 1, free[1]!]];
  for (const most of [64, 10])
    for (const { choices } of searched(most, { forbidden }).outcome.best)
      expect([choices[0], choices[1]]).not.toEqual([free[0], free[1]]);
  const everything = [0, 1, 2, 3].flatMap(a => [0, 1, 2, 3].map(b => [0, a, 1, b]));
  expect(searched(64, { forbidden: everything }).outcome.best).toEqual([]);
});
