import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import type { DataVariable } from '@wenshu/analysis';
import type { ValueColumn } from '@wenshu/analysis/data-file';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRowFile, type RowFile } from './row-batches.repository.ts';

/** More than DuckDB hands over at once. */
const RECORDS = 5000;
const kinds: readonly DataVariable['kept'][] = ['code', 'codes', 'number', 'text', 'text', 'text', 'texts', 'moment'];

let folder: string;
let file: RowFile;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wenshu-rows-'));
  const path = join(folder, "o'rows.parquet");
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  await connection.run(
    `copy (select n::varchar as id, n::integer as "row", if(n % 3 = 0, null, n % 5)::integer as x0,
                  case n % 3 when 0 then null when 1 then []::integer[] else [n % 7, 9]::integer[] end as x1,
                  if(n % 4 = 0, null, n / 8)::double as x2,
                  case n % 4 when 0 then null when 1 then '' when 2 then 'it''s; 北京' else 'b' end as x3,
                  if(n % 2 = 0, null, '第 ' || n || ' 位') as x4, null::varchar as x5,
                  if(n % 2 = 0, ['a', 'b'], []::varchar[]) as x6, (1770000000000 + n)::bigint as x7
             from range(${RECORDS}) t(n)) to '${path.replaceAll("'", "''")}'`,
  );
  connection.closeSync();
  instance.closeSync();
  file = await openRowFile(
    [path],
    kinds.map(kept => ({ kept })),
  );
});
afterAll(async () => {
  file.close();
  await rm(folder, { recursive: true, force: true });
});

function valueIn(column: ValueColumn, record: number) {
  if (column.kind === 'sets') {
    const [start, count] = [column.starts[record]!, column.counts[record]!];
    return count < 0 ? null : [...column.codes.subarray(start, start + count)];
  }
  const value = column.values[record] ?? null;
  if (column.kind === 'listed') return column.list[Number(value)] ?? null;
  return Number.isNaN(value) ? null : value;
}

it('reads every value of a file of rows, whether its texts repeat, never repeat, or are none', async () => {
  const found: unknown[][] = [];
  for await (const { records, columns } of file.batches())
    for (let record = 0; record < records; record++) found.push(columns.map(column => valueIn(column, record)));
  expect(found).toEqual(
    Array.from({ length: RECORDS }, (_, n) => [
      ...[n % 3 === 0 ? null : n % 5, [null, [], [n % 7, 9]][n % 3], n % 4 === 0 ? null : n / 8],
      ...[[null, '', "it's; 北京", 'b'][n % 4], n % 2 === 0 ? null : `第 ${n} 位`, null],
      ...[n % 2 === 0 ? 'a; b' : '', 1_770_000_000_000 + n],
    ]),
  );
});

it('makes texts that repeat places in one list, and knows how long the longest is', async () => {
  const batches: (readonly ValueColumn[])[] = [];
  for await (const { columns } of file.batches()) batches.push(columns);
  expect(batches.length).toBeGreaterThan(1);
  expect(batches[0]!.map(({ kind }) => kind)).toEqual([
    ...['numbers', 'sets', 'numbers', 'listed', 'texts', 'listed', 'listed', 'numbers'],
  ]);
  const lists = batches.map(columns => (columns[3] as { readonly list?: unknown }).list);
  expect(new Set(lists).size).toBe(1);
  expect(file.textBytes).toEqual([0, 0, 0, Buffer.byteLength("it's; 北京"), Buffer.byteLength('第 4999 位'), 0, 4, 0]);
});
