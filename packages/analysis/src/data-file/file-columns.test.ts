import { expect, it } from 'vitest';
import type { DataVariable, Value } from '../data-set/variable.ts';
import type { CellColumn, ValueColumn } from './column-batch.ts';
import { columnHead, type FileOptions } from './file-column.ts';
import { fileColumns } from './file-columns.ts';

const options: FileOptions = {
  values: 'labels',
  sets: 'columns',
  rows: 'records',
  days: 'dates',
  timeZone: 'Asia/Shanghai',
  roundLabel: 'Round',
};
const brands = [
  { code: 1, label: '红牛' },
  { code: 7, label: '东鹏' },
];
const choice: DataVariable = {
  key: 'q1',
  name: 'Q1',
  label: '最常喝',
  kept: 'code',
  measure: 'nominal',
  categories: brands,
};
const set: DataVariable = {
  key: 'q2',
  name: 'Q2',
  label: '喝过',
  kept: 'codes',
  measure: 'nominal',
  categories: brands,
};
const others: readonly DataVariable[] = [
  { key: 'n', name: 'Q3', label: '多少', kept: 'number', measure: 'scale', missing: [99] },
  { key: 't', name: 'Q4', label: '为什么', kept: 'text', measure: 'text' },
  { key: 'l', name: 'labels', label: '标签', kept: 'texts', measure: 'nominal' },
  { key: 'm', name: 'startedAt', label: '开始', kept: 'moment', measure: 'scale' },
];
const variables = [choice, set, ...others];
const record: readonly Value[] = [7, [7], 3.5, '=SUM(A1)', '北京; vip', Date.parse('2026-11-15T20:30:05Z')];

/** The values of records as they come from where they are kept, one column for each variable. */
function columnOf({ kept }: DataVariable, values: readonly Value[]): ValueColumn {
  if (kept === 'codes') {
    const lists = values as readonly (readonly number[] | null)[];
    const counts = lists.map(list => list?.length ?? -1);
    const starts = counts.map((_, at) => counts.slice(0, at).reduce((sum, count) => sum + Math.max(0, count), 0));
    const codes = Int32Array.from(lists.flatMap(list => list ?? []));
    return { kind: 'sets', starts: Int32Array.from(starts), counts: Int32Array.from(counts), codes };
  }
  if (kept === 'text' || kept === 'texts') return { kind: 'texts', values: values as (string | null)[] };
  return { kind: 'numbers', values: Float64Array.from(values, value => (value === null ? Number.NaN : Number(value))) };
}

function cellIn(column: CellColumn, row: number) {
  const value = column.values[row] ?? null;
  if (column.kind === 'listed') return column.list[Number(value)] ?? null;
  if (Number.isNaN(value)) return null;
  return column.kind === 'moments' ? new Date(Number(value)) : value;
}

/** A file's columns and rows. */
function fileOf(all: readonly DataVariable[], wanted: FileOptions) {
  const { columns, cellsOf } = fileColumns(all, wanted);
  const rowsOf = (...records: (readonly Value[])[]) => {
    const batch = cellsOf({
      records: records.length,
      columns: all.map((one, place) =>
        columnOf(
          one,
          records.map(values => values[place]!),
        ),
      ),
    });
    return Array.from({ length: batch.rows }, (_, row) => batch.columns.map(column => cellIn(column, row)));
  };
  return { columns, rowsOf };
}

it('writes words, a column of 0 and 1 for each choice, and the clock of the time zone', () => {
  const { columns, rowsOf } = fileOf(variables, options);
  expect(columns.map(({ name, kind }) => [name, kind])).toEqual([
    ['Q1', 'text'],
    ['Q2_1', 'number'],
    ['Q2_7', 'number'],
    ['Q3', 'number'],
    ['Q4', 'text'],
    ['labels', 'text'],
    ['startedAt', 'moment'],
  ]);
  expect(columns[2]).toMatchObject({ label: '喝过: 东鹏', set: { name: 'Q2', label: '喝过' } });
  expect(columns[3]).toMatchObject({ missing: [99] });
  expect(rowsOf(record)).toEqual([['东鹏', 0, 1, 3.5, '=SUM(A1)', '北京; vip', new Date('2026-11-16T04:30:05Z')]]);
});

it('writes a day as a date that programs reckon with, and as letters where there is nothing else', () => {
  const day: DataVariable = { ...others[1]!, name: 'Q8', content: 'date' };
  const said = ['2024-02-29', null, '2023-02-29', '1969-12-31'];
  const asDates = fileOf([day], options);
  expect(asDates.columns).toMatchObject([{ name: 'Q8', kind: 'day' }]);
  // The 29th of February 2023 was left on the way: no calendar has it.
  const cells = [[new Date('2024-02-29')], [null], [null], [new Date('1969-12-31')]];
  expect(asDates.rowsOf(...said.map(text => [text]))).toEqual(cells);
  const listed = fileColumns([day], options).cellsOf({
    records: 3,
    columns: [{ kind: 'listed', list: ['2024-02-29', '1969-12-31'], values: Int32Array.of(1, -1, 0) }],
  });
  expect([0, 1, 2].map(row => cellIn(listed.columns[0]!, row))).toEqual([cells[3]![0], null, cells[0]![0]]);
  const asTexts = fileOf([day], { ...options, days: 'texts' });
  expect(asTexts.columns).toMatchObject([{ kind: 'text' }]);
  expect(asTexts.rowsOf(...said.map(text => [text]))).toEqual(said.map(text => [text]));
});

it('writes codes with what they mean, and sets in one cell when asked', () => {
  const { columns, rowsOf } = fileOf([choice, set], { ...options, values: 'codes', sets: 'cell' });
  expect(columns[0]).toMatchObject({ kind: 'number', categories: brands });
  expect(columns.map(({ name }) => name)).toEqual(['Q1', 'Q2']);
  expect(rowsOf([7, [1, 7]])).toEqual([[7, '1; 7']]);
  expect(fileOf([set], { ...options, sets: 'cell' }).rowsOf([[1, 7]])).toEqual([['红牛; 东鹏']]);
});

it('leaves empty what was not answered, also in every column of a set, and keeps a set of nothing as zeros', () => {
  const { rowsOf } = fileOf(variables, options);
  expect(rowsOf([null, null, null, null, null, null])).toEqual([Array(7).fill(null)]);
  expect(rowsOf([null, [], null, null, null, null])[0]!.slice(1, 3)).toEqual([0, 0]);
  // A code whose option nobody knows any more stays a number.
  expect(rowsOf([5, null, null, null, null, null])[0]![0]).toBe(5);
});

it('heads: what was asked by number and words, what was not by words alone', () => {
  const told: DataVariable = { ...others[3]!, key: 'fact:startedAt', name: 'fact_startedAt', label: '开始时间' };
  const headsOf = (values: 'labels' | 'codes') =>
    fileOf([choice, set, told], { ...options, values }).columns.map(column => columnHead(column, { values }));
  expect(headsOf('labels')).toEqual(['Q1 最常喝', 'Q2_1 喝过: 红牛', 'Q2_7 喝过: 东鹏', '开始时间']);
  expect(headsOf('codes')).toEqual(['Q1', 'Q2_1', 'Q2_7', '开始时间']);
});

it('a text that a program wrote is what people call it, and as it is where they have no word', () => {
  const words = { desktop: '电脑' };
  const terminal: DataVariable = { ...others[1]!, key: 'fact:terminal', words };
  expect(fileOf([terminal], options).rowsOf(['desktop'], [null], ['toString'], ['phone'])).toEqual([
    ...[['电脑'], [null], ['toString'], ['phone']],
  ]);
  const { cellsOf } = fileColumns([terminal], options);
  const list = ['phone', 'desktop'];
  const listed = cellsOf({ records: 2, columns: [{ kind: 'listed', list, values: Int32Array.of(1, -1) }] });
  expect([0, 1].map(row => cellIn(listed.columns[0]!, row))).toEqual(['电脑', null]);
});

it('keeps every name one that SPSS takes, and none twice', () => {
  const twice = [{ ...choice, name: 'Q2_1' }, set].map(one => one as DataVariable);
  expect(fileOf(twice, options).columns.map(({ name }) => name)).toEqual(['Q2_1', 'Q2_1_2', 'Q2_7']);
});

const round = (itemId: string, code: number, label: string) => ({ itemId, code, label });
const looped = (code: number, itemId: string, label: string): DataVariable[] => [
  {
    key: `q5@${itemId}`,
    name: `Q5_${code}`,
    label: `满意 (${label})`,
    kept: 'number',
    measure: 'scale',
    loop: { key: 'q5', round: round(itemId, code, label) },
  },
  {
    key: `q6@${itemId}`,
    name: `Q6_${code}`,
    label: `买过 (${label})`,
    kept: 'codes',
    measure: 'nominal',
    categories: brands.map(brand => ({ ...brand, name: `Q6_${code}_${brand.code}` })),
    loop: { key: 'q6', round: round(itemId, code, label) },
  },
];

it('writes a row for each round that was answered, with the rest of the record beside it', () => {
  const all = [choice, ...looped(1, 'a', '红牛'), ...looped(7, 'b', '东鹏'), others[1]!];
  const { columns, rowsOf } = fileOf(all, { ...options, rows: 'rounds' });
  expect(columns.map(({ name, label }) => `${name} ${label}`)).toEqual([
    ...['Q1 最常喝', 'loop_round Round', 'Q5 满意', 'Q6_1 买过: 红牛', 'Q6_7 买过: 东鹏', 'Q4 为什么'],
  ]);
  expect(rowsOf([1, 5, [1], 3, null, 'x'])).toEqual([
    ['红牛', '红牛', 5, 1, 0, 'x'],
    ['红牛', '东鹏', 3, null, null, 'x'],
  ]);
  expect(rowsOf([1, null, null, 3, [7], 'x'])).toEqual([['红牛', '东鹏', 3, 0, 1, 'x']]);
  expect(rowsOf([1, null, null, null, null, 'x'])).toEqual([['红牛', null, null, null, null, 'x']]);
  // Several records at once, and codes instead of words.
  expect(rowsOf([7, null, null, 2, null, 'a'], [9, 4, [], 5, [1], null])).toEqual([
    ['东鹏', '东鹏', 2, null, null, 'a'],
    [9, '红牛', 4, 0, 0, null],
    [9, '东鹏', 5, 1, 0, null],
  ]);
  const coded = fileOf(all, { ...options, rows: 'rounds', values: 'codes' });
  expect(coded.rowsOf([7, null, null, 2, null, 'a'])).toEqual([[7, 7, 2, null, null, 'a']]);
});

it('takes the texts of rounds as they come: word by word, or as places in a list of each round', () => {
  const of = (code: number, itemId: string): DataVariable => ({
    key: `t@${itemId}`,
    name: `Q7_${code}`,
    label: '',
    kept: 'text',
    measure: 'text',
    loop: { key: 't', round: round(itemId, code, itemId) },
  });
  const { cellsOf } = fileColumns([of(1, 'a'), of(2, 'b')], { ...options, rows: 'rounds' });
  const { rows, columns } = cellsOf({
    records: 2,
    columns: [
      { kind: 'listed', list: ['yes', 'no'], values: Int32Array.of(1, -1) },
      { kind: 'texts', values: ['because', 'why not'] },
    ],
  });
  expect(Array.from({ length: rows }, (_, row) => columns.map(column => cellIn(column, row)))).toEqual([
    ...[['a', 'no'] as unknown[], ['b', 'because'], ['b', 'why not']],
  ]);
});

it('is a file of records when nothing was asked in rounds', () => {
  const { columns } = fileOf([choice], { ...options, rows: 'rounds' });
  expect(columns.map(({ name }) => name)).toEqual(['Q1']);
});
