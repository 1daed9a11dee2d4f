import { DuckDBInstance, type DuckDBValue } from '@duckdb/node-api';
import type { DataVariable, Value } from '@wenshu/analysis';

/** A file of rows is read piece by piece: what DuckDB needs for that is little, whatever the file's size. */
const MEMORY = '128MB';

/** The records of a file of rows, batch by batch: each record's values in the order of the variables it was asked for. */
export async function* readRowBatches(path: string): AsyncGenerator<Value[][]> {
  const { connection, close } = await openRowFile();
  try {
    const result = await connection.stream(`select * exclude (id, "row") from ${quoted(path)}`);
    for (;;) {
      const chunk = await result.fetchChunk();
      if (!chunk || chunk.rowCount === 0) return;
      yield chunk.getRows().map(row => row.map(plainValue));
    }
  } finally {
    close();
  }
}

/** How many bytes the longest text of each variable has; 0 where it has no texts. */
export async function measureTexts(path: string, variables: readonly Pick<DataVariable, 'kept'>[]): Promise<number[]> {
  const longest = variables.map(({ kept }, index) => {
    if (kept === 'text') return `max(strlen(x${index}))`;
    return kept === 'texts' ? `max(strlen(array_to_string(x${index}, '; ')))` : '0';
  });
  const { connection, close } = await openRowFile();
  try {
    const found = await connection.runAndReadAll(`select ${longest.join(', ')} from ${quoted(path)}`);
    return found.getRows()[0]!.map(value => Number(value ?? 0));
  } finally {
    close();
  }
}

async function openRowFile() {
  const instance = await DuckDBInstance.create(':memory:', {
    ...{ memory_limit: MEMORY, threads: '1', autoinstall_known_extensions: 'false' },
  });
  const connection = await instance.connect();
  return {
    connection,
    close() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

const quoted = (path: string) => `'${path.replaceAll("'", "''")}'`;

function plainValue(value: DuckDBValue): Value {
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'object' && value !== null) return (value as unknown as { items: readonly number[] }).items;
  return value as Value;
}
