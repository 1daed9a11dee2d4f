import { describe, expect, test } from 'vitest';
import { attempt } from './attempt.ts';
import { listwise, readLevels, readNumberColumns, readNumbers, readWeights, requireVariation } from './column.ts';

describe('columns', () => {
  test('are read alike from plain and typed arrays, missing values as NaN', () => {
    expect(Array.from(readNumbers([1, null, 3]))).toEqual([1, Number.NaN, 3]);
    expect(Array.from(readNumbers(Float32Array.of(1, Number.NaN, 3)))).toEqual([1, Number.NaN, 3]);
    expect(Array.from(readNumbers(Int16Array.of(1, 2, 3)))).toEqual([1, 2, 3]);
  });

  test.each([
    ['a word', ['1', 2]],
    ['an infinite number', [1, Number.POSITIVE_INFINITY]],
    ['an infinite number in a typed array', Float64Array.of(1, Number.NEGATIVE_INFINITY)],
  ])('refuse %s', (_, column) => {
    expect(attempt(() => readNumbers(column, 'age'))).toMatchObject({
      problem: 'not-a-number',
      details: { column: 'age' },
    });
  });

  test('lose the rows in which any of them is missing', () => {
    const { columns, rows } = listwise([Float64Array.of(1, Number.NaN, 3, 4), Float64Array.of(1, 2, 3, Number.NaN)]);
    expect(Array.from(rows)).toEqual([0, 2]);
    expect(columns.map(column => Array.from(column))).toEqual([
      [1, 3],
      [1, 3],
    ]);
  });

  test('must exist, have one length and vary', () => {
    expect(attempt(() => readNumberColumns({ a: [1] }, ['b']))).toMatchObject({ problem: 'unknown-column' });
    expect(attempt(() => readNumberColumns({ a: [1], b: [1, 2] }, ['a', 'b']))).toEqual({
      problem: 'unequal-lengths',
      details: { column: 'b', needed: 1, got: 2 },
    });
    expect(attempt(() => requireVariation([Float64Array.of(0.1, 0.1, 0.1)], ['x']))).toEqual({
      problem: 'constant-column',
      details: { column: 'x' },
    });
  });

  test('of levels match numbers with their text, and give −1 for what is missing or unlisted', () => {
    expect(Array.from(readLevels(['b', null, 'c', 'a'], ['a', 'b']))).toEqual([1, -1, -1, 0]);
    expect(Array.from(readLevels(Float64Array.of(2, 1, Number.NaN), ['1', '2']))).toEqual([1, 0, -1]);
    expect(Array.from(readLevels(Int16Array.of(2, 1, -1, 300, 0), ['1', '2', '2']))).toEqual([1, 0, -1, -1, -1]);
    expect(Array.from(readLevels(Int16Array.of(-1, 7), ['-1', '07']))).toEqual([0, -1]);
  });

  test.each([
    ['negative', [1, -1]],
    ['missing', [1, Number.NaN]],
    ['all zero', [0, 0]],
  ])('of weights are refused when %s', (_, weights) => {
    expect(attempt(() => readWeights(weights, 2))).toMatchObject({ problem: 'invalid-weights' });
  });
});
