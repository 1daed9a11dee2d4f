import { expect, it } from 'vitest';
import { cohenKappa } from './cohen-kappa.ts';
import { kappaReach } from './kappa-reach.ts';
import type { Rating } from './ratings.ts';

/** Two coders who give a code alike often: both, one, the other, neither. */
const coded = (both: number, one: number, neither: number) =>
  [
    ...new Array<Rating[]>(both).fill(['yes', 'yes']),
    ...new Array<Rating[]>(one).fill(['yes', 'no']),
    ...new Array<Rating[]>(one).fill(['no', 'yes']),
    ...new Array<Rating[]>(neither).fill(['no', 'no']),
  ] as const;

it.each([
  [40, 10, 140],
  [12, 4, 300],
  [90, 30, 90],
])(
  'is what the interval of Cohen’s κ reaches where both give the code alike often: %i, %i, %i',
  (both, one, neither) => {
    const ratings = coded(both, one, neither);
    const { kappa, interval } = cohenKappa(ratings);
    const share = (both + one) / ratings.length;
    expect(kappaReach(ratings.length, { share, kappa: kappa! })).toBeCloseTo(
      (interval!.upper - interval!.lower) / 2,
      9,
    );
  },
);

it('is smaller with more answers and larger with rarer codes', () => {
  const of = (units: number, share: number) => kappaReach(units, { share, kappa: 0.7 });
  expect(of(400, 0.25)).toBeCloseTo(of(100, 0.25) / 2, 12);
  expect(of(100, 0.05)).toBeGreaterThan(of(100, 0.25));
});
