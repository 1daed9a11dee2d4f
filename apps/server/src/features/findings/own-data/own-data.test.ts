import {
  accountCalls,
  apiKeyCalls,
  type CallData,
  codingFrameCalls,
  collaboratorCalls,
  commentCalls,
  enterpriseCalls,
  friendCalls,
  keptResultCalls,
  messageCalls,
  ownDataCalls,
  paperCalls,
  paperSourceCalls,
  profileCalls,
  projectCalls,
  type RemovalPlan,
  scrollCalls,
} from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildEnterprise, buildMember, buildProject } from '../../../testing/build-enterprise.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, choiceId } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { topUp } from '../../../testing/fakes/top-up.ts';
import { madeFile } from '../../../testing/made-file.ts';
import { useUp } from '../../../testing/use-up.ts';
import { grantPoints } from '../../people/points/index.ts';
import { sweep } from '../../sweep.ts';

const DAY = 24 * 60 * 60;
let test: TestApp;
let person: TestPerson;

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  person = await buildPerson(test.platform);
});
afterAll(() => test.close());

const create = async (name: string, who = person) => {
  const { data } = await test.call(scrollCalls.create, { name, languageId: 2 }, asPerson(who));
  return (data as { scrollId: string }).scrollId;
};
const remove = (password = person.password) =>
  test.call(ownDataCalls.remove, { password: encryptField(password) }, asPerson(person));
const signIn = () =>
  test.call(accountCalls.signIn, {
    phone: encryptField(person.phone),
    password: encryptField(person.password),
    verifyCode: 'abcd',
    verifyCodeKey: '0123456789abcdef',
  });
const isThere = async (scrollId: string) => {
  const { rowCount } = await test.platform.database.pool.query('select 1 from questionnaire where scroll_id = $1', [
    scrollId,
  ]);
  return rowCount === 1;
};

describe('one’s own data', () => {
  it('are a zip with the profile, each survey with its records, what one said and what one did', async () => {
    const { scrollId } = await buildSurvey(test, person, { sizeA: 5, sizeB: 5, whenFull: 'end' });
    const draft = await create('Never published');
    await test.call(profileCalls.modifyUserInfo, { name: '林晓' }, asPerson(person));
    const said = { scrollId, partKind: 'question', partId: choiceId, words: 'Too long?' } as const;
    await test.call(commentCalls.add, said, asPerson(person));
    const friend = { name: 'Bo', mobile: '13900139000', group: 'Cats', labels: [] };
    const added = await test.call(friendCalls.addFriends, { friends: [friend] }, asPerson(person));
    expect(added.code).toBe('0000');
    const asked = { tool: 'rim', inputs: { counts: 'f\t3', targets: '' } } as const;
    await test.call(keptResultCalls.keep, { title: 'Rims', asked }, asPerson(person));
    const codes = [{ does: 'add', parent: null, en: 'Taste' }] as const;
    await test.call(codingFrameCalls.create, { name: 'Reasons', commands: [...codes] }, asPerson(person));
    await grantPoints(test.platform, person.id, 7);
    await topUp(test, person, 1250);
    const begun = { kind: 'desk-study', title: 'Tea sales', language: 'en', brief: {} } as const;
    const paper = (await test.call(paperCalls.create, begun, asPerson(person))).data as { paperId: string };
    const given = { paperId: paper.paperId, name: 'News', text: 'Tea sales grew.' };
    await test.call(paperSourceCalls.addSource, given, asPerson(person));
    const { job, bytes } = await madeFile(test, person, ownDataCalls.export, {});
    expect(job).toMatchObject({ type: 'own-data', state: 'done', title: 'All my data', file: { name: 'my-data.zip' } });
    const files = unzipSync(new Uint8Array(bytes ?? []));
    const text = (name: string) => Buffer.from(files[name] ?? []).toString();
    const find = (id: string, end: string) => Object.keys(files).find(name => name.includes(id) && name.endsWith(end));
    expect(JSON.parse(text('profile.json'))).toMatchObject({
      name: '林晓',
      phone: person.phone,
      keptResults: [{ title: 'Rims', ...asked }],
      codingFrames: [{ name: 'Reasons', codes: [{ code: 1, en: 'Taste' }] }],
    });
    expect(JSON.parse(text('contacts.json'))).toMatchObject([{ nickname: 'Bo', group: 'Cats' }]);
    expect(JSON.parse(text('points.json'))).toMatchObject([{ reason: 'start' }, { reason: 'granted', change: 7 }]);
    expect(JSON.parse(text('wallet.json'))).toMatchObject({
      movements: [{ amount: 1250, cause: 'top-up' }],
      orders: [{ priceFen: 1250, state: 'paid' }],
    });
    expect(JSON.parse(text('papers.json'))).toMatchObject({
      papers: [{ document: { title: 'Tea sales' }, sources: [{ name: 'News', text: 'Tea sales grew.' }] }],
      givenToOthers: [],
    });
    expect(JSON.parse(text(find(scrollId, 'survey.json') ?? ''))).toHaveProperty('questions');
    expect(text(find(scrollId, 'records.csv') ?? '')).toMatch(/^\uFEFF/);
    expect(find(draft, 'survey.json')).toBeDefined();
    expect(find(draft, 'records.csv')).toBeUndefined();
    expect(JSON.parse(text('comments.json'))).toMatchObject([{ objectId: scrollId, words: 'Too long?' }]);
    expect(text('operations.csv')).toContain(`Published,Coffee habits,${scrollId}`);
    expect(text('operations.csv')).toContain('Signed in');
    const everything = Object.values(files)
      .map(file => Buffer.from(file).toString())
      .join();
    expect(everything).not.toContain('argon2');
    expect(everything).not.toContain(person.token);
  });

  it('can be had five times a day', async () => {
    await test.call(ownDataCalls.export, {}, asPerson(person));
    await useUp(test, 'own-data:person', person.id);
    expect((await test.call(ownDataCalls.export, {}, asPerson(person))).code).toBe('9007');
  });
});

describe('deleting one’s account', () => {
  it('needs the password, ends every session and every key, and lets one come back for seven days', async () => {
    const made = await test.call(apiKeyCalls.create, { name: 'Old', rights: ['questionnaire.view'] }, asPerson(person));
    const { key } = made.data as CallData<typeof apiKeyCalls.create>;
    const scrollId = await create('Mine');
    expect(await remove('Wrong1234')).toMatchObject({ code: '9102' });
    const { data } = await remove();
    expect(data).toEqual({ removeTime: test.clock.now().getTime() + 7 * DAY * 1000 });
    expect((await test.call(scrollCalls.list, {}, asPerson(person))).code).toBe('1001');
    expect((await test.call(scrollCalls.list, {}, { token: key })).code).toBe('1001');
    test.clock.advanceSeconds(7 * DAY - 1);
    expect((await signIn()).code).toBe('0000');
    test.clock.advanceSeconds(2);
    await sweep(test.platform);
    expect((await signIn()).code).toBe('0000');
    expect(await isThere(scrollId)).toBe(true);
  });

  it('is done after seven days: nobody can sign in, and what nobody else works on is gone', async () => {
    const scrollId = await create('Mine');
    await remove();
    test.clock.advanceSeconds(7 * DAY);
    // Due is due, also before the sweep has come round.
    expect((await signIn()).code).toBe('9102');
    await sweep(test.platform);
    expect((await signIn()).code).toBe('9102');
    expect(await isThere(scrollId)).toBe(false);
    const { rowCount } = await test.platform.database.pool.query('select 1 from person where id = $1', [person.id]);
    expect(rowCount).toBe(0);
  });

  it('gives what others work on to one of them, as was told before', async () => {
    const colleague = await buildPerson(test.platform);
    const scrollId = await create('Ours');
    const alone = await create('Mine');
    const rights = ['questionnaire.view', 'questionnaire.edit'] as const;
    await test.call(collaboratorCalls.add, { scrollId, phone: colleague.phone, rights: [...rights] }, asPerson(person));
    const plan = await test.call(ownDataCalls.removalPlan, {}, asPerson(person));
    expect(plan.data).toEqual({
      lapsing: [],
      enterprises: [],
      surveys: [
        { scrollId, name: 'Ours', collected: 0, heir: { userId: colleague.id, nickName: colleague.nickName } },
        { scrollId: alone, name: 'Mine', collected: 0, heir: null },
      ],
    });
    await remove();
    test.clock.advanceSeconds(7 * DAY);
    await sweep(test.platform);
    expect([await isThere(scrollId), await isThere(alone)]).toEqual([true, false]);
    const fresh = await buildSession(colleague);
    const { data } = await test.call(scrollCalls.list, {}, { token: fresh });
    expect(JSON.stringify(data)).toContain(scrollId);
    expect(JSON.stringify(data)).toContain('"isCreator":true');
  });

  it('gives an enterprise to whoever has sat in it longest, its tasks too, and takes an empty one away, as was told', async () => {
    const [own, empty] = [await buildEnterprise(test, person), await buildEnterprise(test, person)];
    const [first, second] = [await buildMember(test, own), await buildMember(test, own)];
    const { projectId, tasks } = await buildProject(test, own, person, ['Ours']);
    const lost = await buildProject(test, empty, person, ['Nobody’s']);
    // Whoever may do most there would get it if it stood in no enterprise.
    const gift = { projectId, userId: second.id, roleId: 'project.administrator' };
    await test.call(projectCalls.setMember, gift, asPerson(person));
    const heir = { userId: first.id, nickName: first.nickName };
    const plan = await test.call(ownDataCalls.removalPlan, {}, asPerson(person));
    expect(plan.data).toEqual({
      lapsing: [],
      enterprises: expect.arrayContaining([
        { enterpriseId: own.enterpriseId, name: own.name, heir, lapsing: [] },
        { enterpriseId: empty.enterpriseId, name: empty.name, heir: null, lapsing: [] },
      ]),
      surveys: [
        { scrollId: tasks[0], name: 'Ours', collected: 0, heir },
        { scrollId: lost.tasks[0], name: 'Nobody’s', collected: 0, heir: null },
      ],
    });
    await remove();
    test.clock.advanceSeconds(7 * DAY);
    await sweep(test.platform);
    const token = await buildSession(first);
    const found = await test.call(enterpriseCalls.get, { enterpriseId: own.enterpriseId }, { token });
    expect(found.data).toMatchObject({ isAdministrator: true, seatSurplus: 3 });
    const opened = await test.call(projectCalls.tasks, { enterpriseId: own.enterpriseId }, { token });
    expect((opened.data as CallData<typeof projectCalls.tasks>).rows).toMatchObject([
      { scrollId: tasks[0], isCreator: true },
    ]);
    const told = await test.call(messageCalls.messageReadList, {}, { token });
    expect((told.data as CallData<typeof messageCalls.messageReadList>).map(({ kind }) => kind)).toContain(
      'enterprise-given',
    );
    expect(await isThere(lost.tasks[0]!)).toBe(false);
    const { rowCount } = await test.platform.database.pool.query('select 1 from enterprise where enterprise_id = $1', [
      empty.enterpriseId,
    ]);
    expect(rowCount).toBe(0);
  });

  it('gives up a seat in another’s enterprise, whose administrator gets what was made in it', async () => {
    const left = await buildEnterprise(test);
    await test.call(
      enterpriseCalls.addMember,
      { enterpriseId: left.enterpriseId, phone: person.phone },
      asPerson(left.administrator),
    );
    const { tasks } = await buildProject(test, left, person, ['Made there']);
    const plan = (await test.call(ownDataCalls.removalPlan, {}, asPerson(person))).data as RemovalPlan;
    expect(plan.enterprises).toEqual([]);
    expect(plan.surveys).toMatchObject([{ scrollId: tasks[0], heir: { userId: left.administrator.id } }]);
    await remove();
    test.clock.advanceSeconds(7 * DAY);
    await sweep(test.platform);
    expect(await isThere(tasks[0]!)).toBe(true);
    const token = await buildSession(left.administrator);
    const found = await test.call(enterpriseCalls.get, { enterpriseId: left.enterpriseId }, { token });
    expect(found.data).toMatchObject({ seatSurplus: 4 });
  });
});

/** A week has passed: the token of then has run out. */
async function buildSession({ phone, password }: TestPerson): Promise<string> {
  const { data } = await test.call(accountCalls.signIn, {
    phone: encryptField(phone),
    password: encryptField(password),
    verifyCode: 'abcd',
    verifyCodeKey: '0123456789abcdef',
  });
  return (data as { tokenInfo: { token: string } }).tokenInfo.token;
}
