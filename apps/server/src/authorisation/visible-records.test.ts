import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson, giveRights } from '../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { visibleRecords } from './visible-records.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await test.platform.database.pool.query(`create table sample_record (scroll_id text, answer text);
    insert into sample_record values ('mine', 'a'), ('mine', 'b'), ('seen', 'c'), ('yours', 'd')`);
});
afterAll(() => test.close());

it('shows the records of questionnaires on which the actor holds records.view, and no others', async () => {
  const [person, stranger] = [await buildPerson(test.platform), await buildPerson(test.platform)];
  await giveRights(test.platform, person, 'mine', ['records.view']);
  await giveRights(test.platform, person, 'seen', ['questionnaire.view', 'questionnaire.edit', 'records.export']);
  await giveRights(test.platform, stranger, 'yours', ['records.view']);
  const seenBy = async (personId: string) => {
    const actor = { personId, sessionId: '' };
    const condition = visibleRecords(actor, 'sample_record.scroll_id');
    const query = sql<{ answer: string }>`select answer from sample_record where ${condition} order by answer`;
    return (await query.execute(test.platform.database.kysely)).rows.map(({ answer }) => answer);
  };
  expect(await seenBy(person.id)).toEqual(['a', 'b']);
  expect(await seenBy(stranger.id)).toEqual(['d']);
});
