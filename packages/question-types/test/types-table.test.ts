import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { questionTypes } from '../src/core.ts';

const [head, ...lines] = readFileSync(new URL('../../../docs/types.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map(line => line.split('\t'));
const table = lines.map(line => Object.fromEntries(line.map((value, index) => [head![index]!, value])));
const codes = (isIn: (row: Record<string, string>) => boolean) =>
  table
    .filter(isIn)
    .map(row => Number(row.code))
    .sort((a, b) => a - b);

describe('the table of types', () => {
  test('is whole: no cell is empty, no code and no name twice', () => {
    expect(
      table.every(row => Object.values(row).every(value => value !== '') && Object.keys(row).length === head!.length),
    ).toBe(true);
    expect(new Set(table.map(row => row.code)).size).toBe(table.length);
    expect(new Set(table.map(row => row.slug)).size).toBe(table.length);
  });

  // The lists of the specification, section 3 and the quote rules of section 5.
  test('has every code that the specification names', () => {
    const named = [1, 2, 3, 5, 6, 9, 10, 11, 13, 14, 15, 18, 19, 34, 35, 37, 39, 40, 44, 45, 47, 51, 4, 22, 36];
    expect(codes(row => Number(row.code) <= 100)).toEqual(named.sort((a, b) => a - b));
  });

  test('names the types that can be quoted, and how', () => {
    expect(codes(row => row.reference !== 'none')).toEqual([1, 2, 3, 4, 5, 6, 13, 15, 18, 19, 22, 36, 40, 51]);
    expect(codes(row => !['none', 'whole'].includes(row.reference!))).toEqual([3, 4, 6, 13, 15, 18, 19, 40, 51]);
    expect(codes(row => row.reference === 'multi')).toEqual([3, 4, 6, 13, 40, 51]);
    expect(codes(row => row.reference === 'single')).toEqual([15]);
    expect(codes(row => row.reference === 'cascader')).toEqual([18, 19]);
  });

  test('gives 3,000 options to dropdowns and 100 to other lists', () => {
    expect(codes(row => row.options === '3000')).toEqual([2, 4]);
    expect(codes(row => row.options === '100')).toEqual(expect.arrayContaining([1, 3, 13, 15, 18]));
  });

  test('has the families that are named without a code', () => {
    const slugs = table.map(row => row.slug);
    expect(slugs).toEqual(
      expect.arrayContaining([
        'evaluation',
        'signature',
        'video-upload',
        'contrast-scale',
        'blink',
        'three-d-display',
        'kano',
        'cbc',
        'cpc',
        'bpto',
        'maxdiff',
        'psm',
      ]),
    );
  });
});

describe('the registry', () => {
  test('has every type of the table, and no two of the same code', () => {
    expect(table.map(row => row.slug).filter(slug => !Object.hasOwn(questionTypes, slug!))).toEqual([]);
    const taken = Object.values(questionTypes).map(type => type.code);
    expect(new Set(taken).size).toBe(taken.length);
  });

  // A type that the specification does not ask for needs no row: its folder says what it is.
  const inTable = Object.values(questionTypes).filter(type => table.some(row => row.slug === type.slug));
  test.each(inTable)('says of $slug what the table says', type => {
    const row = table.find(one => one.slug === type.slug)!;
    const { capabilities, summary } = type;
    expect({
      code: String(type.code),
      reference: capabilities.answerReference,
      options: String(capabilities.maxOptions),
      rows: capabilities.hasRows,
      quota: capabilities.canCarryQuota,
      scorable: capabilities.scorable,
      marker_zh: capabilities.importMarker?.zh ?? '-',
      marker_en: capabilities.importMarker?.en ?? '-',
      summary: summary.kind,
      chart: summary.chart,
    }).toEqual({
      code: row.code,
      reference: row.reference,
      options: row.options,
      rows: row.rows !== '0',
      quota: row.quota === 'yes',
      scorable: row.scorable === 'yes',
      marker_zh: row.marker_zh,
      marker_en: row.marker_en,
      summary: row.summary,
      chart: row.chart,
    });
  });
});
