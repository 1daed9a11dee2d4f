import { describe, expect, test } from 'vitest';
import { normalTwoSided } from '../distributions/normal.ts';
import { columnTests } from './column-tests.ts';
import { independenceOfCounts } from './independence-of-counts.ts';
import { optionTests } from './option-tests.ts';

describe('tests of options', () => {
  test('each is Pearson’s χ² of chosen or not', () => {
    const [bases, chosen] = [
      [80, 120, 60],
      [20, 48, 30],
    ];
    const counts = [chosen!, chosen!.map((count, at) => bases![at]! - count)];
    const { options, tested } = optionTests([chosen!.map((count, at) => count / bases![at]!)], bases!);
    expect(options[0]!.pValue).toBeCloseTo(independenceOfCounts(counts, 260)!.chiSquare!.pValue, 12);
    expect(tested).toBe(1);
  });

  test('Holm counts those that could differ, and no others', () => {
    const z = (0.3 - 0.5) / Math.sqrt(0.4 * 0.6 * (1 / 50));
    const { pValue, tested, options } = optionTests(
      [
        [0.2, 0.2],
        [0.3, 0.5],
        [0, 0],
        [1, 1],
      ],
      [100, 100],
    );
    expect(tested).toBe(2);
    expect(pValue).toBeCloseTo(2 * normalTwoSided(z), 12);
    expect(options.slice(2)).toEqual([null, null]);
  });

  test('few expected are tested exactly, pair by pair', () => {
    const [shares, bases] = [
      [0, 0.25, 0.1],
      [12, 16, 20],
    ];
    const smallest = Math.min(...columnTests([shares!], bases!, 0.05).pairs.map(({ pValue }) => pValue));
    expect(optionTests([shares!], bases!).pValue).toBeCloseTo(Math.min(1, 3 * smallest), 12);
  });

  test('say nothing of one column, or of none that is large enough', () => {
    expect(optionTests([[0.3, null]], [40, 0])).toMatchObject({ pValue: null, effect: null, tested: 0 });
    expect(optionTests([[0.3, 0.8]], [40, 9], { leastBase: 10 })).toMatchObject({ pValue: null, tested: 0 });
  });
});
