import { expect, it } from 'vitest';
import { erfcOfRoot, erfOfRoot } from './error-function.ts';
import { regularizedGammaP, regularizedGammaQ } from './regularized-gamma.ts';

it('is the incomplete gamma function of shape ½, on both sides of where the ways change', () => {
  for (let t = 1e-9; t < 690; t *= 1.07) {
    expect(Math.abs(erfOfRoot(t) / regularizedGammaP(t, 0.5) - 1)).toBeLessThan(1e-14);
    expect(Math.abs(erfcOfRoot(t) / regularizedGammaQ(t, 0.5) - 1)).toBeLessThan(1e-13);
  }
});

it('ends where numbers end', () => {
  expect([erfOfRoot(0), erfcOfRoot(0), erfOfRoot(Number.MAX_VALUE), erfcOfRoot(Number.MAX_VALUE)]).toEqual([
    0, 1, 1, 0,
  ]);
});
