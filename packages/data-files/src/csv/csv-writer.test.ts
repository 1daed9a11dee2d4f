import fc from 'fast-check';
import { parseCsv } from 'hucre/csv';
import { expect, it } from 'vitest';
import { collector } from '../../test/collect.ts';
import type { Cell } from '../cell.ts';
import { type CsvOptions, startCsv } from './csv-writer.ts';

async function written(batches: readonly (readonly (readonly Cell[])[])[], options?: CsvOptions): Promise<Buffer> {
  const { sink, bytes } = collector();
  const csv = startCsv(sink, options);
  for (const batch of batches) await csv.rows(batch);
  await csv.close();
  return bytes();
}

it('begins with the mark that Excel needs, or without it', async () => {
  expect((await written([[['满意', 1]]])).toString('hex')).toBe(`efbbbf${Buffer.from('满意,1\r\n').toString('hex')}`);
  expect((await written([[['满意', 1]]], { hasByteOrderMark: false })).toString()).toBe('满意,1\r\n');
  expect(await written([], { hasByteOrderMark: false })).toHaveLength(0);
});

it('holds every value, read back by another program, whatever parts the cells', async () => {
  const harmless = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter(text => !/^[=+\-@＝＋－＠\t\r\n]/.test(text));
  const cell = fc.oneof(harmless, fc.constantFrom('a,b', 'a;b', 'a\tb', '"', 'a\r\nb', "'"), fc.integer());
  const separators = fc.constantFrom(',' as const, ';' as const, '\t' as const);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 }),
      separators,
      async (rows, separator) => {
        const text = (await written([rows, rows], { separator })).toString();
        expect(parseCsv(text, { delimiter: separator })).toEqual([...rows, ...rows].map(row => row.map(String)));
      },
    ),
    { numRuns: 200 },
  );
});

it('hands on what it has before the end', async () => {
  const { sink, writes } = collector();
  const csv = startCsv(sink);
  await csv.rows(Array.from({ length: 200_000 }, (_, index) => [index, 'some words']));
  expect(writes()).toBeGreaterThan(2);
});
