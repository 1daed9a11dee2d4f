import { DuckDBInstance } from '@duckdb/node-api';
import { type ColumnOf, compileFilter, filterSql, type Kept, type Row } from '@wenshu/analysis';
import { plain } from '@wenshu/survey-core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomFilter, randomRow, randomVariables } from '../../../../../packages/analysis/test/random-filter.ts';
import { createTestDatabase } from '../../../../../tools/testing/test-database.ts';
import { openDatabase } from '../database/database.ts';

type Dialect = 'duckdb' | 'postgres';

const columnTypes: Readonly<Record<Kept, Readonly<Record<Dialect, string>>>> = {
  code: { duckdb: 'INTEGER', postgres: 'integer' },
  codes: { duckdb: 'SMALLINT[]', postgres: 'integer[]' },
  number: { duckdb: 'DOUBLE', postgres: 'double precision' },
  text: { duckdb: 'VARCHAR', postgres: 'text' },
  texts: { duckdb: 'VARCHAR[]', postgres: 'text[]' },
  moment: { duckdb: 'BIGINT', postgres: 'bigint' },
};
const columns: ColumnOf = {
  column: key => `"${key}"`,
  plainColumn: key => `"${key} plain"`,
  isList: key => ['codes', 'texts'].includes(randomVariables.find(variable => variable.key === key)!.kept),
};
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
function tableOf(dialect: Dialect, rows: readonly Row[]): string[] {
  const fields = randomVariables.flatMap(({ key, kept }) => [
    `${columns.column(key)} ${columnTypes[kept][dialect]}`,
    ...(kept === 'text' ? [`${columns.plainColumn(key)} ${columnTypes[kept][dialect]}`] : []),
  ]);
  const cells = (row: Row) =>
    randomVariables.flatMap(({ key, kept }) => {
      const value = row[key] ?? null;
      return [
        literal(dialect, kept, value),
        ...(kept === 'text' ? [literal(dialect, kept, typeof value === 'string' ? plain(value) : null)] : []),
      ];
    });
  const lines = rows.map((row, index) => `(${[index, ...cells(row)].join(', ')})`);
  return [`create table answers (id integer, ${fields.join(', ')})`, `insert into answers values ${lines.join(',\n')}`];
}

it('a filter picks the same records as a function, in DuckDB and in PostgreSQL', async () => {
  const rows = fc.sample(randomRow, { numRuns: 300, seed: 20261115 });
  const duck = await (await DuckDBInstance.create(':memory:')).connect();
  const test = await createTestDatabase();
  const { pool, close } = openDatabase(test.url, { max: 2 });
  try {
    for (const statement of tableOf('duckdb', rows)) await duck.run(statement);
    for (const statement of tableOf('postgres', rows)) await pool.query(statement);
    const timeZones = fc.constantFrom('Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'UTC');
    let picked = 0;
    await fc.assert(
      fc.asyncProperty(randomFilter, timeZones, async (filter, timeZone) => {
        const holds = compileFilter(filter, { timeZone });
        const wanted = rows.flatMap((row, id) => (holds(row) ? [id] : []));
        picked += wanted.length;
        const asDuck = filterSql(filter, { dialect: 'duckdb', columns, timeZone });
        const found = await duck.runAndReadAll(`select id from answers where ${asDuck.text} order by id`, [
          ...asDuck.values,
        ]);
        expect(found.getRows().flat()).toEqual(wanted);
        const asPostgres = filterSql(filter, { dialect: 'postgres', columns, timeZone });
        const { rows: rowsFound } = await pool.query(`select id from answers where ${asPostgres.text} order by id`, [
          ...asPostgres.values,
        ]);
        expect(rowsFound.map(row => row.id)).toEqual(wanted);
      }),
      { numRuns: 400 },
    );
    // Else all of it would have agreed about nothing.
    expect(picked).toBeGreaterThan(1_000);
  } finally {
    await close();
    await test.drop();
  }
}, 120_000);
