import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StatisticsProblem } from '../problem.ts';
import { distributions } from './distributions.ts';

interface KnownValue {
  fn: keyof typeof distributions;
  args: number[];
  value: number;
}

/** Computed with 330-digit arithmetic (mpmath), far tails and large degrees of freedom included. */
const knownValues: KnownValue[] = JSON.parse(
  readFileSync(new URL('../../test/distribution-values.json', import.meta.url), 'utf8'),
);
const call = ({ fn, args }: KnownValue) => (distributions[fn] as (...args: number[]) => number)(...args);

describe('distributions', () => {
  for (const name of new Set(knownValues.map(known => known.fn))) {
    test(`${name} agrees with 330-digit arithmetic to 1e-10, far tails included`, () => {
      const wrong = knownValues
        .filter(known => known.fn === name && !(Math.abs(call(known) / known.value - 1) < 1e-10))
        .map(known => ({ ...known, got: call(known) }));
      expect(wrong).toEqual([]);
    });
  }

  const probability = fc.oneof(
    fc.double({ min: 1e-12, max: 1 - 1e-12, noNaN: true }),
    fc.integer({ min: -290, max: -1 }).map(exponent => 10 ** exponent),
  );
  const df = fc.double({ min: 1, max: 5000, noNaN: true });
  const near = (got: number, want: number) => Math.abs(got - want) <= 1e-9 * Math.min(want, 1 - want);

  test('a normal quantile has its probability below it', () => {
    fc.assert(fc.property(probability, p => near(distributions.normalCdf(distributions.normalQuantile(p)), p)));
  });
  test('a t quantile has its probability below it', () => {
    fc.assert(fc.property(probability, df, (p, df) => near(distributions.tCdf(distributions.tQuantile(p, df), df), p)));
  });
  test('a χ² quantile has its probability below it', () => {
    // Below 1 degree of freedom the quantiles of tiny probabilities are smaller than the smallest number.
    const atLeastTwo = fc.double({ min: 2, max: 5000, noNaN: true });
    fc.assert(
      fc.property(probability, atLeastTwo, (p, df) =>
        near(distributions.chiSquareCdf(distributions.chiSquareQuantile(p, df), df), p),
      ),
    );
  });
  test('an F quantile leaves the rest above it', () => {
    const upper = fc.double({ min: 0.5, max: 1 - 1e-9, noNaN: true });
    fc.assert(
      fc.property(upper, df, df, (p, df1, df2) =>
        near(1 - distributions.fSf(distributions.fQuantile(p, df1, df2), df1, df2), p),
      ),
    );
  });

  test('the normal, t and χ² tails agree where one is a case of the other', () => {
    const z = 2.3;
    expect(2 * distributions.normalSf(z)).toBeCloseTo(distributions.chiSquareSf(z * z, 1), 14);
    expect(2 * distributions.tSf(z, 7)).toBeCloseTo(distributions.fSf(z * z, 1, 7), 14);
    expect(distributions.tSf(z, 1e9)).toBeCloseTo(distributions.normalSf(z), 9);
  });

  test.each([
    ['a probability of 1', () => distributions.normalQuantile(1)],
    ['a probability of 0', () => distributions.chiSquareQuantile(0, 3)],
    ['no degrees of freedom', () => distributions.tSf(1, 0)],
    ['a studentised range with one degree of freedom', () => distributions.tukeySf(3, 3, 1)],
    ['a pole of the gamma function', () => distributions.logGamma(-2)],
    ['a quantile beyond the largest number', () => distributions.tQuantile(1e-200, 0.5)],
    ['NaN', () => distributions.regularizedBeta(Number.NaN, 1, 1)],
  ])('refuses %s as out of range', (_, run) => {
    expect(run).toThrow(expect.objectContaining({ problem: 'out-of-range' }) as StatisticsProblem);
  });
});
