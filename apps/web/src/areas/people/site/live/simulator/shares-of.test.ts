import type { SimulatedProduct } from '@wenshu/analysis/browser';
import { simulateScenario } from '@wenshu/analysis/simulation';
import { liveTexts } from '@wenshu/texts/people/live';
import { expect, it } from 'vitest';
import { exampleMarket } from './example-market.ts';
import { sharesOf } from './shares-of.ts';

const { simulation, products } = exampleMarket(liveTexts.en.simulator);
const [yours, ...rivals] = products as readonly [SimulatedProduct, ...SimulatedProduct[]];
const priced = (price: number) => [{ ...yours, price }, ...rivals];

/** exp(utility) of each over the sum of all. */
function logit(utilities: readonly number[]): readonly number[] {
  const powers = utilities.map(Math.exp);
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map(power => (100 * power) / sum);
}

function expectClose(found: readonly number[], expected: readonly number[]): void {
  expect(found).toHaveLength(expected.length);
  for (const [place, share] of expected.entries()) expect(found[place]).toBeCloseTo(share, 9);
}

it('shares a market among three products and none of them by multinomial logit', () => {
  // Battery, noise cancelling and price of each; then of none.
  const others = [0.5 + 0.7 - 0.55, -0.6 - 0.7 + 0.95, -0.2];
  expectClose(sharesOf(simulation, priced(499)), logit([0.1 + 0.7 + 0, ...others]));
  // Nobody was asked about 550: what it is worth lies on the line between 499 and 599.
  const between = (-0.55 * (550 - 499)) / 100;
  expectClose(sharesOf(simulation, priced(550)), logit([0.1 + 0.7 + between, ...others]));
});

it('has the shares of the product’s simulator, whose rule it is', () => {
  const rule = { method: 'logit', scale: 1, hasNone: true } as const;
  const found = simulateScenario(simulation, {}, { products: priced(610) }, rule)!;
  expect(sharesOf(simulation, priced(610))).toEqual(found.map(({ share }) => share));
  expect(found.map(({ id }) => id)).toEqual(['yours', 'a', 'b', 'none']);
});

it('gives less to what costs more, at every step of the slider, and always a hundred in all', () => {
  const shares = Array.from({ length: 41 }, (_, step) => sharesOf(simulation, priced(299 + 10 * step)));
  for (const [step, [share = 0, ...rest]] of shares.entries()) {
    expect([share, ...rest].reduce((sum, one) => sum + one, 0)).toBeCloseTo(100, 9);
    if (step > 0) expect(share).toBeLessThan(shares[step - 1]![0]!);
  }
});
