import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { plainPart } from '../../test/plain-part.ts';
import { gappyRating, normalColumn, ratings, shuffleRows, twice } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { descriptives } from './descriptives.ts';

const settings = { confidence: 0.95, quantileMethod: 'haverage', topBox: [4, 5], bottomBox: [1, 2] } as const;
const describeValues = (values: (number | null)[], weights?: number[]) =>
  descriptives({ values, settings, ...(weights ? { weights } : {}) });

describe('descriptives', () => {
  const sample = fc.array(gappyRating, { minLength: 5, maxLength: 40 }).filter(values => values.some(v => v !== null));

  test('do not depend on the order of the rows', () => {
    fc.assert(
      fc.property(sample, fc.nat(), (values, seed) => {
        expectClose(describeValues(shuffleRows(values, seed)), describeValues(values));
      }),
    );
  });

  test('keep spread and shape when a constant is added', () => {
    const values = normalColumn(1, 60);
    const { mean, ...before } = describeValues(values);
    const { mean: moved, ...after } = describeValues(values.map(value => value + 1000));
    expect(moved).toBeCloseTo(mean + 1000, 9);
    for (const field of ['variance', 'skewness', 'kurtosis', 'standardError', 'range'] as const) {
      expect(after[field]).toBeCloseTo(before[field]!, 7);
    }
  });

  test('are the same with weights of 1 as without', () => {
    fc.assert(
      fc.property(sample, values => {
        const weighted = describeValues(
          values,
          values.map(() => 1),
        );
        expectClose(plainPart(weighted), plainPart(describeValues(values)));
        expectClose(weighted.effective?.variance ?? null, weighted.variance);
        expectClose(weighted.design?.standardError ?? null, weighted.standardError);
      }),
    );
  });

  test('take a weight of 2 for a row given twice, except in the counts of rows', () => {
    fc.assert(
      fc.property(ratings(12), values => {
        const { n, effectiveN, standardErrorEffective, ...doubled } = describeValues(twice(values));
        const weighted = describeValues(
          values,
          values.map(() => 2),
        );
        expectClose({ ...weighted, ...doubled }, weighted);
        expect(n).toBe(2 * weighted.n);
      }),
    );
  });

  test('leave open what one value or equal values do not define', () => {
    expect(describeValues([4])).toMatchObject({ mean: 4, variance: null, sd: null, ciLower: null, skewness: null });
    expect(describeValues([0.1, 0.1, 0.1, 0.1])).toMatchObject({ variance: 0, skewness: null, kurtosis: null, cv: 0 });
    expect(describeValues([-1, 1]).cv).toBeNull();
    expect(describeValues([1, 2, 4])).toMatchObject({ kurtosis: null, seKurtosis: null });
  });

  test('leave out boxes that nobody asked for', () => {
    const plain = descriptives({ values: [1, 2], settings: { ...settings, topBox: [] } });
    expect(plain).not.toHaveProperty('topBoxPercent');
    expect(plain.bottomBoxPercent).toBe(100);
  });

  test('have an interval on the effective base that knows no scale of the weights', () => {
    const values = normalColumn(3, 30);
    const weights = values.map((_, row) => 1 + (row % 4));
    const { effective, design } = describeValues(values, weights);
    const scaled = describeValues(
      values,
      weights.map(weight => 1000 * weight),
    );
    expectClose([scaled.effective, scaled.design], [effective, design]);
    expect(scaled.standardError).toBeLessThan(effective!.standardError / 10);
  });

  test('ignore values of weight 0', () => {
    expect(describeValues([1, 2, 900], [1, 1, 0])).toMatchObject({ max: 2, mean: 1.5 });
  });

  test('give the smallest of several modes', () => {
    expect(describeValues([5, 3, 5, 3, 1]).mode).toBe(3);
  });

  test.each<[string, (number | null)[], number[] | undefined, string]>([
    ['no values', [null, null], undefined, 'too-few-samples'],
    ['no rows', [], undefined, 'too-few-samples'],
    ['weight on gaps only', [null, 1], [1, 0], 'too-few-samples'],
    ['weights of another length', [1, 2], [1], 'unequal-lengths'],
    ['a negative weight', [1, 2], [1, -1], 'invalid-weights'],
  ])('refuse %s', (_, values, weights, problem) => {
    expect(attempt(() => describeValues(values, weights))).toMatchObject({ problem });
  });
});
