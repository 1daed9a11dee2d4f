import type { DuckDBConnection, DuckDBDataChunk, DuckDBValue } from '@duckdb/node-api';
import type { Statement } from './request-sql.repository.ts';

export async function rowsOf(connection: DuckDBConnection, statement: Statement): Promise<DuckDBValue[][]> {
  return (await connection.runAndReadAll(statement.text, bindings(statement))).getRows();
}

export async function chunksOf(connection: DuckDBConnection, statement: Statement): Promise<DuckDBDataChunk[]> {
  return (await connection.run(statement.text, bindings(statement))).fetchAllChunks();
}

/** What there is to bind. With an empty list the driver would prepare the statement first, which takes longer than many of ours run. */
function bindings({ values }: Statement): string[] | undefined {
  return values.length === 0 ? undefined : [...values];
}
