import type { Right } from '@wenshu/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { visibleRecords } from './visible-records.repository.ts';

let test: TestApp;
let person: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  await test.platform.database.pool.query(`create table sample_record (scroll_id text, answer text);
    insert into sample_record values ('mine', 'a'), ('mine', 'b'), ('sent', 'c'), ('yours', 'd')`);
  [person, stranger] = [await buildPerson(test.platform), await buildPerson(test.platform)];
  await giveRights(test.platform, person, 'mine', ['records.view']);
  await giveRights(test.platform, person, 'sent', ['questionnaire.view', 'questionnaire.edit', 'records.export']);
  await giveRights(test.platform, stranger, 'yours', ['records.view']);
});
afterAll(() => test.close());

async function seen({ id }: TestPerson, scrollId: string, right: Right): Promise<string[]> {
  const { pool, kysely } = test.platform.database;
  const actor = { personId: id, sessionId: '' };
  const condition = await visibleRecords(pool, actor, { scrollId, right, table: 'sample_record' });
  const query = sql<{ answer: string }>`select answer from sample_record where ${condition} order by answer`;
  return (await query.execute(kysely)).rows.map(({ answer }) => answer);
}

it('shows the records of the one questionnaire, to whoever holds the right that is asked for', async () => {
  expect(await seen(person, 'mine', 'records.view')).toEqual(['a', 'b']);
  expect(await seen(person, 'sent', 'records.export')).toEqual(['c']);
  expect(await seen(stranger, 'yours', 'records.view')).toEqual(['d']);
});

it('shows nothing by another right, and nothing to somebody else', async () => {
  expect(await seen(person, 'mine', 'records.export')).toEqual([]);
  expect(await seen(person, 'sent', 'records.view')).toEqual([]);
  expect(await seen(person, 'yours', 'records.view')).toEqual([]);
  expect(await seen(stranger, 'mine', 'records.view')).toEqual([]);
});

it('shows nothing of a questionnaire in the recycle bin', async () => {
  const { pool } = test.platform.database;
  await pool.query(`insert into questionnaire (scroll_id, name, creator_id) values ('mine', 'Mine', $1)`, [person.id]);
  await pool.query(`insert into questionnaire_listing (scroll_id, deleted_at) values ('mine', now())`);
  expect(await seen(person, 'mine', 'records.view')).toEqual([]);
  await pool.query(`delete from questionnaire where scroll_id = 'mine'`);
  expect(await seen(person, 'mine', 'records.view')).toEqual(['a', 'b']);
});
