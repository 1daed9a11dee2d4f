import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnResult, TextsRequest } from '@wenshu/analysis';
import { ColumnsProblem } from './columns-problem.ts';
import { type AskedTable, textNumbersSql, textsPageSql, textsSizeSql } from './request-sql.repository.ts';
import { numbersOf, rowsOf } from './run-statement.repository.ts';

/** What one answer may carry in columns: a million records with thirty of them. */
export const MOST_BYTES = 256 * 1024 * 1024;

/** Of so many times the rows that are wanted, the newest, it is counted how many wrote. */
const LOOKED_AT = [1.25, 2, 4, 8, 16];

/** What people wrote, the newest first, and how many did. Mostly there is enough among the newest rows, and the others' texts are not read. */
export async function readTexts(
  connection: DuckDBConnection,
  request: TextsRequest,
  asked: AskedTable,
  nextRow: number,
): Promise<Omit<ColumnResult<'texts'>, 'asOf'>> {
  const wanted = (request.offset ?? 0) + request.most;
  const fromRows = LOOKED_AT.map(times => nextRow - Math.ceil(wanted * times)).filter(row => row > 0);
  const [[total, ...found]] = (await rowsOf(connection, textsSizeSql(request, asked, fromRows))) as [[number]];
  const expected = Math.min(total, request.most);
  const width = (request.beside?.length ?? 0) + 1;
  if (expected * width * 8 > MOST_BYTES) throw new ColumnsProblem('too-large');
  if (request.most === 0) return { total, joined: { ids: '', columns: [] }, ...(request.beside && noNumbers(request)) };
  const fromRow = total <= wanted ? 0 : fromRows[found.findIndex(many => many >= wanted)];
  const [[ids, ...columns]] = (await rowsOf(connection, textsPageSql(request, asked, fromRow))) as [(string | null)[]];
  const joined = { ids: ids ?? '', columns: columns.map(texts => texts ?? '') };
  if (!request.beside) return { total, joined };
  const [, ...read] = await numbersOf(connection, textNumbersSql(request, asked, fromRow), expected, width + 1);
  const [numbers, [weights]] = [read.slice(0, request.beside.length), read.slice(request.beside.length)];
  return { total, joined, numbers, ...(weights && { weights }) };
}

function noNumbers({ beside = [], weight }: TextsRequest): Pick<ColumnResult<'texts'>, 'numbers' | 'weights'> {
  const none = new Float64Array();
  return { numbers: beside.map(() => none), ...(weight !== undefined && { weights: none }) };
}
