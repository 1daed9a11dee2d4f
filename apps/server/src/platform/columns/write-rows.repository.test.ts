import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { FileRequest } from '@wenshu/analysis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AskedTable } from './request-sql.repository.ts';
import { RowFiles } from './row-files.ts';
import { writeRows } from './write-rows.repository.ts';

let folder: string;
let instance: DuckDBInstance;
let connection: DuckDBConnection;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'write-rows-'));
  instance = await DuckDBInstance.create(':memory:');
  connection = await instance.connect();
});
afterAll(() => {
  connection.closeSync();
  instance.closeSync();
  rmSync(folder, { recursive: true, force: true });
});

const asked = {
  from: 'people',
  variables: new Map([['age', { kept: 'number' as const }]]),
  columns: { column: (key: string) => key },
} as unknown as AskedTable;
const request: FileRequest = {
  kind: 'file',
  variables: ['age'],
  timeZone: 'UTC',
  sort: [{ variable: 'age', isDescending: true }],
};

it.each([
  ['none at all', 0, 1],
  ['fewer than a part', 400, 1],
  ['as many as two parts', 1_000, 2],
  ['one more', 1_001, 3],
])('whole records come in their order, part by part: %s', async (_, people, parts) => {
  // Of one age there are several, who come in the order of their rows.
  await connection.run(
    `create or replace table people as select (i * 37 % 101)::DOUBLE as age, i::INTEGER as "row" from range(${people}) n(i)`,
  );
  const files = new RowFiles(folder);
  const { name, path } = files.next();
  expect(await writeRows(connection, request, asked, path, { valuesAPart: 1 })).toBe(people);
  expect(files.partsOf(name)).toHaveLength(parts);
  const listed = files.partsOf(name).map(part => `'${part}'`);
  const read = await connection.runAndReadAll(`select x0 from read_parquet([${listed}])`);
  const inOrder = await connection.runAndReadAll('select age from people order by age desc, "row"');
  expect(read.getRows()).toEqual(inOrder.getRows());
  files.remove(name);
});
