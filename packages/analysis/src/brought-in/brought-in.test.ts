import { describe, expect, it } from 'vitest';
import { guessColumn } from './guess-columns.ts';
import { guessMissing } from './guess-missing.ts';
import { judgeColumn } from './judge-column.ts';
import { findBadCells, layTable } from './lay-table.ts';
import { type Matchable, proposeMatches } from './propose-matches.ts';
import { dayOf, numberOf } from './read-cell.ts';
import { ColumnFiller, type TableCell, type TableColumn } from './table.ts';

function column(name: string, cells: readonly (TableCell | null)[], more: Partial<TableColumn> = {}): TableColumn {
  const filler = new ColumnFiller();
  for (const cell of cells) filler.add(cell);
  return { name, values: filler.values, places: filler.places, ...more };
}

describe('a cell', () => {
  it.each([
    ['1,234.5', 1234.5],
    ['１２', 12],
    [' -3 ', -3],
    ['.5', 0.5],
    ['1e3', 1000],
    ['12,34', undefined],
    ['25 years', undefined],
    ['12%', undefined],
    ['', undefined],
    ['Infinity', undefined],
    ['0x10', undefined],
  ])('%s as a number', (text, number) => expect(numberOf(text)).toBe(number));

  it.each([
    ['2026-3-1', '2026-03-01'],
    ['2026/03/01', '2026-03-01'],
    ['2026年3月1日', '2026-03-01'],
    ['2026-03-01 08:30:00', '2026-03-01'],
    // Either way round, or none at all.
    ['03/01/2026', undefined],
    ['2026-02-30', undefined],
    ['soon', undefined],
  ])('%s as a day', (text, day) => expect(dayOf(text)).toBe(day));
});

describe('missing values', () => {
  it.each<[readonly TableCell[], readonly string[]]>([
    [[1, 2, 3, 4, 5, 99], ['99']],
    [[18, 44, 87, 999], ['999']],
    // An age, not a code.
    [[18, 44, 87, 99], []],
    [[0, 1, -1], ['-1']],
    [
      [-2, -1, 0, 1],
      ['-2', '-1'],
    ],
    // Money, not a code.
    [[-2, 1.5, 1e6], []],
    [['a', 'N/A', 'b'], ['N/A']],
    [['None', '无'], []],
  ])('of %j', (values, missing) => expect(guessMissing(column('x', values))).toEqual(missing));
});

it('values of one title are one option, and codes are the file’s own only where all are', () => {
  const drinks = column('drink', [1, 2, 9, 2]);
  const options = [
    { value: '1', title: 'Tea' },
    { value: '2', title: 'Coffee' },
  ];
  const plan = { shape: 'one', title: 'Drink', missing: [], options } as const;
  const judged = judgeColumn(drinks, plan);
  expect(judged.options).toEqual([
    { title: 'Tea', code: 1 },
    { title: 'Coffee', code: 2 },
  ]);
  expect(judged.cells).toEqual([0, 1, null]);
  expect([...judged.bad]).toEqual([[2, 'not-option']]);
  const merged = judgeColumn(drinks, { ...plan, options: [...options, { value: '9', title: 'Tea' }] });
  expect(merged.options).toEqual([{ title: 'Tea' }, { title: 'Coffee' }]);
  expect(merged.cells).toEqual([0, 1, 0]);
});

it('columns of a set are one question; who says nothing in any of them has not answered', () => {
  const columns = [column('Q1_a', [1, 0, null, null]), column('Q1_b', [1, 1, null, 0])];
  const table = { name: '', lines: Int32Array.of(2, 3, 4, 5), columns };
  const plan = { shape: 'several', missing: [], set: 'Q1', chosen: ['1'] } as const;
  const { questions, rowOf } = layTable(table, [
    { ...plan, title: 'a' },
    { ...plan, title: 'b' },
  ]);
  expect(questions).toMatchObject([{ name: 'Q1', shape: 'several', options: [{ title: 'a' }, { title: 'b' }] }]);
  expect([0, 1, 2, 3].map(rowOf)).toEqual([[[0, 1]], [[1]], [null], [[]]]);
});

it('bad cells are told line by line, over all columns', () => {
  const columns = [column('a', ['x', 1, 'y']), column('b', [1, 'z', 2])];
  const number = { shape: 'number', title: 'n', missing: [] } as const;
  const table = { name: '', lines: Int32Array.of(2, 3, 7), columns };
  expect(findBadCells(table, [number, number], 2)).toEqual({
    counts: [2, 1],
    cells: [
      { line: 2, column: 0, value: 'x', problem: 'not-number' },
      { line: 3, column: 1, value: 'z', problem: 'not-number' },
    ],
  });
});

it('what a file says of a column is believed before anything is guessed', () => {
  const labels = [
    { value: 1, label: 'Low' },
    { value: 2, label: 'High' },
  ];
  const known = column('x', [1, 2, 8], { known: { labels, missing: [8], measure: 'ordinal' } });
  expect(guessColumn(known)).toMatchObject({
    ...{ shape: 'level', missing: ['8'] },
    options: [
      { value: '1', title: 'Low' },
      { value: '2', title: 'High' },
    ],
  });
});

describe('matching', () => {
  const question = (
    name: string,
    title: string,
    options: string[] = [],
    shape: Matchable['shape'] = 'one',
  ): Matchable => ({
    ...{ name, title, shape, options: options.map(one => ({ title: one })) },
  });

  it('goes by title before name, and by name only where the rest is not another question', () => {
    const first = [
      question('Q1', 'Your sex?', ['Male', 'Female']),
      question('Q2', 'Favourite drink', ['Tea', 'Coffee']),
    ];
    const second = [
      question('Q1', 'How old are you?', ['Young', 'Old']),
      question('Q2', 'your sex', ['female', 'male']),
      question('Q3', 'Favourite drinks', ['Tea', 'Coffee', 'Water']),
    ];
    expect(proposeMatches(second, first)).toEqual([-1, 0, 1]);
  });

  it('never matches another shape, nor one question twice', () => {
    const first = [question('a', 'Same', [], 'number')];
    expect(proposeMatches([question('a', 'Same', [], 'text')], first)).toEqual([-1]);
    expect(proposeMatches([question('a', 'Same', [], 'number'), question('b', 'Same', [], 'number')], first)).toEqual([
      0, -1,
    ]);
  });
});
