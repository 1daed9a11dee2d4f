import { type DuckDBConnection, listValue } from '@duckdb/node-api';
import { newId } from '../new-id.ts';
import type { SourceColumn, SourceReading, SourceRow, SourceShape } from './column-source.ts';
import { addFields, type CopiedTable, createTable, type NewColumn, placeColumns, tableName } from './copied-table.ts';
import { writeCopied } from './copy-file.repository.ts';
import { RowAppender } from './row-appender.ts';

/** Strangers name these columns: so many are a survey's own, more are somebody's joke. */
const MOST_GROWN = 30;

type Reading = SourceReading & { readonly shape: SourceShape };

/** A whole table, made beside the one that answers meanwhile. Known only when it is whole: a half one is dropped at the next opening. */
export async function copyAll(connection: DuckDBConnection, table: string, reading: Reading): Promise<CopiedTable> {
  const generation = newId();
  const name = tableName(table, generation);
  let columns = placeColumns([], reading.shape.columns);
  await createTable(connection, name, columns);
  let appender = await RowAppender.open(connection, name, columns, reading.shape);
  let nextRow = 0;
  try {
    for await (const rows of reading.changed(undefined)) {
      const grown = grownColumns(columns, rows);
      if (grown.length > 0) {
        appender.close();
        columns = await growTable(connection, name, columns, grown);
        appender = await RowAppender.open(connection, name, columns, reading.shape);
      }
      appender.append(
        rows,
        rows.map(() => nextRow++),
      );
    }
    appender.close();
    const state = { ...stateOf(reading), generation, columns, nextRow };
    await writeCopied(connection, table, state);
    return state;
  } catch (error) {
    await connection.run(`drop table if exists ${name}`).catch(() => {});
    throw error;
  }
}

/** What changed since the last time. `added` are columns that no old record has a value for. */
export async function copyChanges(
  connection: DuckDBConnection,
  table: string,
  state: CopiedTable,
  reading: Reading,
  added: readonly SourceColumn[],
): Promise<CopiedTable> {
  const writing = new TableWriting(connection, table, state, reading.shape);
  try {
    if (added.length > 0) await writing.grow(added);
    // Removed ones first: an id that was given again comes back with the rows.
    for await (const ids of reading.removed(state.seen)) await writing.remove(ids);
    for await (const rows of reading.changed(state.seen)) {
      const grown = grownColumns(writing.state.columns, rows);
      if (grown.length > 0) await writing.grow(grown);
      await writing.replace(rows);
    }
    return await writing.finish(stateOf(reading));
  } catch (error) {
    await writing.giveUp();
    throw error;
  }
}

/** Changes of one table in a transaction. It begins with the first of them: most looks find nothing new, and write nothing. */
class TableWriting {
  readonly #connection: DuckDBConnection;
  readonly #table: string;
  readonly #name: string;
  readonly #shape: SourceShape;
  #isOpen = false;
  state: CopiedTable;

  constructor(connection: DuckDBConnection, table: string, state: CopiedTable, shape: SourceShape) {
    this.#connection = connection;
    this.#table = table;
    this.#name = tableName(table, state.generation);
    this.state = state;
    this.#shape = shape;
  }

  /**
   * In a transaction of its own: DuckDB does not alter a table that the same one has changed. What was written until then is kept as if
   * nothing had been seen yet, so it is read and written once more if we do not come to the end.
   */
  async grow(added: readonly NewColumn[]): Promise<void> {
    await this.#commit();
    await this.#begin();
    this.state = { ...this.state, columns: await growTable(this.#connection, this.#name, this.state.columns, added) };
    await this.#commit();
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.#begin();
    await this.#connection.run(`delete from ${this.#name} where id in (select unnest($1::VARCHAR[]))`, [
      listValue(ids),
    ]);
  }

  /** A record keeps its number as long as the table stands. */
  async replace(rows: readonly SourceRow[]): Promise<void> {
    await this.#begin();
    const ids = rows.map(({ id }) => id);
    const found = await this.#connection.runAndReadAll(
      `select id, "row" from ${this.#name} where id in (select unnest($1::VARCHAR[]))`,
      [listValue(ids)],
    );
    const known = new Map(found.getRows() as [string, number][]);
    if (known.size > 0) await this.remove([...known.keys()]);
    let { nextRow } = this.state;
    const appender = await RowAppender.open(this.#connection, this.#name, this.state.columns, this.#shape);
    appender.append(
      rows,
      ids.map(id => known.get(id) ?? nextRow++),
    );
    appender.close();
    this.state = { ...this.state, nextRow };
  }

  async finish(seen: ReturnType<typeof stateOf>): Promise<CopiedTable> {
    const isOther = this.state.version !== seen.version;
    this.state = { ...this.state, ...seen };
    if (isOther) await this.#begin();
    await this.#commit();
    return this.state;
  }

  async giveUp(): Promise<void> {
    if (this.#isOpen) await this.#connection.run('rollback').catch(() => {});
  }

  async #begin(): Promise<void> {
    if (this.#isOpen) return;
    await this.#connection.run('begin transaction');
    this.#isOpen = true;
  }

  async #commit(): Promise<void> {
    if (!this.#isOpen) return;
    this.state = { ...this.state, turn: (this.state.turn ?? 0) + 1 };
    await writeCopied(this.#connection, this.#table, this.state);
    await this.#connection.run('commit');
    this.#isOpen = false;
  }
}

function stateOf({ history, shape, seen, asOf }: Reading) {
  return { history, version: shape.version, parts: shape.parts, seen, asOf };
}

async function growTable(
  connection: DuckDBConnection,
  name: string,
  columns: CopiedTable['columns'],
  added: readonly NewColumn[],
): Promise<ReturnType<typeof placeColumns>> {
  const all = placeColumns(columns, added);
  await addFields(connection, name, all.slice(columns.length));
  return all;
}

function grownColumns(columns: CopiedTable['columns'], rows: readonly SourceRow[]): NewColumn[] {
  const known = new Set(columns.map(({ key }) => key));
  let left = MOST_GROWN - columns.filter(({ isGrown }) => isGrown).length;
  const grown: NewColumn[] = [];
  for (const { more } of rows) {
    for (const key in more) {
      if (left <= 0) return grown;
      if (known.has(key)) continue;
      known.add(key);
      grown.push({ key, kept: 'text', isGrown: true });
      left--;
    }
  }
  return grown;
}
