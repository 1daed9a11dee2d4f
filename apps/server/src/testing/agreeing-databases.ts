import { DuckDBInstance } from '@duckdb/node-api';
import { type ColumnOf, type DataVariable, type Filter, filterSql, type Kept, type Row } from '@wenshu/analysis';
import { plain } from '@wenshu/survey-core';
import { createTestDatabase } from '../../../../tools/testing/test-database.ts';
import { openDatabase } from '../platform/database/database.ts';

type Dialect = 'duckdb' | 'postgres';
type Variables = readonly Pick<DataVariable, 'key' | 'kept'>[];

const columnTypes: Readonly<Record<Kept, Readonly<Record<Dialect, string>>>> = {
  code: { duckdb: 'INTEGER', postgres: 'integer' },
  codes: { duckdb: 'SMALLINT[]', postgres: 'integer[]' },
  number: { duckdb: 'DOUBLE', postgres: 'double precision' },
  text: { duckdb: 'VARCHAR', postgres: 'text' },
  texts: { duckdb: 'VARCHAR[]', postgres: 'text[]' },
  moment: { duckdb: 'BIGINT', postgres: 'bigint' },
};

/** The same rows in a table of both databases, to ask them the same filters. */
export async function openAgreeingDatabases() {
  const duck = await (await DuckDBInstance.create(':memory:')).connect();
  const test = await createTestDatabase();
  const { pool, close } = openDatabase(test.url, { max: 2 });
  let columns: ColumnOf;
  return {
    /** Instead of what was there before. */
    async fill(variables: Variables, rows: readonly Row[]): Promise<void> {
      columns = columnsOf(variables);
      for (const statement of tableOf('duckdb', variables, rows)) await duck.run(statement);
      for (const statement of tableOf('postgres', variables, rows)) await pool.query(statement);
    },
    /** The places of the rows that a filter picks. */
    async pick(filter: Filter, timeZone: string): Promise<Readonly<Record<Dialect, readonly number[]>>> {
      const select = (dialect: Dialect) => {
        const { text, values } = filterSql(filter, { dialect, columns, timeZone });
        return { text: `select id from answers where ${text} order by id`, values: [...values] };
      };
      const { text, values } = select('duckdb');
      const inDuck = await duck.runAndReadAll(text, values);
      const inPostgres = await pool.query<{ id: number }>(select('postgres'));
      return { duckdb: inDuck.getRows().map(([id]) => Number(id)), postgres: inPostgres.rows.map(({ id }) => id) };
    },
    async close(): Promise<void> {
      await close();
      await test.drop();
    },
  };
}

/** Numbered: a variable's key may be longer than a name in PostgreSQL. */
function columnsOf(variables: Variables): ColumnOf {
  const places = new Map(variables.map(({ key }, place) => [key, place]));
  return {
    column: key => `v${places.get(key)!}`,
    plainColumn: key => `p${places.get(key)!}`,
    isList: key => ['codes', 'texts'].includes(variables[places.get(key)!]!.kept),
  };
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

function literal(dialect: Dialect, kept: Kept, value: Row[string]): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) {
    const parts = value.map(part => (typeof part === 'string' ? quote(part) : String(part))).join(', ');
    return `${dialect === 'duckdb' ? '' : 'array'}[${parts}]::${columnTypes[kept][dialect]}`;
  }
  // A bare 0.1 is a decimal to both, which is not the double that the function compares.
  return `${quote(String(value))}::${columnTypes[kept][dialect]}`;
}

/** The same statements for both, but for what their dialects say otherwise. */
function tableOf(dialect: Dialect, variables: Variables, rows: readonly Row[]): string[] {
  const columns = columnsOf(variables);
  const fields = variables.flatMap(({ key, kept }) => [
    `${columns.column(key)} ${columnTypes[kept][dialect]}`,
    ...(kept === 'text' ? [`${columns.plainColumn(key)} ${columnTypes[kept][dialect]}`] : []),
  ]);
  const cells = (row: Row) =>
    variables.flatMap(({ key, kept }) => {
      const value = row[key] ?? null;
      return [
        literal(dialect, kept, value),
        ...(kept === 'text' ? [literal(dialect, kept, typeof value === 'string' ? plain(value) : null)] : []),
      ];
    });
  const lines = rows.map((row, index) => `(${[index, ...cells(row)].join(', ')})`);
  return [
    'drop table if exists answers',
    `create table answers (id integer, ${fields.join(', ')})`,
    `insert into answers values ${lines.join(',\n')}`,
  ];
}
