import type { DuckDBConnection } from '@duckdb/node-api';
import type { CheckedRequest, ColumnResult, ColumnSelection, CountRequest } from '@wenshu/analysis';
import { ColumnsProblem } from './columns-problem.ts';
import type { CopiedTable } from './copied-table.ts';
import { orderedRows } from './ordered-rows.repository.ts';
import { MOST_BYTES, readTexts } from './read-texts.repository.ts';
import { type AskedTable, askedTable, columnsSql, idsSql, repeatsSql, sizeSql } from './request-sql.repository.ts';
import type { RowFiles } from './row-files.ts';
import { runCounts } from './run-counts.repository.ts';
import { numbersOf, rowsOf } from './run-statement.repository.ts';
import { writeRows } from './write-rows.repository.ts';

/** What requests are answered from. */
export interface AnsweringTable {
  readonly connection: DuckDBConnection;
  readonly table: string;
  readonly state: CopiedTable;
  readonly files: RowFiles;
}

/** Answers checked requests from a table as it is. Several are counts that share a statement: see `shareStatements`. */
export async function runRequests(
  from: AnsweringTable,
  checked: readonly [CheckedRequest, ...CheckedRequest[]],
): Promise<readonly ColumnResult[]> {
  if (checked.length === 1) return [await runRequest(from, checked[0])];
  const { connection, table, state } = from;
  const requests = checked.map(({ request }) => request as CountRequest);
  const counted = await runCounts(connection, requests, askedTable(table, state, checked[0].derived));
  return counted.map(groups => ({ asOf: state.asOf, groups }));
}

/** Without a look at any record. */
export function describeTable({ asOf }: CopiedTable, { derived }: CheckedRequest): ColumnResult<'describe'> {
  return { asOf, variables: [...derived.variables].map(([key, { kept }]) => ({ key, kept })) };
}

async function runRequest(
  { connection, table, state, files }: AnsweringTable,
  checked: CheckedRequest,
): Promise<ColumnResult> {
  const { request, derived } = checked;
  const { asOf, generation } = state;
  const asked = askedTable(table, state, derived);
  switch (request.kind) {
    case 'describe':
      return describeTable(state, checked);
    case 'count': {
      const [groups] = await runCounts(connection, [request], asked);
      return { asOf, groups: groups! };
    }
    case 'order':
      return { asOf, generation, rows: await orderedRows(connection, request, asked, state.nextRow) };
    case 'repeats': {
      const [rows] = await numbersOf(connection, repeatsSql(request, asked), state.nextRow);
      return { asOf, generation, rows };
    }
    case 'ids': {
      if (request.generation !== generation) throw new ColumnsProblem('renewed');
      const found = new Map((await rowsOf(connection, idsSql(request, asked))) as [number, string][]);
      return { asOf, ids: request.rows.map(row => found.get(row) ?? null) };
    }
    case 'columns': {
      const width = request.columns.length + (request.weight === undefined ? 0 : 1);
      const size = await sizeOf(connection, request, asked);
      if (size * (width * 8 + 4) > MOST_BYTES) throw new ColumnsProblem('too-large');
      const [rows, ...numbers] = await numbersOf(connection, columnsSql(request, asked), size, width + 1);
      const [columns, [weights]] = [numbers.slice(0, request.columns.length), numbers.slice(request.columns.length)];
      return { asOf, rows, columns, ...(weights && { weights }) };
    }
    case 'texts':
      return { asOf, ...(await readTexts(connection, request, asked, state.nextRow)) };
    case 'file': {
      const { name, path } = files.next();
      try {
        return { asOf, file: name, records: await writeRows(connection, request, asked, path) };
      } catch (error) {
        files.remove(name);
        throw error;
      }
    }
  }
}

async function sizeOf(connection: DuckDBConnection, request: ColumnSelection, asked: AskedTable): Promise<number> {
  const rows = await rowsOf(connection, sizeSql(request, asked));
  return rows[0]![0] as number;
}
