import { projectCalls, type Right, recordCalls, roleCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildEnterprise, buildMember, buildRole, type TestEnterprise } from '../testing/build-enterprise.ts';
import type { TestPerson } from '../testing/build-person.ts';
import { asPerson, buildSurvey, type TestSurvey } from '../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { insertRecords } from '../testing/insert-records.ts';
import { findRecordRange } from './record-range.repository.ts';

let test: TestApp;
let own: TestEnterprise;
let survey: TestSurvey;
let projectId: string;
let reader: TestPerson;

beforeAll(async () => {
  test = await buildTestApp();
  own = await buildEnterprise(test);
  reader = await buildMember(test, own);
  survey = await buildSurvey(test, own.administrator);
  const as = asPerson(own.administrator);
  const made = await test.call(projectCalls.create, { enterpriseId: own.enterpriseId, name: 'Ranges' }, as);
  projectId = (made.data as { projectId: string }).projectId;
  await test.call(projectCalls.moveTask, { scrollId: survey.scrollId, projectId }, as);
  await insertRecords(
    test,
    survey,
    ['Poster', 'Mail', 'Mail'].map(channel => ({ channel, submittedAt: '2026-03-02T08:00:00Z' })),
  );
});
afterAll(() => test.close());

const rangeOf = (person: TestPerson, right: Right = 'records.view') =>
  findRecordRange(test.platform.database.pool, { personId: person.id }, survey.scrollId, right);
const setTask = (giver: TestPerson, person: TestPerson, roleId: string) =>
  test.call(projectCalls.setTaskMember, { scrollId: survey.scrollId, userId: person.id, roleId }, asPerson(giver));
const seen = async (person: TestPerson) =>
  ((await test.call(recordCalls.findPage, { scrollId: survey.scrollId }, asPerson(person))).data as { total: number })
    .total;

it('a role with a data range shows the records of that range and no others (P6.26, S6.14)', async () => {
  const mail = { kind: 'channel' as const, channels: ['Mail'] };
  const roleId = await buildRole(test, own, { kind: 'questionnaire', rights: ['records.view'], range: mail });
  expect(await rangeOf(reader)).toEqual({ kind: 'nothing' });
  expect((await setTask(own.administrator, reader, roleId)).code).toBe('0000');
  expect(await rangeOf(reader)).toEqual(mail);
  expect([await seen(reader), await seen(own.administrator)]).toEqual([2, 3]);
  const role = { enterpriseId: own.enterpriseId, roleId, kind: 'questionnaire' as const, name: 'Posters' };
  const poster = { kind: 'channel' as const, channels: ['Poster'] };
  await test.call(roleCalls.save, { ...role, rights: ['records.view'], range: poster }, asPerson(own.administrator));
  expect(await seen(reader)).toBe(1);
});

it('whoever holds a right on a range gives it on that range and not on more', async () => {
  const mail = { kind: 'channel' as const, channels: ['Mail'] };
  const rights: readonly Right[] = ['questionnaire.share', 'records.view'];
  const [narrow, wide] = [
    await buildRole(test, own, { kind: 'questionnaire', rights, range: mail }),
    await buildRole(test, own, { kind: 'questionnaire', rights }),
  ];
  const other = await buildMember(test, own);
  await setTask(own.administrator, reader, narrow);
  expect((await setTask(reader, other, wide)).code).toBe('9104');
  expect(await rangeOf(other)).toEqual({ kind: 'nothing' });
  expect((await setTask(reader, other, narrow)).code).toBe('0000');
  expect(await rangeOf(other)).toEqual(mail);
});
