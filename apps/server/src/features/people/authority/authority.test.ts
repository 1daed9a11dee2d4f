import { authorityCalls, rights } from '@wenshu/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

let test: TestApp;
let person: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  test = await buildTestApp();
  person = await buildPerson(test.platform);
  other = await buildPerson(test.platform);
});
afterAll(() => test.close());

it('GET /account/authority/queryOtherAuthoritys tells one’s own permissions, with or without one’s id, and nobody else’s (P7.41)', async () => {
  const ask = (input: { userId?: string }) => test.call(authorityCalls.queryOtherAuthoritys, input, asPerson(person));
  expect((await ask({})).data).toMatchObject({ menu: expect.arrayContaining(['p016']) });
  expect((await ask({ userId: person.id })).data).toEqual((await ask({})).data);
  expect((await ask({ userId: other.id })).code).toBe('9104');
  expect(await ask({ userId: 'x' })).toMatchObject({ code: '9001', field: 'userId' });
});

it('GET /account/authority/checkAuthority says whether one has a permission (P7.42, S7.132)', async () => {
  const ask = (authority: string) => test.call(authorityCalls.checkAuthority, { authority }, asPerson(person));
  expect((await ask('p016')).data).toBe(true);
  expect((await ask('p999')).data).toBe(false);
  expect((await ask('toString')).data).toBe(false);
  expect(await ask('a b')).toMatchObject({ code: '9001', field: 'authority' });
});

it('GET /account/enterpriseUserDataRole/queryDataAuthoritys tells one’s rights on a questionnaire, and refuses where there are none (P7.43, S7.131)', async () => {
  const dataId = 'datascroll1';
  await giveRights(test.platform, person, dataId, rights);
  await giveRights(test.platform, other, dataId, ['questionnaire.view', 'records.view']);
  const ask = (who: TestPerson, id = dataId) =>
    test.call(authorityCalls.queryDataAuthoritys, { dataId: id }, asPerson(who));
  expect((await ask(person)).data).toEqual({ dataId, rights: rights.toSorted() });
  expect((await ask(other)).data).toEqual({ dataId, rights: ['questionnaire.view', 'records.view'] });
  expect((await ask(other, 'another1234')).code).toBe('9104');
  expect(await ask(person, 'no id')).toMatchObject({ code: '9001', field: 'dataId' });
});

it('GET /account/enterpriseUserDataRole/requireRight tells who lacks a right what it is, and nothing to whoever sees nothing', async () => {
  const dataId = 'datascroll2';
  await giveRights(test.platform, person, dataId, rights);
  await giveRights(test.platform, other, dataId, ['questionnaire.view', 'analysis.cross']);
  const ask = (who: TestPerson, right: string, id = dataId) =>
    test.call(authorityCalls.requireRight, { dataId: id, right } as never, asPerson(who));
  expect(await ask(other, 'analysis.cross')).toMatchObject({ code: '0000', data: null });
  // Held by another one that is enough for it.
  expect((await ask(other, 'statistics.view')).code).toBe('0000');
  expect(await ask(other, 'records.view')).toMatchObject({ code: '9104', missing: { right: 'records.view' } });
  const unseen = await ask(other, 'records.view', 'another1234');
  expect(unseen).toMatchObject({ code: '9104' });
  expect(unseen).not.toHaveProperty('missing');
  expect(await ask(other, 'toString')).toMatchObject({ code: '9001', field: 'right' });
});
