import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { inOrder, normalColumn, shuffleRows } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { type EntropyInput, entropyWeight } from './entropy-weight.ts';

const a = normalColumn(1, 40, 50, 10);
const b = normalColumn(2, 40, 5, 3);
const input: EntropyInput = {
  variables: ['a', 'b'],
  data: { a, b },
  settings: { directions: { a: 'positive', b: 'negative' }, normalize: 'minmax', shift: 0 },
};

describe('entropy weights', () => {
  const plain = entropyWeight(input);

  test('sum to 1 and rank the scores from the top', () => {
    expect(plain.weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
    const top = plain.scores.indexOf(Math.max(...plain.scores));
    expect(plain.ranks[top]).toBe(1);
    expect(new Set(plain.ranks).size).toBe(40);
  });

  test('move with the rows and do not see a column shifted or stretched', () => {
    const order = shuffleRows([...a.keys()], 6);
    const shuffled = entropyWeight({ ...input, data: { a: inOrder(a, order), b: inOrder(b, order) } });
    expectClose(shuffled.weights, plain.weights);
    expectClose(shuffled.scores, inOrder(plain.scores, order));
    expectClose(entropyWeight({ ...input, data: { a: a.map(x => 3 * x + 1000), b: b.map(x => x - 7) } }), plain, 1e-6);
  });

  test('turn a negative column around', () => {
    const turned = entropyWeight({
      ...input,
      data: { a, b: b.map(value => -value) },
      settings: { ...input.settings, directions: {} },
    });
    expectClose(turned, plain);
  });

  test('give a constant column no weight and drop rows with a gap', () => {
    const constant = entropyWeight({ ...input, variables: ['a', 'b', 'c'], data: { a, b, c: a.map(() => 0.1) } });
    expectClose(constant.weights, [...plain.weights, 0]);
    expect(constant.entropy[2]).toBe(1);
    expectClose(entropyWeight({ ...input, data: { a: [...a, null], b: [...b, 1] } }), plain);
  });

  test('let equal scores share the better rank', () => {
    const tied = entropyWeight({ ...input, variables: ['a'], data: { a: [1, 3, 3, 2] } });
    expect(tied.ranks).toEqual([4, 1, 1, 3]);
  });

  test('refuse columns that are all constant, and a single row', () => {
    expect(attempt(() => entropyWeight({ ...input, data: { a: [1, 1], b: [2, 2] } }))).toMatchObject({
      problem: 'constant-column',
    });
    expect(attempt(() => entropyWeight({ ...input, data: { a: [1], b: [2] } }))).toMatchObject({
      problem: 'too-few-samples',
    });
  });
});
