import { expect, test } from 'vitest';
import { eachValue } from './sparse-matrix.ts';
import { tfIdf } from './tf-idf.ts';

const texts = ['Slow, slow app crash', 'slow app', 'kind staff', 'kind, kind staff app', 'crash', 'the of'];

function dense(settings: Partial<Parameters<typeof tfIdf>[1]>, given = texts) {
  const { terms, matrix } = tfIdf(given, { language: 'en', leastTexts: 1, mostShare: 1, ...settings });
  const rows = given.map(() => new Array<number>(terms.length).fill(0));
  eachValue(matrix, (i, j, value) => {
    rows[i]![j] = Number(value.toFixed(6));
  });
  return { terms, rows };
}

const half = Number(Math.SQRT1_2.toFixed(6));

test('weighs words as the formula does in another program', () => {
  // numpy, from the formula with N = 5.
  expect(dense({}, texts.slice(0, 5))).toEqual({
    terms: ['app', 'crash', 'kind', 'slow', 'staff'],
    rows: [
      [0.348021, 0.419257, 0, 0.838514, 0],
      [0.638711, 0, 0, 0.769447, 0],
      [0, 0, half, 0, half],
      [0.348021, 0, 0.838514, 0, 0.419257],
      [0, 1, 0, 0, 0],
    ],
  });
});

test('leaves out what too few or too many say, and keeps the most frequent', () => {
  expect(dense({ leastTexts: 3 }).terms).toEqual(['app']);
  expect(dense({ mostShare: 0.4 }).terms).toEqual(['crash', 'kind', 'slow', 'staff']);
  expect(dense({ mostTerms: 2 }).terms).toEqual(['app', 'crash']);
  expect(dense({}).rows[5]).toEqual([0, 0, 0, 0, 0]);
});
