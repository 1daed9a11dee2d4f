import {
  type ApiKey,
  accountCalls,
  apiKeyCalls,
  type Call,
  type CallData,
  collaboratorCalls,
  jobCalls,
  ownDataCalls,
  type Right,
  recordExportCalls,
  rights,
  scrollCalls,
  waysToHold,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { sendCall } from '../../../testing/send-call.ts';
import { useUp } from '../../../testing/use-up.ts';

const SCROLL_ID = 'keyscroll1';
let test: TestApp;
let person: TestPerson;

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  person = await buildPerson(test.platform);
});
afterAll(() => test.close());

const create = (keyRights: readonly Right[], name = 'Reporting') =>
  test.call(apiKeyCalls.create, { name, rights: [...keyRights] }, { ...asPerson(person), lang: 'en' });
async function makeKey(keyRights: readonly Right[]) {
  const { data } = await create(keyRights);
  return data as CallData<typeof apiKeyCalls.create>;
}
const list = async () => (await test.call(apiKeyCalls.list, {}, asPerson(person))).data as ApiKey[];
const read = (token: string) => test.call(scrollCalls.list, {}, { token });
const nameOf = ({ method, path }: Call) => `${method} ${path}`;

describe('a key', () => {
  it('is told once, kept as a hash, and known by its name and its last four characters', async () => {
    const { key, apiKey } = await makeKey(['questionnaire.view', 'records.view', 'questionnaire.view']);
    expect(key).toMatch(/^wsk_[\w-]{43}$/);
    expect(apiKey).toMatchObject({
      name: 'Reporting',
      rights: ['questionnaire.view', 'records.view'],
      tail: key.slice(-4),
    });
    expect(await list()).toEqual([apiKey]);
    const { rows } = await test.platform.database.pool.query('select * from api_key where person_id = $1', [person.id]);
    expect(JSON.stringify(rows.map(row => ({ ...row, key_hash: row.key_hash.toString('latin1') })))).not.toContain(key);
  });

  it('acts as its person', async () => {
    const { data } = await test.call(scrollCalls.create, { name: 'Fruit', languageId: 2 }, asPerson(person));
    const { key } = await makeKey(['questionnaire.view']);
    const answer = await read(key);
    expect(answer.code).toBe('0000');
    expect(JSON.stringify(answer.data)).toContain((data as { scrollId: string }).scrollId);
  });

  it('has a last use, written once a minute at most', async () => {
    const { key } = await makeKey(['questionnaire.view']);
    expect((await list())[0]?.useTime).toBeNull();
    await read(key);
    const first = test.clock.now().getTime();
    test.clock.advanceSeconds(59);
    await read(key);
    expect((await list())[0]?.useTime).toBe(first);
    test.clock.advanceSeconds(2);
    await read(key);
    expect((await list())[0]?.useTime).toBe(first + 61_000);
  });

  it('opens nothing any more once it is revoked, and can be revoked by its person alone', async () => {
    const { key, apiKey } = await makeKey(['questionnaire.view']);
    const { keyId } = apiKey;
    const other = await buildPerson(test.platform);
    expect((await test.call(apiKeyCalls.revoke, { keyId }, asPerson(other))).code).toBe('9158');
    expect((await read(key)).code).toBe('0000');
    expect((await test.call(apiKeyCalls.revoke, { keyId }, asPerson(person))).code).toBe('0000');
    expect((await read(key)).code).toBe('1001');
    expect((await test.call(apiKeyCalls.revoke, { keyId }, asPerson(person))).code).toBe('9158');
  });

  it('is stopped when its program asks without end; its person is not', async () => {
    const { key, apiKey } = await makeKey(['questionnaire.view']);
    await read(key);
    await useUp(test, 'api-key:calls', apiKey.keyId);
    expect(await read(key)).toMatchObject({ status: 429, code: '9007' });
    expect((await read(person.token)).code).toBe('0000');
  });

  it('wants a name of 1 to 50 characters, and rights that there are', async () => {
    expect(await create(['records.view'], ' ')).toMatchObject({ code: '9207', field: 'name' });
    expect(await create(['records.view'], 'a'.repeat(51))).toMatchObject({ code: '9001', field: 'name' });
    expect(await create([])).toMatchObject({ code: '9001', field: 'rights' });
    expect((await create(['everything' as Right])).code).toBe('9001');
  });

  it('is one of twenty at most, also when two are made at once', async () => {
    for (let i = 0; i < 19; i += 1) await makeKey(['records.view']);
    const answers = await Promise.all([create(['records.view']), create(['records.view'])]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['0000', '9157']);
    expect(await list()).toHaveLength(20);
  });

  it('cannot be made all day', async () => {
    await makeKey(['records.view']);
    await useUp(test, 'api-key:made', person.id);
    expect((await create(['records.view'])).code).toBe('9007');
  });
});

describe('what a key may', () => {
  const send = (call: Call, key: string) =>
    sendCall(test.app, call, call.needs ? { [call.needs.on]: SCROLL_ID } : {}, { token: key }).catch(() => ({
      code: 'file',
    }));
  const signedInCalls = () => test.app.door.calls.filter(({ audience }) => audience === 'signed-in');

  it('is nothing about the account, whatever its rights: no such call is open to it', async () => {
    const { key } = await makeKey(rights);
    const account = signedInCalls().filter(({ path }) => path.startsWith('/account/') || path.startsWith('/manage/'));
    expect(account.length).toBeGreaterThan(15);
    for (const call of account) expect([nameOf(call), (await send(call, key)).code]).toEqual([nameOf(call), '9159']);
  });

  it('is each call by the one right that it was given for it, though its person holds all', async () => {
    await giveRights(test.platform, person, SCROLL_ID, rights);
    for (const right of rights) {
      // A person has only so many at a time.
      await test.platform.database.pool.query('delete from api_key where person_id = $1', [person.id]);
      const [only, without] = [
        await makeKey([right]),
        await makeKey(rights.filter(other => !waysToHold(right).includes(other))),
      ];
      for (const call of signedInCalls().filter(({ needs, keyNeeds }) => (needs?.right ?? keyNeeds) === right)) {
        expect([nameOf(call), (await send(call, without.key)).code]).toEqual([nameOf(call), '9159']);
        expect([nameOf(call), (await send(call, only.key)).code]).not.toContain('9159');
      }
    }
  }, 120_000);

  it('is no call that names no right at all, whatever it was given', async () => {
    const { key } = await makeKey(rights);
    for (const call of signedInCalls().filter(({ needs, keyNeeds }) => !needs && !keyNeeds))
      expect([nameOf(call), (await send(call, key)).code]).toEqual([nameOf(call), '9159']);
  });

  it('is never more than its person may', async () => {
    const { key } = await makeKey(rights);
    const call = signedInCalls().find(({ needs }) => needs?.on === 'scrollId');
    if (!call) throw new Error('There is such a call');
    expect((await send(call, key)).code).toBe('9104');
  });

  it('is to give others no more than it was given itself', async () => {
    const { scrollId } = await buildSurvey(test, person, { sizeA: 5, sizeB: 5, whenFull: 'end' });
    const { key } = await makeKey(['questionnaire.share', 'questionnaire.view']);
    const friend = await buildPerson(test.platform);
    const add = (given: readonly Right[]) =>
      test.call(collaboratorCalls.add, { scrollId, phone: friend.phone, rights: [...given] }, { token: key });
    expect((await add(['questionnaire.view', 'records.view'])).code).toBe('9104');
    expect((await add(['questionnaire.view'])).data).toMatchObject({ rights: ['questionnaire.view'] });
    const change = (given: readonly Right[]) => {
      const input = { scrollId, userId: friend.id, rights: [...given] };
      return test.call(collaboratorCalls.change, input, { token: key });
    };
    expect((await change(['records.export'])).code).toBe('9104');
    expect((await change(['questionnaire.share'])).code).toBe('0000');
  });

  it('is a file that it asked for, and not its person’s own data', async () => {
    const { scrollId } = await buildSurvey(test, person, { sizeA: 5, sizeB: 5, whenFull: 'end' });
    const { key } = await makeKey(['records.export']);
    const started = await test.call(recordExportCalls.export, { scrollId, format: 'csv' }, { token: key });
    const { jobId } = started.data as { jobId: string };
    expect((await test.call(jobCalls.get, { jobId }, { token: key })).code).toBe('0000');
    const own = await test.call(ownDataCalls.export, {}, asPerson(person));
    const { jobId: ownJob } = own.data as { jobId: string };
    expect((await test.call(jobCalls.get, { jobId: ownJob }, { token: key })).code).toBe('9701');
    expect((await test.call(jobCalls.get, { jobId: ownJob }, asPerson(person))).code).toBe('0000');
  });

  it('is not known by its beginning alone', async () => {
    expect((await read('wsk_nobody-was-given-this')).code).toBe('1001');
    expect((await test.call(accountCalls.querySignUserInfo, {}, { token: 'wsk_' })).code).toBe('1001');
  });
});
