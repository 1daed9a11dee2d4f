import {
  apiKeyCalls,
  type CallData,
  type CallRequest,
  collaboratorCalls,
  enterpriseCalls,
  jobCalls,
  liveSettingsCalls,
  operationCalls,
  publishCalls,
  questionCalls,
  quotaFileCalls,
  scrollCalls,
  scrollListCalls,
} from '@wenshu/api-contract';
import { describeDetails, operationTexts } from '@wenshu/texts/people/operations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildEnterprise, buildMember, buildProject, type TestEnterprise } from '../../../testing/build-enterprise.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { madeFile } from '../../../testing/made-file.ts';
import { logOperation } from '../operation-log/index.ts';

let test: TestApp;
let creator: TestPerson;
let colleague: TestPerson;
let scrollId: string;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  creator = await buildPerson(test.platform);
  colleague = await buildPerson(test.platform);
  ({ scrollId } = await buildSurvey(test, creator));
});
afterAll(() => test.close());

type Page = CallData<typeof operationCalls.list>;
const list = async (filter: Omit<CallRequest<typeof operationCalls.list>, 'scrollId'> = {}): Promise<Page> =>
  (await test.call(operationCalls.list, { scrollId, ...filter }, asPerson(creator))).data as Page;
const own = async (person: TestPerson, filter: CallRequest<typeof operationCalls.own> = {}): Promise<Page> =>
  (await test.call(operationCalls.own, filter, asPerson(person))).data as Page;
const actions = ({ items }: Pick<Page, 'items'>) => items.map(one => one.action);

describe('what is done to a questionnaire', () => {
  it('stands in its log with action, account, details and time, newest first, many edits as one (P3.19)', async () => {
    await test.call(scrollCalls.updateName, { scrollId, name: 'Tea habits' }, asPerson(creator));
    const page = await list();
    expect(actions(page)).toEqual([
      ...(['questionnaire.rename', 'link.create', 'questionnaire.publish'] as const),
      ...(['questionnaire.edit', 'questionnaire.create'] as const),
    ]);
    expect(page.items[0]).toEqual({
      operationId: expect.any(String),
      action: 'questionnaire.rename',
      details: { name: 'Tea habits' },
      account: { userId: creator.id, nickName: creator.nickName },
      object: { kind: 'questionnaire', id: scrollId, name: 'Tea habits' },
      target: null,
      time: expect.any(Number),
    });
    expect(page).toMatchObject({ total: 5, people: [{ userId: creator.id, nickName: creator.nickName }] });
  });

  it('names the person whose rights were changed, and of a phone only its end', async () => {
    await test.call(collaboratorCalls.add, { scrollId, phone: colleague.phone }, asPerson(creator));
    const change = { scrollId, userId: colleague.id, rights: ['questionnaire.view' as const] };
    await test.call(collaboratorCalls.change, change, asPerson(creator));
    const [changed, added] = (await list()).items;
    expect(added).toMatchObject({ action: 'rights.add', details: { phone: `****${colleague.phone.slice(-4)}` } });
    expect(changed).toMatchObject({ action: 'rights.change', target: colleague.nickName });
    expect(JSON.stringify(added)).not.toContain(colleague.phone);
    expect(describeDetails(changed!, 'en')).toBe(`Who: ${colleague.nickName}; Rights: view`);
    expect(describeDetails(changed!, 'zh')).toBe(`对方：${colleague.nickName}；权限：查看问卷`);
  });

  it('keeps no password', async () => {
    const settings = { scrollId, cap: 500, password: 'Secret2026' };
    await test.call(liveSettingsCalls.updateLiveSettings, settings, asPerson(creator));
    expect((await list()).items[0]).toMatchObject({ action: 'questionnaire.settings', details: { cap: 500 } });
    expect(JSON.stringify(await list())).not.toContain('Secret2026');
  });

  it('leaves no line when it was refused, or when problems kept a questionnaire from being published', async () => {
    const before = (await list()).total;
    await giveRights(test.platform, colleague, scrollId, ['questionnaire.view']);
    expect((await test.call(scrollCalls.updateName, { scrollId, name: 'Mine' }, asPerson(colleague))).code).toBe(
      '9104',
    );
    const gone = { scrollId, userId: colleague.id, rights: ['questionnaire.view' as const] };
    await test.call(collaboratorCalls.remove, { ...gone, userId: creator.id }, asPerson(creator));
    expect((await list()).total).toBe(before);
    const empty = (await test.call(scrollCalls.create, { name: 'Empty' }, asPerson(creator))).data as {
      scrollId: string;
    };
    const answer = await test.call(
      publishCalls.changeStatus,
      { scrollId: empty.scrollId, status: 1 },
      asPerson(creator),
    );
    expect(answer).toMatchObject({ code: '0000', data: { problems: [expect.anything()] } });
    scrollId = empty.scrollId;
    expect(actions(await list())).toEqual(['questionnaire.create']);
  });

  it('is not done when its line cannot be written: both or neither', async () => {
    const { pool } = test.platform.database;
    await pool.query(`alter table operation_log add constraint none check (action <> 'questionnaire.bin') not valid`);
    try {
      expect((await test.call(scrollListCalls.moveToBin, { scrollId }, asPerson(creator))).code).toBe('9008');
    } finally {
      await pool.query('alter table operation_log drop constraint none');
    }
    expect((await test.call(scrollCalls.get, { scrollId }, asPerson(creator))).code).toBe('0000');
  });

  it('an edit of another person is a line of theirs, and one through a key says so', async () => {
    const { data } = await test.call(
      apiKeyCalls.create,
      { name: 'CI', rights: ['questionnaire.edit'] },
      asPerson(creator),
    );
    const { key } = data as CallData<typeof apiKeyCalls.create>;
    await test.call(scrollCalls.updateName, { scrollId, name: 'By key' }, { token: key });
    expect((await list()).items[0]).toMatchObject({ details: { name: 'By key', byKey: true } });
    await test.call(collaboratorCalls.add, { scrollId, phone: colleague.phone }, asPerson(creator));
    await test.call(publishCalls.changeStatus, { scrollId, status: 2 }, asPerson(creator));
    const rename = { scrollId, questionId: 'choice0001', title: { text: 'Coffee?' } };
    await test.call(questionCalls.modifyName, rename, asPerson(colleague));
    expect((await list()).items[0]).toMatchObject({ action: 'questionnaire.edit', account: { userId: colleague.id } });
  });
});

describe('the log of an enterprise', () => {
  const inside = async ({ enterpriseId, administrator }: TestEnterprise, filter: object = {}) =>
    (await test.call(operationCalls.inEnterprise, { enterpriseId, ...filter }, asPerson(administrator))).data as Page;

  it('has what was done to it, its projects and its tasks, by whom, and is read by its administrator (P3.19, P6.12)', async () => {
    const enterprise = await buildEnterprise(test, creator);
    const member = await buildMember(test, enterprise);
    const { projectId, tasks } = await buildProject(test, enterprise, member, ['Coffee']);
    await test.call(scrollCalls.updateName, { scrollId: tasks[0]!, name: 'Tea' }, asPerson(member));
    const invited = await test.call(enterpriseCalls.invite, enterprise, asPerson(creator));
    const { invitation } = invited.data as { invitation: string };
    await test.call(enterpriseCalls.join, { invitation }, asPerson(colleague));
    const page = await inside(enterprise);
    expect(actions(page)).toEqual([
      ...(['enterprise.join', 'enterprise.invitation', 'questionnaire.rename', 'project.create'] as const),
      ...(['questionnaire.create', 'enterprise.member-add', 'enterprise.create'] as const),
    ]);
    expect(page.items[2]).toMatchObject({
      account: { userId: member.id },
      details: { name: 'Tea' },
      time: expect.any(Number),
      object: { kind: 'questionnaire', id: tasks[0], name: 'Tea' },
    });
    expect(page.items[0]).toMatchObject({ object: { name: enterprise.name }, account: { userId: colleague.id } });
    expect(page.people.map(({ userId }) => userId).toSorted()).toEqual(
      [creator.id, member.id, colleague.id].toSorted(),
    );
    expect(actions(await inside(enterprise, { userId: member.id, action: 'project.create' }))).toEqual([
      'project.create',
    ]);
    expect((await test.call(operationCalls.inEnterprise, enterprise, asPerson(member))).code).toBe('9104');
    expect(JSON.stringify(await inside(await buildEnterprise(test)))).not.toContain(projectId);
  });

  it('keeps the lines of a task that is gone, and comes as csv', async () => {
    const enterprise = await buildEnterprise(test, creator);
    const { tasks } = await buildProject(test, enterprise, creator, ['Gone']);
    const scrolled = { scrollId: tasks[0]! };
    await test.call(scrollListCalls.moveToBin, scrolled, asPerson(creator));
    expect((await test.call(scrollListCalls.deleteForEver, scrolled, asPerson(creator))).code).toBe('0000');
    expect((await inside(enterprise)).items.find(({ action }) => action === 'questionnaire.bin')).toMatchObject({
      object: { name: null },
    });
    const { enterpriseId } = enterprise;
    const file = await madeFile(test, creator, operationCalls.exportEnterprise, { enterpriseId });
    expect(file.text).toContain('Moved to the bin');
    expect(file.job.title).toBe(`Operation log: ${enterprise.name}`);
    expect(actions(await inside(enterprise))[0]).toBe('export.log');
  });
});

describe('reading it', () => {
  it('is for who can let others in', async () => {
    await giveRights(test.platform, colleague, scrollId, ['questionnaire.view', 'questionnaire.edit', 'records.view']);
    for (const call of [operationCalls.list, operationCalls.export])
      expect((await test.call(call, { scrollId }, asPerson(colleague))).code).toBe('9104');
  });

  it('filters by person, action and time, a page at a time', async () => {
    const object = { kind: 'questionnaire', id: scrollId };
    const { pool } = test.platform.database;
    await logOperation(pool, { personId: colleague.id, action: 'link.create', object });
    expect(actions(await list({ userId: colleague.id }))).toEqual(['link.create']);
    expect((await list({ action: 'link.create' })).total).toBe(2);
    expect((await list({ action: 'link.create', userId: creator.id })).total).toBe(1);
    const all = await list();
    const middle = all.items[2]!.time;
    expect((await list({ from: middle })).total + (await list({ until: middle })).total).toBe(all.total);
    const second = await list({ page: 2, size: 2 });
    expect([second.total, actions(second)]).toEqual([all.total, actions(all).slice(2, 4)]);
  });

  it('has lines of accounts and surveys that are gone', async () => {
    const object = { kind: 'questionnaire', id: 'nowhere001' };
    await logOperation(test.platform.database.pool, { personId: creator.id, action: 'questionnaire.delete', object });
    expect((await own(creator)).items[0]).toMatchObject({ object: { name: null } });
    const gone = '00000000-0000-4000-8000-000000000000';
    const here = { kind: 'questionnaire', id: scrollId };
    await logOperation(test.platform.database.pool, { personId: gone, action: 'link.change', object: here });
    expect((await list()).items[0]).toMatchObject({ action: 'link.change', account: null });
  });

  it('comes as csv, made by a job that stands in the log itself', async () => {
    const file = await madeFile(test, creator, operationCalls.export, { scrollId, action: 'questionnaire.publish' });
    expect(file.job).toMatchObject({ type: 'operation-log', state: 'done' });
    const lines = file.text.trim().split('\r\n');
    expect(lines[0]).toBe('Time,Account,Action,Details');
    expect(lines.slice(1).map(line => line.split(',').slice(1, 3))).toEqual([[creator.nickName, 'Published']]);
    expect(actions(await list())[0]).toBe('export.log');
  });

  it('an export is a line, and so is making it once more', async () => {
    const { job } = await madeFile(test, creator, quotaFileCalls.exportStatistics, { scrollId });
    expect((await list()).items[0]).toMatchObject({ action: 'export.quota', details: { type: 'quota-xlsx' } });
    await test.call(jobCalls.again, { jobId: job.jobId }, asPerson(creator));
    expect((await list({ action: 'export.quota' })).total).toBe(2);
  });
});

describe('the own log', () => {
  it('has sign-ins and what was changed about the account, and nothing of others', async () => {
    await test.call(apiKeyCalls.create, { name: 'CI', rights: ['records.view'] }, asPerson(colleague));
    const page = await own(colleague);
    expect(actions(page)).toEqual(['account.key-create', 'account.sign-in']);
    expect(page.items[0]).toMatchObject({
      object: { kind: 'person', id: colleague.id },
      details: { name: 'CI', rights: ['records.view'] },
    });
    expect((await own(colleague, { action: 'account.sign-in' })).total).toBe(1);
  });
});

it('every action has a name in both languages, and belongs to a group that has one', () => {
  for (const t of Object.values(operationTexts))
    for (const action of Object.keys(t.actions)) expect(t.groups).toHaveProperty(action.split('.')[0]!);
});
