import { describe, expect, it } from 'vitest';
import { toldBy } from '../../../test/case-data.ts';
import { numberVariable, presentModel } from '../../../test/model-truth.ts';
import { tableTsv } from '../../exhibit/copied-table.ts';
import type { Exhibit, Table } from '../../exhibit/exhibits.ts';
import { starsOf } from '../../exhibit/stars.ts';

/**
 * Of five people p has a closed form: 1 − 2/π · (asin r + r√(1 − r²)). With x, by hand:
 * none: r = 8/10, p = 0.104; one: r = 9/10, p = 0.037; two: r = 12/√148, p = 0.0019; three: r = 10.2/√104.08, p = 0.000003.
 */
const columns = {
  x: [1, 2, 3, 4, 5],
  none: [2, 1, 4, 3, 5],
  one: [1, 2, 3, 5, 4],
  two: [1, 2, 3, 4, 6],
  three: [1, 2, 3, 4, 5.1],
};
const others = ['none', 'one', 'two', 'three'] as const;
const expected = ['', '*', '**', '***'];
const data = {
  rows: columns.x.map((_, at) =>
    Object.fromEntries(Object.entries(columns).map(([key, values]) => [key, values[at]!])),
  ),
  variables: Object.keys(columns).map(numberVariable),
};
const note = { en: '* p<0.05, ** p<0.01, *** p<0.001, two-sided.', zh: '* p<0.05，** p<0.01，*** p<0.001，双侧检验。' };
const tableIn = (shown: readonly Exhibit[], id: string) =>
  shown.find((one): one is Table => one.kind === 'table' && one.id === id)!;

it('a p upon the line is not below it', () => {
  expect([0.05, 0.049, 0.01, 0.0099, 0.001, 0.00099, null].map(starsOf)).toEqual(['', '*', '*', '**', '**', '***', '']);
});

describe('stars stand at what was tested, and a note says what they mean', () => {
  it.each(['en', 'zh'] as const)('of correlations, whose numbers stay numbers (%s)', language => {
    const shown = presentModel('correlation', { slots: { variables: ['x', ...others] } }, data, language);
    const matrix = tableIn(shown, 'matrix');
    const [x] = matrix.cells;
    expect(x!.map(({ letters }) => letters ?? '')).toEqual(['', ...expected]);
    const near = [1, 0.8, 0.9, 12 / Math.sqrt(148), 10.2 / Math.sqrt(104.08)];
    for (const [at, value] of near.entries()) expect(x![at]!.values[0]).toBeCloseTo(value, 10);
    expect(x![2]!.values[1]).toBeCloseTo(0.0374, 4);
    // Everybody has every answer: how many they are is said once, below.
    expect(matrix.measures.map(({ id }) => id)).toEqual(['coefficient', 'p']);
    expect(toldBy(shown, 'matrix', 'footnote')).toContain(note[language]);
  });

  it('of the coefficients of a regression, where they are copied too', () => {
    const shownOf = (dependent: string) =>
      presentModel('linearRegression', { slots: { dependent: [dependent], predictors: ['x'] } }, data);
    const slopes = others.map(key => tableIn(shownOf(key), 'coefficients').cells[1]!);
    expect(slopes.map(([estimate]) => estimate!.letters ?? '')).toEqual(expected);
    expect(slopes.flatMap(line => line.slice(1).flatMap(({ letters }) => letters ?? []))).toEqual([]);
    expect(toldBy(shownOf('one'), 'coefficients', 'footnote')).toEqual([note.en]);
    expect(toldBy(shownOf('one'), 'summary', 'footnote')).not.toContain(note.en);
    expect(tableTsv(tableIn(shownOf('two'), 'coefficients'), 'en')).toMatch(/^x\t1\.200\t\*\*\t/m);
  });

  it('where a pair lacks people, how many it has', () => {
    const rows = data.rows.map((row, at) => (at === 0 ? { ...row, none: null } : row));
    const shown = presentModel('correlation', { slots: { variables: ['x', 'one', 'none'] } }, { ...data, rows });
    const [x] = tableIn(shown, 'matrix').cells;
    expect(x!.map(({ values }) => values[2])).toEqual([5, 5, 4]);
  });
});
