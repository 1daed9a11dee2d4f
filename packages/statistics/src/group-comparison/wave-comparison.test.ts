import { describe, expect, test } from 'vitest';
import { attempt } from '../attempt.ts';
import { type WaveComparisonInput, waveComparison } from './wave-comparison.ts';

const input: WaveComparisonInput = {
  waves: ['1', '2', '3'],
  wave: ['1', '1', '1', '2', '2', '2', '3', '3', '3', null],
  measures: [{ name: 'score', type: 'mean', values: [1, 2, 3, 3, 4, 5, 9, 9, 8, 100] }],
  settings: { compare: 'all', family: 'measure', confidence: 0.95 },
};
const pairs = (compare: WaveComparisonInput['settings']['compare']) =>
  waveComparison({ ...input, settings: { ...input.settings, compare } }).measures[0]!.comparisons.map(({ a, b }) => [
    a,
    b,
  ]);

describe('waves', () => {
  test('are compared with the one before, with the first, or all with each other', () => {
    expect(pairs('previous')).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(pairs('first')).toEqual([
      [0, 1],
      [0, 2],
    ]);
    expect(pairs('all')).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
  });

  test('do not depend on the unit of the weights', () => {
    const weights = [1, 2, 1, 1, 2, 1, 1, 2, 1, 1];
    expect(
      JSON.stringify(waveComparison({ ...input, weights: weights.map(one => one * 4) }).measures[0]!.comparisons),
    ).toBe(JSON.stringify(waveComparison({ ...input, weights }).measures[0]!.comparisons));
  });

  test('of one person each have an estimate and no test', () => {
    const single = {
      ...input,
      waves: ['1', '2'],
      wave: ['1', '2'],
      measures: [{ name: 'm', type: 'mean' as const, values: [1, 2] }],
    };
    expect(waveComparison(single).measures[0]!.comparisons[0]).toMatchObject({
      difference: 1,
      standardError: null,
      pValue: null,
    });
  });

  test.each<[string, Partial<WaveComparisonInput>, string]>([
    ['one wave', { waves: ['1'] }, 'too-few-samples'],
    ['a wave of nobody', { waves: ['1', '4'] }, 'empty-level'],
    [
      'a share that is none',
      { measures: [{ name: 's', type: 'proportion', values: input.measures[0]!.values }] },
      'out-of-range',
    ],
    ['values of other people', { measures: [{ name: 's', type: 'mean', values: [1] }] }, 'unequal-lengths'],
  ])('refuse %s', (_, change, problem) => {
    expect(attempt(() => waveComparison({ ...input, ...change }))).toMatchObject({ problem });
  });
});
