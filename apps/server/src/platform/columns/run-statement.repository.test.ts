import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { numbersOf } from './run-statement.repository.ts';

let instance: DuckDBInstance;
let connection: DuckDBConnection;

beforeAll(async () => {
  instance = await DuckDBInstance.create(':memory:');
  connection = await instance.connect();
});
afterAll(() => {
  connection.closeSync();
  instance.closeSync();
});

it.each([
  ['as many as expected', 5_000, 5_000],
  ['more, because somebody wrote meanwhile', 5_000, 10],
  ['fewer', 10, 5_000],
  ['none', 0, 0],
  ['so many that they are fetched as they are found', 250_000, 250_000],
  ['such, and more than expected', 250_000, 200_001],
  ['so wide that they are fetched as they are found', 5_000, 5_000, 41],
])('numbers come as they are, of rows %s', async (_, rows, expected, width = 2) => {
  const text = `select i::INTEGER, (i / 2.0)::DOUBLE from range(${rows}) numbers (i) order by i`;
  const [places, halves, ...others] = await numbersOf(connection, { text, values: [] }, expected, width);
  expect([places.length, halves!.length, others.length]).toEqual([rows, rows, 0]);
  expect(places.every((place, at) => place === at)).toBe(true);
  expect(halves!.every((half, at) => half === at / 2)).toBe(true);
});
