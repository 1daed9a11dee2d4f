import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attempt } from '../attempt.ts';
import { binomialCdf } from '../distributions/binomial.ts';
import { marginOfError } from './margin-of-error.ts';
import { proportionCi } from './proportion-ci.ts';
import { sampleSize } from './sample-size.ts';

describe('sample size and margin of error', () => {
  test('undo each other, with a finite population too', () => {
    const p = fc.double({ min: 0.05, max: 0.95, noNaN: true });
    const margin = fc.double({ min: 0.01, max: 0.2, noNaN: true });
    fc.assert(
      fc.property(p, margin, fc.option(fc.integer({ min: 5000, max: 1e6 }), { nil: undefined }), (p, margin, size) => {
        const population = size === undefined ? {} : { populationSize: size };
        const { exact } = sampleSize({ marginOfError: margin, p, confidence: 0.95, ...population });
        const reached = marginOfError({ n: exact, p, confidence: 0.95, ...population }).marginOfError;
        expect(reached).toBeCloseTo(margin, 9);
      }),
    );
  });

  test('leave no error when everybody is asked', () => {
    expect(marginOfError({ n: 1, p: 0.5, confidence: 0.95, populationSize: 1 }).marginOfError).toBe(0);
    expect(marginOfError({ n: 80, p: 0.5, confidence: 0.95, populationSize: 80 }).marginOfError).toBe(0);
  });

  test.each<[string, () => unknown]>([
    ['nobody asked', () => marginOfError({ n: 0, p: 0.5, confidence: 0.95 })],
    ['more people than there are', () => marginOfError({ n: 90, p: 0.5, confidence: 0.95, populationSize: 80 })],
    ['a share above 1', () => marginOfError({ n: 9, p: 1.1, confidence: 0.95 })],
    ['a margin of 0', () => sampleSize({ marginOfError: 0, p: 0.5, confidence: 0.95 })],
    ['more successes than trials', () => proportionCi({ successes: 3, n: 2, confidence: 0.95 })],
    ['no trials', () => proportionCi({ successes: 0, n: 0, confidence: 0.95 })],
  ])('refuse %s', (_, run) => {
    expect(attempt(run)).toMatchObject({ problem: 'out-of-range' });
  });
});

describe('confidence intervals of a proportion', () => {
  test('of rows are those of their counts, on the effective base with weights', () => {
    const values = [1, 0, 0, 1, null, 0, 1, 0];
    const { n, weightedN, effectiveN, ...rows } = proportionCi({ values, confidence: 0.9 });
    expect(rows).toEqual(proportionCi({ successes: 3, n: 7, confidence: 0.9 }));
    const weights = [1, 2, 1, 2, 9, 1, 1, 0];
    const { design, ...weighted } = proportionCi({ values, weights, confidence: 0.9 });
    expect(weighted).toMatchObject({ n: 6, weightedN: 8 });
    const counts = { successes: 4, n: 8, effectiveN: 64 / 12, confidence: 0.9 };
    expect(weighted).toMatchObject(proportionCi(counts));
    expect(design?.df).toBe(5);
    expect(proportionCi({ values: [1, 1], weights: [1, 2], confidence: 0.9 })).not.toHaveProperty('design');
    expect(attempt(() => proportionCi({ values: [1, 2], confidence: 0.9 }))).toMatchObject({ problem: 'out-of-range' });
  });

  const counts = fc.integer({ min: 1, max: 60 }).chain(n => fc.tuple(fc.integer({ min: 0, max: n }), fc.constant(n)));

  test('mirror when successes and failures change places', () => {
    fc.assert(
      fc.property(counts, ([successes, n]) => {
        const plain = proportionCi({ successes, n, confidence: 0.9 });
        const mirrored = proportionCi({ successes: n - successes, n, confidence: 0.9 });
        for (const method of ['wald', 'wilson', 'clopperPearson'] as const) {
          expect(plain[method][0]).toBeCloseTo(1 - mirrored[method][1], 10);
        }
      }),
    );
  });

  test('of Clopper and Pearson end where the observed count would be as rare as half of the rest', () => {
    fc.assert(
      fc.property(counts, ([successes, n]) => {
        const [lower, upper] = proportionCi({ successes, n, confidence: 0.95 }).clopperPearson;
        if (successes < n) expect(binomialCdf(successes, n, upper)).toBeCloseTo(0.025, 10);
        if (successes > 0) expect(1 - binomialCdf(successes - 1, n, lower)).toBeCloseTo(0.025, 10);
      }),
    );
  });
});
