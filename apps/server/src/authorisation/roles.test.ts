import { type BuiltInRoleId, builtInRoles, kindOfRight, rights } from '@wenshu/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../tools/testing/test-database.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.url, { max: 1 });
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

it('the roles in the database are those of the table, each with its rights (P4.30, P6.15, P6.19, P6.24)', async () => {
  const { rows } = await database.pool.query<{ id: BuiltInRoleId; kind: string; yields: boolean; rights: string[] }>(
    `select role_id as id, object_kind as kind, yields, array(select right_name from role_right g where g.role_id = role.role_id order by 1) as rights
       from role where enterprise_id is null`,
  );
  const table = Object.entries(builtInRoles).map(([id, role]) => [
    id,
    { kind: role.kind, yields: role.yields, rights: [...role.rights].toSorted() },
  ]);
  expect(Object.fromEntries(rows.map(({ id, ...role }) => [id, role]))).toEqual(Object.fromEntries(table));
});

it('a task’s rights are those of the specification: questionnaire, progress, statistics, raw data, analysis, report (P6.20, P6.21, P6.22, P6.23, S6.11, S6.12, S6.13)', () => {
  expect(rights.every(right => kindOfRight(right) === 'questionnaire')).toBe(true);
  expect(rights).toEqual(
    expect.arrayContaining([
      ...['questionnaire.view', 'questionnaire.edit', 'links.manage', 'links.view'],
      ...['progress.view', 'statistics.view', 'records.view'],
      ...['analysis.collate', 'analysis.cross', 'analysis.model', 'analysis.onlineModel', 'analysis.transcript'],
      ...['analysis.import', 'analysis.statisticalModel', 'report.online'],
    ]),
  );
});
