import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { FileRequest } from '@wenshu/analysis';
import { type AskedTable, partSql, placesSql } from './request-sql.repository.ts';
import { rowsOf } from './run-statement.repository.ts';

/** 50,000 records of a large survey. */
const VALUES_A_PART = 4_500_000;
const LEAST_RECORDS = 500;

/**
 * Writes whole records in their order into a folder, part by part, and says how many they are. At once DuckDB holds more of them than it may
 * take: of a million it wrote a third, slowly, and left nothing for others who asked meanwhile.
 */
export async function writeRows(
  connection: DuckDBConnection,
  request: FileRequest,
  asked: AskedTable,
  folder: string,
  { valuesAPart = VALUES_A_PART } = {},
): Promise<number> {
  mkdirSync(folder, { mode: 0o700 });
  // All parts are of the same rows, whatever is copied meanwhile.
  await rowsOf(connection, { text: 'begin transaction', values: [] });
  await rowsOf(connection, placesSql(request, asked));
  const [[records]] = (await rowsOf(connection, { text: 'select count(*)::INTEGER from file_places', values: [] })) as [
    [number],
  ];
  const most = Math.max(LEAST_RECORDS, Math.floor(valuesAPart / request.variables.length));
  // One at least: a file without records has columns, too.
  for (let part = 0; part === 0 || part * most < records; part++) {
    const path = join(folder, partName(part));
    await rowsOf(connection, partSql(request, asked, { path, from: part * most, to: (part + 1) * most }));
  }
  await rowsOf(connection, { text: 'drop table file_places', values: [] });
  await rowsOf(connection, { text: 'commit', values: [] });
  return records;
}

/** In the order of their names. */
const partName = (part: number) => `${String(part).padStart(6, '0')}.parquet`;
