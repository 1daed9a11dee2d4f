import {
  apiKeyCalls,
  type CallData,
  type Enterprise,
  enterpriseCalls,
  jobCalls,
  messageCalls,
  operationCalls,
  ownDataCalls,
  projectCalls,
  rights,
  scrollCalls,
  scrollListCalls,
  secondFactorCalls,
} from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildEnterprise, buildMember, buildProject, type TestEnterprise } from '../../../testing/build-enterprise.ts';
import type { TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { whileRowsAreHeld } from '../../../testing/hold-rows.ts';
import { madeFile } from '../../../testing/made-file.ts';
import { turnFactorOn } from '../../../testing/second-factor.ts';
import { sendCall } from '../../../testing/send-call.ts';

let test: TestApp;
/** An enterprise whose administrator has a second factor, and a member who has none and made a project with a task. */
let own: TestEnterprise;
let member: TestPerson;
let projectId: string;
let scrollId: string;

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  own = await buildEnterprise(test);
  await turnFactorOn(test, own.administrator);
  member = await buildMember(test, own);
  const made = await buildProject(test, own, member);
  projectId = made.projectId;
  scrollId = made.tasks[0]!;
});
afterAll(() => test.close());

const en = (person: TestPerson) => ({ ...asPerson(person), lang: 'en' as const });
const ask = (isAsked = true, person = own.administrator) =>
  test.call(enterpriseCalls.askSecondFactor, { enterpriseId: own.enterpriseId, isAsked }, en(person));
const open = (person = member) => test.call(scrollCalls.get, { scrollId }, en(person));
const shown = async (person: TestPerson) =>
  ((await test.call(enterpriseCalls.list, {} as never, asPerson(person))).data as Enterprise[])[0];

describe('an enterprise that asks its members for a second factor', () => {
  it('is told to by whoever has one, in the log too, and tells the members by message', async () => {
    const { enterpriseId } = await buildEnterprise(test, member);
    const input = { enterpriseId, isAsked: true };
    expect(await test.call(enterpriseCalls.askSecondFactor, input, en(member))).toMatchObject({ code: '9190' });
    expect((await ask(true, member)).code).toBe('9104');
    expect((await ask()).code).toBe('0000');
    expect((await ask()).code).toBe('0000');
    const unread = await test.call(messageCalls.messageReadList, {}, en(member));
    const told = (unread.data as CallData<typeof messageCalls.messageReadList>).filter(
      ({ kind }) => kind === 'second-factor-asked',
    );
    expect(told.map(({ link }) => link)).toEqual([{ page: 'account', part: 'security' }]);
    const log = await test.call(
      operationCalls.own,
      { action: 'enterprise.second-factor' },
      asPerson(own.administrator),
    );
    expect((log.data as CallData<typeof operationCalls.own>).items[0]).toMatchObject({
      object: { kind: 'enterprise', id: own.enterpriseId },
      details: { isAsked: true },
    });
  });

  it('shows whoever manages members who has one, and nobody else', async () => {
    const listed = async (person: TestPerson) => {
      const answer = await test.call(enterpriseCalls.members, { enterpriseId: own.enterpriseId }, asPerson(person));
      const { items } = answer.data as CallData<typeof enterpriseCalls.members>;
      return items.map(({ hasSecondFactor }) => hasSecondFactor);
    };
    expect(await listed(own.administrator)).toEqual([true, false]);
    expect(await listed(member)).toEqual([null, null]);
  });

  it('refuses whoever lacks it in every call about its things, by key too, and says who asks for what', async () => {
    const made = await test.call(apiKeyCalls.create, { name: 'CI', rights: [...rights] }, asPerson(member));
    const { key } = made.data as CallData<typeof apiKeyCalls.create>;
    await ask();
    const things: Readonly<Record<string, string>> = { enterpriseId: own.enterpriseId, projectId, scrollId };
    const calls = test.app.door.calls.filter(({ needs }) => things[needs?.on ?? '']);
    expect(calls.length).toBeGreaterThan(150);
    for (const call of calls) {
      const { on } = call.needs!;
      // A key is given rights on questionnaires alone.
      for (const token of on === 'scrollId' ? [member.token, key] : [member.token]) {
        const { code } = await sendCall(test.app, call, { [on]: things[on] }, { token });
        expect([call.path, code]).toEqual([call.path, '9191']);
      }
    }
    expect((await open()).message).toBe(
      `“${own.name}” asks its members for two-step verification. Turn it on under Account › Security to go on`,
    );
  }, 120_000);

  it('leaves people what is their own, names itself in their list, and lets them exit', async () => {
    const mine = await buildSurvey(test, member);
    await ask();
    expect((await test.call(scrollCalls.get, { scrollId: mine.scrollId }, asPerson(member))).code).toBe('0000');
    const { data } = await test.call(scrollListCalls.search, {}, asPerson(member));
    expect((data as CallData<typeof scrollListCalls.search>).rows.map(row => row.scrollId)).toEqual([mine.scrollId]);
    expect(await shown(member)).toMatchObject({ name: own.name, isShut: true, rights: [] });
    expect(await shown(own.administrator)).toMatchObject({ asksSecondFactor: true, isShut: false });
    const exit = () => test.call(enterpriseCalls.exit, { enterpriseId: own.enterpriseId }, asPerson(member));
    expect((await exit()).code).toBe('0000');
    expect((await exit()).code).toBe('9104');
    expect(await shown(member)).toBeUndefined();
  });

  it('is open at once to whoever turns it on, or when it asks no more', async () => {
    await ask();
    expect((await open()).code).toBe('9191');
    await ask(false);
    expect((await open()).code).toBe('0000');
    await ask();
    expect((await open()).code).toBe('9191');
    await turnFactorOn(test, member);
    expect((await open()).code).toBe('0000');
    expect(await shown(member)).toMatchObject({ isShut: false, rights: expect.arrayContaining(['enterprise.view']) });
  });

  it('is not gone round by the bin, a file made before, or one’s own data', async () => {
    const binned = await buildProject(test, own, member, ['In the bin']);
    await test.call(scrollListCalls.moveToBin, { scrollId: binned.tasks[0]! }, asPerson(member));
    const log = await madeFile(test, member, operationCalls.export, { scrollId });
    expect(log.text).toContain('Created the survey');
    await ask();
    const bin = await test.call(scrollListCalls.bin, {}, asPerson(member));
    expect((bin.data as CallData<typeof scrollListCalls.bin>).total).toBe(0);
    for (const call of [scrollListCalls.restore, scrollListCalls.deleteForEver])
      expect((await test.call(call, { scrollId: binned.tasks[0]! }, asPerson(member))).code).toBe('9191');
    expect((await test.call(jobCalls.get, { jobId: log.job.jobId }, asPerson(member))).code).toBe('9191');
    const { job, bytes } = await madeFile(test, member, ownDataCalls.export, {});
    expect(job.state).toBe('done');
    const files = Object.keys(unzipSync(new Uint8Array(bytes ?? [])));
    expect(files.filter(name => name.includes(scrollId))).toEqual([]);
  });
});

describe('turning it off', () => {
  const turnOff = (code: string) =>
    test.call(secondFactorCalls.turnOff, { password: encryptField(member.password), code }, en(member));

  it('waits until no enterprise asks for it, and names those that do', async () => {
    const { codeNow } = await turnFactorOn(test, member);
    await ask();
    const state = await test.call(secondFactorCalls.state, {}, asPerson(member));
    expect(state.data).toMatchObject({ isOn: true, askedBy: [own.name] });
    expect(await turnOff(codeNow())).toMatchObject({ code: '9192', message: expect.stringContaining(own.name) });
    await test.call(enterpriseCalls.exit, { enterpriseId: own.enterpriseId }, asPerson(member));
    expect((await turnOff(codeNow())).code).toBe('0000');
  });

  it('is refused when the enterprise begins to ask at that moment', async () => {
    const { codeNow } = await turnFactorOn(test, member);
    const lock = { text: 'select 1 from second_factor where person_id = $1 for update', values: [member.id] };
    const [answer] = await whileRowsAreHeld(test.platform.database, lock, () => [turnOff(codeNow())], ask);
    expect(answer).toMatchObject({ code: '9192' });
    expect((await open()).code).toBe('0000');
  });
});

describe('while a member works', () => {
  it('what was let in before is finished, and the next thing is refused', async () => {
    const rename = () => test.call(scrollCalls.updateName, { scrollId, name: 'Renamed' }, asPerson(member));
    const lock = { text: 'select 1 from questionnaire where scroll_id = $1 for update', values: [scrollId] };
    const [answer] = await whileRowsAreHeld(test.platform.database, lock, () => [rename()], ask);
    expect(answer).toMatchObject({ code: '0000' });
    expect((await rename()).code).toBe('9191');
  });

  it('of many calls at once each is let in or told why not, and nobody else notices', async () => {
    const colleague = await buildMember(test, own);
    await turnFactorOn(test, colleague);
    await test.call(
      projectCalls.setMember,
      { projectId, userId: colleague.id, roleId: 'project.member' },
      asPerson(member),
    );
    const [asked, ...answers] = await Promise.all([ask(), ...Array.from({ length: 30 }, () => open())]);
    expect(asked?.code).toBe('0000');
    expect(answers.filter(({ code }) => code !== '0000' && code !== '9191')).toEqual([]);
    expect((await open()).code).toBe('9191');
    expect((await open(colleague)).code).toBe('0000');
  });
});
