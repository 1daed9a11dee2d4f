import {
  type DuckDBConnection,
  type DuckDBDataChunk,
  DuckDBMaterializedResult,
  type DuckDBResult,
  type DuckDBValue,
} from '@duckdb/node-api';
import { moveNumbers } from './chunk-numbers.ts';
import type { Statement } from './request-sql.repository.ts';

export async function rowsOf(connection: DuckDBConnection, statement: Statement): Promise<DuckDBValue[][]> {
  return (await connection.runAndReadAll(statement.text, bindings(statement))).getRows();
}

/** As they lie in memory: fetched, each would wait for a thread. */
export async function chunksOf(connection: DuckDBConnection, statement: Statement): Promise<DuckDBDataChunk[]> {
  return [...chunksIn(await connection.run(statement.text, bindings(statement)))];
}

/** More numbers than these are fetched as they are found: kept until the last is there, they are copied once more and take their memory twice. */
const AT_ONCE = 200_000;

/** Numbers without missing ones, a column each, the first of them integers. `expected` is about how many rows there will be, of `width` columns. */
export async function numbersOf(
  connection: DuckDBConnection,
  statement: Statement,
  expected: number,
  width = 1,
): Promise<readonly [Int32Array, ...Float64Array[]]> {
  const way = expected * width > AT_ONCE ? 'stream' : 'run';
  const result = await connection[way](statement.text, bindings(statement));
  const columns = Array.from(
    { length: result.columnCount },
    (_, index) => new Growing(index === 0 ? new Int32Array(expected) : new Float64Array(expected)),
  );
  let rows = 0;
  for await (const chunk of isAtHand(result) ? chunksIn(result) : fetchedFrom(result)) {
    for (const [index, column] of columns.entries()) column.take(chunk, index, rows);
    rows += chunk.rowCount;
  }
  return columns.map(column => column.first(rows)) as unknown as readonly [Int32Array, ...Float64Array[]];
}

/** Somebody may have written between counting the rows and reading them. */
class Growing {
  #numbers: Int32Array | Float64Array;

  constructor(numbers: Int32Array | Float64Array) {
    this.#numbers = numbers;
  }

  take(chunk: DuckDBDataChunk, column: number, at: number): void {
    const needed = at + chunk.rowCount;
    if (needed > this.#numbers.length) {
      const Numbers = this.#numbers instanceof Int32Array ? Int32Array : Float64Array;
      const longer = new Numbers(needed * 2);
      longer.set(this.#numbers);
      this.#numbers = longer;
    }
    moveNumbers(chunk.getColumnVector(column), this.#numbers, at);
  }

  first(rows: number): Int32Array | Float64Array {
    return this.#numbers.subarray(0, rows);
  }
}

function isAtHand(result: DuckDBResult): result is DuckDBMaterializedResult {
  return result instanceof DuckDBMaterializedResult;
}

function* chunksIn(result: DuckDBMaterializedResult): Generator<DuckDBDataChunk> {
  for (let index = 0; index < result.chunkCount; index++) yield result.getChunk(index);
}

/** The next is found while one is read. */
async function* fetchedFrom(result: DuckDBResult): AsyncGenerator<DuckDBDataChunk> {
  let next = result.fetchChunk();
  for (let chunk = await next; chunk?.rowCount; chunk = await next) {
    next = result.fetchChunk();
    // Whoever stops reading does not hear how the next one ends.
    next.catch(() => {});
    yield chunk;
  }
}

/** What there is to bind. With an empty list the driver would prepare the statement first, which takes longer than many of ours run. */
function bindings({ values }: Statement): string[] | undefined {
  return values.length === 0 ? undefined : [...values];
}
