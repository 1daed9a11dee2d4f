import {
  BIGINT,
  BOOLEAN,
  DOUBLE,
  type DuckDBAppender,
  type DuckDBConnection,
  DuckDBDataChunk,
  type DuckDBType,
  INTEGER,
  LIST,
  VARCHAR,
} from '@duckdb/node-api';
import type { Kept, Value } from '@wenshu/analysis';
import { CHUNK_ROWS, ChunkColumns } from './chunk-columns.ts';
import type { SourceRow, SourceShape } from './column-source.ts';
import type { CopiedTable } from './copied-table.ts';

/** How a value is kept, and what is kept beside it, see `fieldsOf`. */
const types: Readonly<Record<Kept, readonly DuckDBType[]>> = {
  code: [INTEGER],
  codes: [LIST(INTEGER), BIGINT],
  number: [DOUBLE],
  text: [VARCHAR, VARCHAR, BOOLEAN],
  texts: [LIST(VARCHAR)],
  moment: [BIGINT],
};

/** What was appended waits in memory, besides what DuckDB is allowed to take. */
const MOST_WAITING_ROWS = 10 * CHUNK_ROWS;
const MOST_WAITING_VALUES = 512 * MOST_WAITING_ROWS;

/** Rows in chunks: row by row takes four times as long. */
export class RowAppender {
  readonly #appender: DuckDBAppender;
  readonly #columns: readonly { readonly key: string; readonly kept: Kept; readonly index: number | undefined }[];
  /** One for all of them: what a chunk takes is outside of our heap and goes with it, so that many would wait for the collector. */
  readonly #chunk: DuckDBDataChunk;
  readonly #filled: ChunkColumns;
  #waiting = 0;

  private constructor(appender: DuckDBAppender, columns: CopiedTable['columns'], shape: SourceShape) {
    this.#appender = appender;
    const places = new Map(shape.columns.map(({ key }, index) => [key, index]));
    this.#columns = columns.map(({ key, kept }) => ({ key, kept, index: places.get(key) }));
    this.#chunk = DuckDBDataChunk.create([VARCHAR, INTEGER, ...columns.flatMap(({ kept }) => types[kept])]);
    this.#filled = new ChunkColumns(this.#chunk.chunk);
  }

  static async open(
    connection: DuckDBConnection,
    quotedName: string,
    columns: CopiedTable['columns'],
    shape: SourceShape,
  ): Promise<RowAppender> {
    return new RowAppender(await connection.createAppender(quotedName.slice(1, -1)), columns, shape);
  }

  append(rows: readonly SourceRow[], numbers: readonly number[]): void {
    for (let from = 0; from < rows.length; from += CHUNK_ROWS)
      this.#appendChunk(rows.slice(from, from + CHUNK_ROWS), numbers.slice(from, from + CHUNK_ROWS));
  }

  /** Whatever was appended is in the table after this, and not surely before. */
  close(): void {
    this.#appender.closeSync();
  }

  #appendChunk(rows: readonly SourceRow[], numbers: readonly number[]): void {
    const chunk = this.#chunk;
    chunk.reset();
    chunk.rowCount = rows.length;
    this.#filled.texts(
      0,
      rows.map(({ id }) => id),
    );
    this.#filled.integers(1, numbers);
    let field = 2;
    for (const { key, kept, index } of this.#columns) {
      const values: Value[] =
        index === undefined
          ? rows.map(({ more }) => (Object.hasOwn(more, key) ? more[key]! : null))
          : rows.map(row => row.values[index] ?? null);
      field = this.#filled.put(field, kept, values);
    }
    this.#appender.appendDataChunk(chunk);
    this.#waiting += rows.length;
    if (this.#waiting < MOST_WAITING_ROWS && this.#waiting * this.#columns.length < MOST_WAITING_VALUES) return;
    this.#appender.flushSync();
    this.#waiting = 0;
  }
}
