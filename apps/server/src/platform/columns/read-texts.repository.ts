import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnResult, TextsRequest } from '@wenshu/analysis';
import { type AskedTable, textsPageSql, textsSizeSql } from './request-sql.repository.ts';
import { rowsOf } from './run-statement.repository.ts';

/** Of so many times the rows that are wanted, the newest, it is counted how many wrote. */
const LOOKED_AT = [1.25, 2, 4, 8, 16];

/** What people wrote, the newest first, and how many did. Mostly there is enough among the newest rows, and the others' texts are not read. */
export async function readTexts(
  connection: DuckDBConnection,
  request: TextsRequest,
  asked: AskedTable,
  nextRow: number,
): Promise<Pick<ColumnResult<'texts'>, 'total' | 'joined'>> {
  const wanted = (request.offset ?? 0) + request.most;
  const fromRows = LOOKED_AT.map(times => nextRow - Math.ceil(wanted * times)).filter(row => row > 0);
  const [[total, ...found]] = (await rowsOf(connection, textsSizeSql(request, asked, fromRows))) as [[number]];
  if (request.most === 0) return { total, joined: { ids: '', columns: [] } };
  const fromRow = total <= wanted ? 0 : fromRows[found.findIndex(many => many >= wanted)];
  const [[ids, ...columns]] = (await rowsOf(connection, textsPageSql(request, asked, fromRow))) as [(string | null)[]];
  return { total, joined: { ids: ids ?? '', columns: columns.map(texts => texts ?? '') } };
}
