import { describe, expect, it } from 'vitest';
import { guessColumn, guessColumns } from './guess-columns.ts';
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
    ['900719925474099', 900719925474099],
    ['9007199254740993', undefined],
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

describe('identifiers stay as they are written', () => {
  it.each<[string, readonly TableCell[], string]>([
    ['leading zeros', ['0071', '1250', '0999', '3310'], 'text'],
    ['one of them with a zero', ['1250', '3310', '4420', '0017', '999'], 'text'],
    ['more digits than a number keeps', ['310101199001011234', '310101199001011235'], 'text'],
    ['telephone numbers', ['+8613812345678', '+8613912345678'], 'text'],
    ['few, again and again', ['01', '02', '01', '02', '03', '03', '01'], 'text'],
    // Quantities stay numbers.
    ['decimals and zero', ['0.5', '0', '12.25', '130', '7', '8', '9', '10', '11', '14', '15', '16'], 'number'],
    ['fifteen digits', ['123456789012345', '17', '2.5'], 'number'],
  ])('%s', (_why, cells, shape) => {
    const plan = guessColumn(column('id', cells));
    expect(plan).toMatchObject({ shape, missing: [] });
    if (shape === 'text') expect(judgeColumn(column('id', cells), plan).cells).toEqual([...new Set(cells)]);
  });

  it('a text of a file is text whatever it looks like, and a choice where its words come again and again', () => {
    const known = { isText: true, measure: 'nominal' } as const;
    const shapeOf = (cells: readonly TableCell[]) => guessColumn(column('A14', cells, { known })).shape;
    expect(shapeOf(['1', '2', '7', '2'])).toBe('text');
    expect(shapeOf(['2026-03-01', '2026-03-02'])).toBe('text');
    expect(shapeOf(['Male', 'Female', 'Female', 'Male'])).toBe('one');
  });
});

it('a text is whole or a cell that is told of, never cut', () => {
  const text = { shape: 'text', title: 'Why?', missing: [] } as const;
  const [longest, longer] = ['字'.repeat(10_000), '字'.repeat(10_001)];
  const judged = judgeColumn(column('why', [longest, null, longer, 'short']), text);
  expect(judged.cells).toEqual([longest, null, 'short']);
  expect([...judged.bad]).toEqual([[1, 'too-long']]);
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

describe('columns of yes and no', () => {
  const laid = (columns: readonly TableColumn[]) => {
    const table = { name: '', lines: Int32Array.from(columns[0]!.places, (_, row) => row + 2), columns };
    const { questions, rowOf } = layTable(table, guessColumns(table));
    return { questions, rows: Array.from(table.lines, (_, row) => rowOf(row)) };
  };

  it('a blank beside a 1 is not chosen, and only blanks alone are no answer', () => {
    const { questions, rows } = laid([
      column('Q5_tea', [1, null, null, 0, 1]),
      column('Q5_water', [null, 1, null, 0, 1]),
    ]);
    expect(questions.map(({ name, shape }) => [name, shape])).toEqual([['Q5', 'several']]);
    expect(rows).toEqual([[[0]], [[1]], [null], [[]], [[0, 1]]]);
  });

  it('a code for "refused" leaves a column in its set, and so does an option that nobody chose', () => {
    const { questions, rows } = laid([
      column('Q5_tea', [1, null, 0, 99, 0]),
      column('Q5_milk', [null, null, null, null, null]),
      column('Q5_water', [1, null, 1, 99, null]),
    ]);
    expect(questions[0]!.options.map(({ title }) => title)).toEqual(['tea', 'milk', 'water']);
    expect(rows).toEqual([[[0, 2]], [null], [[2]], [null], [[]]]);
  });

  it('names say what belongs together where labels are the answers, not where they are questions', () => {
    const { questions, rows } = laid([
      column('Q5_1', [1, null, null], { label: 'Tea', known: { measure: 'nominal' } }),
      column('Q5_2', [null, 1, null], { label: 'Water', known: { measure: 'nominal' } }),
      column('S_1', [1, null, 0], { label: 'Do you smoke?', known: { measure: 'nominal' } }),
      column('S_2', [0, 1, null], { label: 'Do you drink?', known: { measure: 'nominal' } }),
    ]);
    expect(questions.map(({ title, shape }) => [title, shape])).toEqual([
      ['Q5', 'several'],
      ['Do you smoke?', 'one'],
      ['Do you drink?', 'one'],
    ]);
    expect(rows.map(([drinks]) => drinks)).toEqual([[0], [1], null]);
  });

  it('a set of which the file says so is one wherever its columns stand, and beside columns that are called like it', () => {
    const set = { name: '$drinks', label: 'Drinks', chosen: 2 };
    const { questions, rows } = laid([
      column('D_1', [2, null, 1], { label: 'Tea', known: { set } }),
      column('age', [31, 45, 28], { known: { measure: 'scale' } }),
      column('D_2', [null, null, 2], { label: 'Water', known: { set } }),
    ]);
    expect(questions.map(({ title, shape }) => [title, shape])).toEqual([
      ['Drinks', 'several'],
      ['age', 'number'],
    ]);
    expect(rows.map(([drinks]) => drinks)).toEqual([[0], null, [1]]);
  });
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
    shape: 'level',
    missing: ['8'],
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
    name,
    title,
    shape,
    options: options.map(one => ({ title: one })),
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
