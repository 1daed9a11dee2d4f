import { expect, it } from 'vitest';
import { meanTests } from '../group-comparison/mean-tests.ts';
import { nps, npsOfCounts } from './nps.ts';
import { npsLeastChange } from './nps-least-change.ts';

const distribution = [20, 0, 0, 0, 0, 10, 30, 40, 60, 90, 50];
const wave = npsOfCounts({ n: 300, distribution, squares: 300, settings: { confidence: 0.95 } });

it('is the border of the test of two waves: a little more is significant, a little less is not', () => {
  const change = npsLeastChange(wave, 500, 0.95);
  const pOf = (difference: number) => {
    const variance = wave.standardError ** 2 * 300;
    const pairs = meanTests(
      [
        { mean: wave.nps, variance, effectiveN: 300 },
        { mean: wave.nps + difference, variance, effectiveN: 500 },
      ],
      0.05,
    ).pairs;
    return pairs[0]!.pValue;
  };
  expect(pOf(change * 1.01)).toBeLessThan(0.05);
  expect(pOf(change * 0.99)).toBeGreaterThan(0.05);
});

it('is nothing where everybody says the same, and needs somebody in the second wave', () => {
  const same = nps({ scores: [10, 10, 9], settings: { confidence: 0.95 } });
  expect(npsLeastChange(same, 40, 0.95)).toBe(0);
  expect(() => npsLeastChange(wave, 0, 0.95)).toThrow(/out-of-range/);
});
