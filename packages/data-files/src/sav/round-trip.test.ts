import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWhole, writeWhole } from '../../test/read-whole.ts';
import type { Cell } from '../cell.ts';
import { cutToBytes } from '../cut-text.ts';
import type { SavDictionary, SavVariable } from './sav-dictionary.ts';
import { savNames } from './sav-names.ts';

const number = (name: string, more: Partial<SavVariable> = {}): SavVariable => ({ name, width: 0, ...more });
const text = (name: string, width: number, more: Partial<SavVariable> = {}): SavVariable => ({ name, width, ...more });

async function roundTrip(dictionary: SavDictionary, rows: readonly (readonly Cell[])[]) {
  return readWhole(await writeWhole(dictionary, rows));
}

describe('a sav file that we wrote, read back', () => {
  it('holds every value of every kind', async () => {
    const seconds = fc.integer({ min: -6_000_000_000, max: 10_000_000_000 });
    const kinds = [
      {
        of: (name: string) => number(name),
        cell: fc.oneof(
          fc.integer({ min: -120, max: 170 }),
          fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e300 }).map(value => value + 0),
          fc.constant(null),
        ),
      },
      {
        of: (name: string) => number(name, { format: { type: 'DATETIME', width: 20, decimals: 0 } }),
        cell: fc.oneof(
          seconds.map(value => new Date(value * 1000)),
          fc.constant(null),
        ),
      },
      ...[1, 7, 8, 9, 255, 256, 300, 504, 505, 2000].map(width => ({
        of: (name: string) => text(name, width),
        cell: fc
          .string({ unit: 'grapheme', maxLength: 200 })
          .map(value => value.repeat(value.length % 5 === 0 ? 12 : 1))
          .map(value => cutToBytes(value, width).replace(/[ \0]+$/, '')),
      })),
    ];
    const table = fc
      .array(fc.integer({ min: 0, max: kinds.length - 1 }), { minLength: 1, maxLength: 6 })
      .chain(chosen =>
        fc.record({
          chosen: fc.constant(chosen),
          rows: fc.array(fc.tuple(...chosen.map(index => kinds[index]!.cell as fc.Arbitrary<Cell>)), { maxLength: 12 }),
        }),
      );
    await fc.assert(
      fc.asyncProperty(table, async ({ chosen, rows }) => {
        const names = savNames(chosen.map(() => '变量'));
        const variables = chosen.map((kind, index) => kinds[kind]!.of(names[index]!));
        const read = await roundTrip({ variables }, rows);
        expect(read.rows).toEqual(rows);
        expect(read.cases).toBe(rows.length);
        expect(read.dictionary.variables.map(({ name, width }) => ({ name, width }))).toEqual(
          variables.map(({ name, width }) => ({ name, width })),
        );
      }),
      { numRuns: 150 },
    );
  });

  it('says the same about its variables', async () => {
    const dictionary: SavDictionary = {
      fileLabel: '满意度调查',
      documents: ['Made by Wenshu', '第二行'],
      weight: 'weight',
      multipleSets: [
        {
          name: '$brands',
          label: '使用过的品牌',
          variables: ['brand_number_one', 'brand_number_two'],
          countedValue: 1,
        },
        { name: '$choice', label: 'words', variables: ['code', 'city'], countedValue: '北京' },
        { name: '$codes', label: '', variables: ['q1', 'weight'] },
      ],
      variables: [
        number('q1', {
          label: '您满意吗？',
          measure: 'ordinal',
          alignment: 'center',
          columns: 12,
          format: { type: 'F', width: 2, decimals: 0 },
          missing: { values: [98, 99, -1] },
          valueLabels: [
            { value: 1, label: '非常满意' },
            { value: 2.5, label: 'half' },
            { value: 99, label: '拒答' },
          ],
        }),
        number('brand_number_one', { missing: { range: { low: Number.NEGATIVE_INFINITY, high: 0 } } }),
        number('brand_number_two', { missing: { range: { low: 90, high: Number.POSITIVE_INFINITY }, values: [-5] } }),
        number('weight', { attributes: { origin: ["it's raked", 'twice'], role: ['weight'] } }),
        text('code', 4, { missing: { values: ['na'] }, valueLabels: [{ value: 'a', label: 'First' }] }),
        text('city', 30, {
          missing: { values: ['none', '无'] },
          valueLabels: [
            { value: '北京', label: '首都' },
            { value: 'Frankfurt am Main', label: 'FRA' },
          ],
        }),
        text('essay', 1000, { label: 'Open answer' }),
        number('day', { format: { type: 'DATE', width: 11, decimals: 0 } }),
      ],
    };
    const { dictionary: read } = await roundTrip(dictionary, []);
    const { variables, ...rest } = dictionary;
    expect({ ...read, variables: [] }).toEqual({ ...rest, variables: [] });
    expect(read.variables).toHaveLength(variables.length);
    for (const [index, variable] of variables.entries()) expect(read.variables[index]).toMatchObject(variable);
  });

  it('cuts labels, notes and texts at the border of a character where the format ends', async () => {
    const long = '标签'.repeat(300);
    const { dictionary, rows } = await roundTrip(
      {
        fileLabel: long,
        documents: [long],
        variables: [number('q', { label: long, valueLabels: [{ value: 1, label: long }] }), text('t', 10)],
      },
      [[1, '一二三四']],
    );
    const [variable] = dictionary.variables;
    expect(variable!.label).toBe(cutToBytes(long, 255));
    expect(variable!.valueLabels![0]!.label).toBe(cutToBytes(long, 120));
    expect(dictionary.fileLabel).toBe(cutToBytes(long, 64));
    expect(dictionary.documents!.join('')).toBe(long);
    expect(rows).toEqual([[1, '一二三']]);
  });

  it('has nothing for what SPSS cannot hold', async () => {
    const { rows } = await roundTrip({ variables: [number('q')] }, [
      [Number.NaN],
      [Number.POSITIVE_INFINITY],
      [new Date(Number.NaN)],
      [null],
    ]);
    expect(rows).toEqual([[null], [null], [null], [null]]);
  });

  it('may leave its number of cases open', async () => {
    const rows = Array.from({ length: 2500 }, (_, index) => [index, `text ${index}`]);
    const read = await readWhole(await writeWhole({ variables: [number('n'), text('t', 12)] }, rows, {}));
    expect(read.cases).toBeUndefined();
    expect(read.rows).toEqual(rows);
  });
});

describe('a sav file that should not be written', () => {
  const wrong: [string, SavDictionary][] = [
    ['name', { variables: [number('1a')] }],
    ['name', { variables: [number('all')] }],
    ['name-twice', { variables: [number('a'), number('A')] }],
    ['width', { variables: [text('a', 40_000)] }],
    ['none', { variables: [] }],
    ['missing-count', { variables: [number('a', { missing: { values: [1, 2, 3, 4] } })] }],
    ['missing-type', { variables: [text('a', 8, { missing: { range: { low: 1, high: 2 } } })] }],
    ['label-type', { variables: [number('a', { valueLabels: [{ value: 'x', label: '' }] })] }],
    ['format', { variables: [number('a', { format: { type: 'A', width: 8, decimals: 0 } })] }],
    ['weight', { variables: [number('a')], weight: 'b' }],
    ['set-name', { variables: [number('a')], multipleSets: [{ name: 'a', label: '', variables: ['a'] }] }],
    ['set-variable', { variables: [number('a')], multipleSets: [{ name: '$a', label: '', variables: ['b'] }] }],
  ];
  it.each(wrong)('is refused by the reason: %s', async (reason, dictionary) => {
    await expect(writeWhole(dictionary, [])).rejects.toMatchObject({ code: 'bad-variable', details: { reason } });
  });

  it('is refused where a cell is not of its variable’s kind, or cases are missing', async () => {
    const dictionary = { variables: [number('n'), text('t', 3)] };
    await expect(writeWhole(dictionary, [['x', 'y']])).rejects.toMatchObject({ code: 'bad-variable' });
    await expect(writeWhole(dictionary, [[1, 2]])).rejects.toMatchObject({ code: 'bad-variable' });
    await expect(writeWhole(dictionary, [[1, 'a']], { cases: 2 })).rejects.toMatchObject({
      code: 'wrong-case-count',
      details: { said: 2, written: 1 },
    });
  });
});
