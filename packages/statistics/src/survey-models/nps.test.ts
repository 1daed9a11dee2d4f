import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { plainPart } from '../../test/plain-part.ts';
import { shuffleRows, twice } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { nps } from './nps.ts';

const settings = { confidence: 0.95 };
const score = (scores: (number | null)[], weights?: number[]) =>
  nps({ scores, settings, ...(weights ? { weights } : {}) });

describe('NPS', () => {
  const scores = fc.array(fc.nat({ max: 10 }), { minLength: 1, maxLength: 30 });

  test('lies between −100 and 100, and its groups make up everybody', () => {
    fc.assert(
      fc.property(scores, values => {
        const result = score(values);
        expect(Math.abs(result.nps)).toBeLessThanOrEqual(100);
        expect(result.promotersPercent + result.passivesPercent + result.detractorsPercent).toBeCloseTo(100, 9);
      }),
    );
  });

  test('counts 0 to 6 as detractors, 7 and 8 as passives, 9 and 10 as promoters (S9.3)', () => {
    const groupOf = (value: number) => {
      const { detractorsPercent, passivesPercent, promotersPercent } = score([value]);
      return [detractorsPercent, passivesPercent, promotersPercent].indexOf(100);
    };
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(groupOf)).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2]);
  });

  test('depends neither on the order of the rows nor on weights of 1', () => {
    fc.assert(
      fc.property(scores, fc.nat(), (values, seed) => {
        expectClose(score(shuffleRows(values, seed)), score(values));
        const weighted = score(
          values,
          values.map(() => 1),
        );
        expectClose(plainPart(weighted), plainPart(score(values)));
      }),
    );
  });

  test('has an error by the survey design that differs from the other by n/(n−1) where weights are equal', () => {
    const values = [10, 3, 8, 9, 6, 7, 10];
    const { design, standardError } = score(
      values,
      values.map(() => 3),
    );
    expect(design?.df).toBe(6);
    expect(design?.standardError).toBeCloseTo(standardError * Math.sqrt(7 / 6), 10);
  });

  test('scores a weight of 2 like a row given twice, but does not take it for two people', () => {
    const values = [10, 3, 8, 9, 6];
    const weighted = score(
      values,
      values.map(() => 2),
    );
    const doubled = score(twice(values));
    expect(weighted.nps).toBeCloseTo(doubled.nps, 12);
    expect(weighted.distribution).toEqual(doubled.distribution);
    expect([weighted.effectiveN, doubled.effectiveN]).toEqual([5, 10]);
  });

  test('is refused when nobody answered: no answers is not a score of 0', () => {
    expect(attempt(() => score([null, null]))).toMatchObject({ problem: 'too-few-samples' });
    expect(attempt(() => score([9, null], [0, 1]))).toMatchObject({ problem: 'too-few-samples' });
  });

  test.each([11, -1, 8.5])('is refused for a score of %s', value => {
    expect(attempt(() => score([9, value]))).toMatchObject({ problem: 'out-of-range', details: { value } });
  });
});
