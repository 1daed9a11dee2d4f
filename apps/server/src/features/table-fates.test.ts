import { afterAll, beforeAll, expect, it } from 'vitest';
import { readTables, type TableFate } from '../../../../tools/arrows/read-tables.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';

interface Tie {
  readonly table: string;
  readonly to: string;
  /** As PostgreSQL writes it: c cascade, n set null, a and r refuse. */
  readonly deletes: string;
}

let test: TestApp;
let ties: readonly Tie[];
beforeAll(async () => {
  test = await buildTestApp();
  const { rows } = await test.platform.database.pool.query<Tie>(
    `select conrelid::regclass::text as "table", confrelid::regclass::text as "to", confdeltype as deletes
       from pg_constraint where contype = 'f'`,
  );
  ties = rows;
});
afterAll(() => test.close());

const goesWith = (table: string, what: string, seen: readonly string[] = []): boolean =>
  table === what ||
  ties.some(
    tie =>
      tie.table === table && tie.deletes === 'c' && !seen.includes(tie.to) && goesWith(tie.to, what, [...seen, table]),
  );
const losesName = (table: string) =>
  ties.some(tie => tie.table === table && tie.to === 'person' && tie.deletes === 'n');

function leavingOf(table: string): TableFate['leaving'] {
  if (table === 'questionnaire') return 'heir';
  if (goesWith(table, 'person')) return 'goes';
  if (losesName(table)) return 'unnamed';
  return goesWith(table, 'questionnaire') ? 'survey' : 'stays';
}

it('what a leaving account does with each table is what its ties to others do', () => {
  for (const { table, leaving } of readTables())
    expect({ table, leaving }).toEqual({ table, leaving: leavingOf(table) });
});

it('what goes with a survey by itself is tied to it, and what does not is said to stay or is deleted by hand', () => {
  for (const { table, surveyDeleted } of readTables())
    expect({ table, goes: surveyDeleted === 'goes' }).toEqual({ table, goes: goesWith(table, 'questionnaire') });
});

it('what goes with a project or an enterprise is tied to it, or to its surveys', () => {
  const goes = (table: string) => ['enterprise', 'project', 'questionnaire'].some(what => goesWith(table, what));
  for (const { table, teamDeleted } of readTables())
    expect({ table, goes: teamDeleted === 'goes' }).toEqual({ table, goes: goes(table) });
});

it('what is deleted by hand names the object it hangs on', async () => {
  const { rows } = await test.platform.database.pool.query<{ table: string }>(
    `select table_name as "table" from information_schema.columns
      where table_schema = 'public' and column_name = 'object_id'`,
  );
  const named = new Set(rows.map(({ table }) => table));
  const byHand = readTables().filter(({ surveyDeleted }) => surveyDeleted === 'by hand');
  expect(byHand.length).toBeGreaterThan(3);
  for (const { table } of byHand) expect([table, named.has(table)]).toEqual([table, true]);
});
