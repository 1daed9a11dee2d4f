import {
  BIGINT,
  BOOLEAN,
  DOUBLE,
  type DuckDBAppender,
  type DuckDBConnection,
  DuckDBDataChunk,
  type DuckDBType,
  type DuckDBValue,
  INTEGER,
  LIST,
  listValue,
  VARCHAR,
} from '@duckdb/node-api';
import type { Kept, Value } from '@wenshu/analysis';
import { plain } from '@wenshu/survey-core';
import { maskOf } from './code-mask.ts';
import type { SourceRow, SourceShape } from './column-source.ts';
import type { CopiedTable } from './copied-table.ts';

/** The most that DuckDB takes in one piece. */
export const CHUNK_ROWS = 2048;

const types: Readonly<Record<Kept, DuckDBType>> = {
  code: INTEGER,
  codes: LIST(INTEGER),
  number: DOUBLE,
  text: VARCHAR,
  texts: LIST(VARCHAR),
  moment: BIGINT,
};

interface Twin {
  readonly type: DuckDBType;
  readonly of: (value: never) => DuckDBValue;
}

/** What is kept of a value beside it, see `fieldsOf`. */
const twins: Readonly<Partial<Record<Kept, readonly Twin[]>>> = {
  text: [
    { type: VARCHAR, of: (text: string) => plain(text) },
    { type: BOOLEAN, of: () => true },
  ],
  codes: [{ type: BIGINT, of: (codes: readonly number[]) => BigInt(maskOf(codes)) }],
};

/** What was appended waits in memory, besides what DuckDB is allowed to take. */
const FLUSH_ROWS = 10 * CHUNK_ROWS;

/** Rows in chunks: row by row takes four times as long. */
export class RowAppender {
  readonly #appender: DuckDBAppender;
  readonly #columns: readonly { readonly key: string; readonly kept: Kept; readonly index: number | undefined }[];
  /** One for all of them: what a chunk takes is outside of our heap and goes with it, so that many would wait for the collector. */
  readonly #chunk: DuckDBDataChunk;
  #waiting = 0;

  private constructor(appender: DuckDBAppender, columns: CopiedTable['columns'], shape: SourceShape) {
    this.#appender = appender;
    const places = new Map(shape.columns.map(({ key }, index) => [key, index]));
    this.#columns = columns.map(({ key, kept }) => ({ key, kept, index: places.get(key) }));
    this.#chunk = DuckDBDataChunk.create([
      VARCHAR,
      INTEGER,
      ...columns.flatMap(({ kept }) => [types[kept], ...(twins[kept] ?? []).map(({ type }) => type)]),
    ]);
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
    chunk.setColumnValues(
      0,
      rows.map(({ id }) => id),
    );
    chunk.setColumnValues(1, numbers);
    let field = 2;
    for (const { key, kept, index } of this.#columns) {
      const values =
        index === undefined
          ? rows.map(({ more }) => (Object.hasOwn(more, key) ? more[key]! : null))
          : rows.map(row => row.values[index] ?? null);
      chunk.setColumnValues(
        field++,
        needsTurning[kept] ? values.map(value => toDuck(value, kept)) : (values as DuckDBValue[]),
      );
      for (const { of } of twins[kept] ?? [])
        chunk.setColumnValues(
          field++,
          values.map(value => (value === null ? null : of(value as never))),
        );
    }
    this.#appender.appendDataChunk(chunk);
    this.#waiting += rows.length;
    if (this.#waiting < FLUSH_ROWS) return;
    this.#appender.flushSync();
    this.#waiting = 0;
  }
}

/** Lists and large integers are something of its own to DuckDB. */
const needsTurning: Readonly<Record<Kept, boolean>> = {
  ...{ code: false, number: false, text: false },
  ...{ codes: true, texts: true, moment: true },
};

function toDuck(value: Value, kept: Kept): DuckDBValue {
  if (value === null) return null;
  if (Array.isArray(value)) return listValue(value as readonly DuckDBValue[]);
  return kept === 'moment' ? BigInt(value as number) : (value as DuckDBValue);
}
