import type { DuckDBConnection, DuckDBDataChunk, DuckDBValue } from '@duckdb/node-api';
import type {
  CheckedRequest,
  ColumnResult,
  ColumnSelection,
  CountedGroup,
  Value,
  WrittenTexts,
} from '@wenshu/analysis';
import { copyNumbers } from './chunk-numbers.ts';
import { ColumnsProblem } from './columns-problem.ts';
import type { CopiedTable } from './copied-table.ts';
import {
  type AskedTable,
  askedTable,
  columnsSql,
  countSql,
  fileSql,
  idsSql,
  orderSql,
  type Statement,
  sizeSql,
  textsSql,
} from './request-sql.repository.ts';
import type { RowFiles } from './row-files.ts';

export const MOST_GROUPS = 200_000;
/** What one answer may carry in columns: a million records with thirty of them. */
const MOST_BYTES = 256 * 1024 * 1024;

/** Answers a checked request from a table as it is. */
export async function runRequest(
  connection: DuckDBConnection,
  table: string,
  state: CopiedTable,
  { request, derived }: CheckedRequest,
  files: RowFiles,
): Promise<ColumnResult> {
  const { asOf, generation } = state;
  const asked = askedTable(table, state, derived);
  switch (request.kind) {
    case 'describe': {
      const records = await sizeOf(connection, request, asked);
      const variables = [...asked.variables].map(([key, { kept }]) => ({ key, kept }));
      return { asOf, variables, records };
    }
    case 'count': {
      const rows = await rowsOf(connection, countSql(request, asked, MOST_GROUPS + 1));
      if (rows.length > MOST_GROUPS) throw new ColumnsProblem('too-large');
      // A total of nobody is a count of 0 and no missing line.
      const groups = rows.map(row => groupOf(row, request.by.length));
      return { asOf, groups };
    }
    case 'order': {
      const chunks = await chunksOf(connection, orderSql(request, asked));
      return { asOf, generation, rows: integersOf(chunks) };
    }
    case 'ids': {
      if (request.generation !== generation) throw new ColumnsProblem('renewed');
      const found = new Map((await rowsOf(connection, idsSql(request, asked))) as [number, string][]);
      return { asOf, ids: request.rows.map(row => found.get(row) ?? null) };
    }
    case 'columns': {
      const rows = await sizeOf(connection, request, asked);
      if (rows * (request.columns.length * 8 + 4) > MOST_BYTES) throw new ColumnsProblem('too-large');
      const chunks = await chunksOf(connection, columnsSql(request, asked));
      const columns = request.columns.map((_column, index) => doublesOf(chunks, index + 1));
      return { asOf, rows: integersOf(chunks), columns };
    }
    case 'texts': {
      const { size, page } = textsSql(request, asked);
      const total = (await rowsOf(connection, size))[0]![0] as number;
      const records = request.most === 0 ? [] : await rowsOf(connection, page);
      return { asOf, total, records: records.map(([id, ...texts]) => ({ id, texts }) as WrittenTexts) };
    }
    case 'file': {
      const { name, path } = files.next();
      const { text, values } = fileSql(request, asked, path);
      try {
        const written = await connection.runAndReadAll(text, [...values]);
        return { asOf, file: name, records: Number(written.getRows()[0]![0]) };
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

async function rowsOf(connection: DuckDBConnection, { text, values }: Statement): Promise<DuckDBValue[][]> {
  return (await connection.runAndReadAll(text, [...values])).getRows();
}

async function chunksOf(connection: DuckDBConnection, { text, values }: Statement): Promise<DuckDBDataChunk[]> {
  return (await connection.run(text, [...values])).fetchAllChunks();
}

function groupOf(row: readonly DuckDBValue[], keys: number): CountedGroup {
  const [count, weight, squares] = row.slice(keys) as [number, string | null, string | null];
  return {
    by: row.slice(0, keys).map(groupValue),
    count,
    weight: BigInt(weight ?? 0),
    squares: BigInt(squares ?? 0),
  };
}

function groupValue(value: DuckDBValue): Value {
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'object' && value !== null && 'items' in value) return [...value.items] as number[];
  return value as Value;
}

function integersOf(chunks: readonly DuckDBDataChunk[]): Int32Array {
  return filled(new Int32Array(lengthOf(chunks)), chunks, 0);
}

function doublesOf(chunks: readonly DuckDBDataChunk[], column: number): Float64Array {
  return filled(new Float64Array(lengthOf(chunks)), chunks, column);
}

function filled<T extends Int32Array | Float64Array>(into: T, chunks: readonly DuckDBDataChunk[], column: number): T {
  let at = 0;
  for (const chunk of chunks) {
    copyNumbers(chunk.getColumnVector(column), into, at);
    at += chunk.rowCount;
  }
  return into;
}

function lengthOf(chunks: readonly DuckDBDataChunk[]): number {
  return chunks.reduce((sum, chunk) => sum + chunk.rowCount, 0);
}
