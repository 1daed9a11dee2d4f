import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { inOrder, ratings, shuffleRows } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { type KanoInput, kano } from './kano.ts';

const settings: KanoInput['settings'] = {
  table: ['QAAAO', 'RIIIM', 'RIIIM', 'RIIIM', 'RRRRQ'].map(row => [...row]),
  tieOrder: ['M', 'O', 'A', 'I', 'R', 'Q'],
  quadrantSplit: 'mean',
};
const classify = (functional: (number | null)[][], dysfunctional: (number | null)[][]) =>
  kano({ features: functional.map((_, i) => `feature ${i + 1}`), functional, dysfunctional, settings });

describe('Kano', () => {
  test('does not depend on the order of the people', () => {
    fc.assert(
      fc.property(ratings(20), ratings(20), fc.nat(), (functional, dysfunctional, seed) => {
        const order = shuffleRows([...functional.keys()], seed);
        expectClose(
          classify([inOrder(functional, order)], [inOrder(dysfunctional, order)]),
          classify([functional], [dysfunctional]),
        );
      }),
    );
  });

  test('counts a person of weight 2 twice, and one of weight 0 not at all', () => {
    const functional = [1, 3, 1, 2, 5];
    const dysfunctional = [5, 5, 3, 5, 1];
    const weights = [2, 1, 0, 2, 1];
    const again = <Item>(items: Item[]) => items.flatMap((item, row) => new Array<Item>(weights[row]!).fill(item));
    const importance = [4, 5, 1, 3, 2];
    const one = { features: ['f'], settings };
    const weighted = kano({
      ...one,
      functional: [functional],
      dysfunctional: [dysfunctional],
      importance: [importance],
      weights,
    });
    const listed = kano({
      ...one,
      functional: [again(functional)],
      dysfunctional: [again(dysfunctional)],
      importance: [again(importance)],
    });
    const { weightedN, n, ...feature } = weighted.features[0]!;
    expect([n, weightedN]).toEqual([4, 6]);
    expectClose({ ...listed.features[0], ...feature }, listed.features[0]);
  });

  test('keeps better between 0 and 1 and worse between −1 and 0', () => {
    fc.assert(
      fc.property(ratings(10), ratings(10), (functional, dysfunctional) => {
        const [feature] = classify([functional], [dysfunctional]).features;
        expect(feature!.better ?? 0).toBeGreaterThanOrEqual(0);
        expect(feature!.better ?? 0).toBeLessThanOrEqual(1);
        expect(feature!.worse ?? 0).toBeLessThanOrEqual(0);
        expect(feature!.worse ?? 0).toBeGreaterThanOrEqual(-1);
      }),
    );
  });

  test('breaks a tie by the given order', () => {
    // One person each: must-be (2, 5) and attractive (1, 3).
    expect(classify([[2, 1]], [[5, 3]]).features[0]!.category).toBe('M');
  });

  test('places features by the mean of all of them', () => {
    const { features } = classify(
      [
        [1, 1],
        [3, 3],
      ],
      [
        [5, 5],
        [3, 3],
      ],
    );
    expect(features.map(({ quadrant }) => quadrant)).toEqual(['O', 'I']);
  });

  test('has neither better nor worse for answers that are all reversed, and leaves them out of the means', () => {
    const { features, averageBetter } = classify(
      [
        [5, 5],
        [1, 3],
      ],
      [
        [1, 1],
        [5, 3],
      ],
    );
    expect(features[0]).toMatchObject({ category: 'R', better: null, worse: null, quadrant: null });
    expect(averageBetter).toBe(0.5);
  });

  test('drops a pair with a gap', () => {
    expect(classify([[1, null, 2]], [[5, 5, null]]).features[0]!.n).toBe(1);
  });

  test.each<[string, () => unknown, object]>([
    [
      'a feature nobody rated',
      () => classify([[null]], [[1]]),
      { problem: 'too-few-samples', details: { column: 'feature 1' } },
    ],
    ['a code of 6', () => classify([[6]], [[1]]), { problem: 'out-of-range', details: { value: 6 } }],
    ['answers for other features', () => classify([[1]], [[1], [2]]), { problem: 'unequal-lengths' }],
    [
      'a table with a hole',
      () => kano({ features: ['f'], functional: [[1]], dysfunctional: [[1]], settings: { ...settings, table: [] } }),
      { problem: 'invalid-setting', details: { setting: 'table' } },
    ],
  ])('refuses %s', (_, run, problem) => {
    expect(attempt(run)).toMatchObject(problem);
  });
});
