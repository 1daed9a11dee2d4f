import {
  type DuckDBConnection,
  type DuckDBDataChunk,
  DuckDBMaterializedResult,
  type DuckDBResult,
  DuckDBTypeId,
  type DuckDBValue,
} from '@duckdb/node-api';
import { moveBytes } from './chunk-numbers.ts';
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
  const columns = Array.from({ length: result.columnCount }, (_, index) => {
    const isKept = result.columnTypeId(index) === (index === 0 ? DuckDBTypeId.INTEGER : DuckDBTypeId.DOUBLE);
    if (!isKept) throw new TypeError(`column ${index} of a statement has other numbers than it should`);
    return new Growing(index, index === 0 ? Int32Array : Float64Array, expected);
  });
  let rows = 0;
  for await (const chunk of isAtHand(result) ? chunksIn(result) : fetchedFrom(result)) {
    const { rowCount } = chunk;
    for (const column of columns) column.take(chunk, rows, rowCount);
    rows += rowCount;
  }
  // By their places above: the first of whole numbers, the others not.
  return columns.map(column => column.first(rows)) as unknown as readonly [Int32Array, ...Float64Array[]];
}

/** Somebody may have written between counting the rows and reading them. */
class Growing {
  readonly #column: number;
  readonly #Numbers: typeof Int32Array | typeof Float64Array;
  #bytes: Uint8Array<ArrayBuffer>;

  constructor(column: number, Numbers: typeof Int32Array | typeof Float64Array, length: number) {
    this.#column = column;
    this.#Numbers = Numbers;
    this.#bytes = new Uint8Array(length * Numbers.BYTES_PER_ELEMENT);
  }

  take(chunk: DuckDBDataChunk, at: number, rows: number): void {
    const each = this.#Numbers.BYTES_PER_ELEMENT;
    const needed = (at + rows) * each;
    if (needed > this.#bytes.length) {
      const longer = new Uint8Array(needed * 2);
      longer.set(this.#bytes);
      this.#bytes = longer;
    }
    moveBytes(chunk, this.#column, rows * each, this.#bytes, at * each);
  }

  first(rows: number): Int32Array | Float64Array {
    return new this.#Numbers(this.#bytes.buffer, 0, rows);
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
