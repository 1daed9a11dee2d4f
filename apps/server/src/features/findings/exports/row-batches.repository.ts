import { DuckDBInstance, type DuckDBValue } from '@duckdb/node-api';
import type { Value } from '@wenshu/analysis';

/** A file of rows is read piece by piece: what DuckDB needs for that is little, whatever the file's size. */
const MEMORY = '128MB';

/** The records of a file of rows, batch by batch: each record's values in the order of the variables it was asked for. */
export async function* readRowBatches(path: string): AsyncGenerator<Value[][]> {
  const instance = await DuckDBInstance.create(':memory:', {
    ...{ memory_limit: MEMORY, threads: '1', autoinstall_known_extensions: 'false' },
  });
  const connection = await instance.connect();
  try {
    const result = await connection.stream(`select * exclude (id, "row") from '${path.replaceAll("'", "''")}'`);
    for (;;) {
      const chunk = await result.fetchChunk();
      if (!chunk || chunk.rowCount === 0) return;
      yield chunk.getRows().map(row => row.map(plainValue));
    }
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

function plainValue(value: DuckDBValue): Value {
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'object' && value !== null) return (value as unknown as { items: readonly number[] }).items;
  return value as Value;
}
