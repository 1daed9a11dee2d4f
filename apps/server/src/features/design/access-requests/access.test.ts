import {
  type AccessRequest,
  accessCalls,
  builtInRoles,
  collaboratorCalls,
  enterpriseCalls,
  linkCalls,
  type Message,
  type MissingRight,
  messageCalls,
  operationCalls,
  projectCalls,
  type Right,
  recordCalls,
  rights,
  roleCalls,
  scrollListCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findRecordRange } from '../../../authorisation/record-range.repository.ts';
import {
  buildEnterprise,
  buildMember,
  buildProject,
  buildRole,
  expireEnterprise,
  type TestEnterprise,
  widenEnterprise,
} from '../../../testing/build-enterprise.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { sweep } from '../../sweep.ts';

let test: TestApp;
let own: TestEnterprise;
let admin: TestPerson;
let asker: TestPerson;
let projectId: string;
let scrollId: string;

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  own = await buildEnterprise(test);
  await widenEnterprise(test, own.enterpriseId, 20);
  admin = own.administrator;
  asker = await buildMember(test, own);
  const project = await buildProject(test, own, admin);
  [projectId, scrollId] = [project.projectId, project.tasks[0]!];
  await setRole('project.member');
});
afterAll(() => test.close());

const setRole = (roleId: string, who = asker) =>
  test.call(projectCalls.setMember, { projectId, userId: who.id, roleId }, asPerson(admin));
type TaskRight = Exclude<Right, `enterprise.${string}` | `project.${string}`>;
const ask = (right: TaskRight = 'links.view', who = asker, note = '') =>
  test.call(accessCalls.askForTask, { scrollId, right, note }, { ...asPerson(who), lang: 'en' });
const open = async (who = admin) =>
  (await test.call(accessCalls.ofTask, { scrollId }, asPerson(who))).data as AccessRequest[];
const answer = (more: { isGiven: boolean; roleId?: string; reply?: string; right?: TaskRight }, who = admin) =>
  test.call(
    accessCalls.answerForTask,
    { scrollId, userId: asker.id, right: 'links.view', ...more },
    { ...asPerson(who), lang: 'en' },
  );
/** What somebody is told when they open the links of the task. */
const links = async (who = asker) => {
  const answered = await test.call(linkCalls.list, { scrollId }, { ...asPerson(who), lang: 'en' });
  return answered as typeof answered & { missing?: MissingRight };
};
const told = async (who: TestPerson): Promise<Message[]> =>
  (await test.call(messageCalls.messageReadList, {}, { ...asPerson(who), lang: 'en' })).data as Message[];
const toldOf = async (who: TestPerson, kind: string) => (await told(who)).filter(one => one.kind === kind);
const query = (text: string, values: unknown[] = []) => test.platform.database.pool.query(text, values);

describe('asking', () => {
  it('is offered with the missing right, tells whoever can give it once, and says that it waits', async () => {
    expect((await links()).missing).toMatchObject({
      right: 'links.view',
      givers: [admin.nickName],
      ask: { on: { kind: 'questionnaire', id: scrollId }, request: null },
    });
    expect((await ask('links.view', asker, 'For the fair')).data).toMatchObject({ state: 'open' });
    expect((await ask()).data).toMatchObject({ state: 'open' });
    expect(await toldOf(admin, 'access-asked')).toMatchObject([
      {
        content: `${asker.nickName} asks for the right “View distribution links” in “Coffee habits”: For the fair`,
        link: { page: 'taskMembers', scrollId },
      },
    ]);
    expect((await links()).missing?.ask?.request).toMatchObject({ state: 'open' });
    expect(await open()).toMatchObject([
      {
        userId: asker.id,
        nickName: asker.nickName,
        right: 'links.view',
        note: 'For the fair',
        on: { kind: 'questionnaire', id: scrollId, name: 'Coffee habits' },
      },
    ]);
  });

  it('of many at the same moment is one request and one message', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask()));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['0000']));
    expect(await toldOf(admin, 'access-asked')).toHaveLength(1);
    expect(await open()).toHaveLength(1);
  });

  it('is limited to twenty a day, of which those that were no new ones are none', async () => {
    const two = await buildProject(test, own, admin, ['One', 'Two']);
    const member = { projectId: two.projectId, userId: asker.id, roleId: 'project.member' };
    await test.call(projectCalls.setMember, member, asPerson(admin));
    const lacking = rights.filter(right => !builtInRoles['project.member'].rights.includes(right as never));
    const wishes = two.tasks.flatMap(task => lacking.map(right => ({ scrollId: task, right: right as TaskRight })));
    const send = async (wish: (typeof wishes)[number]) =>
      (await test.call(accessCalls.askForTask, wish, asPerson(asker))).code;
    for (const wish of wishes.slice(0, 19)) expect([await send(wish), await send(wish)]).toEqual(['0000', '0000']);
    const codes = await Promise.all(wishes.slice(19, 22).map(send));
    expect(codes.toSorted()).toEqual(['0000', '9007', '9007']);
  });

  it('reveals nothing to whoever does not see the thing, and needs a right that is missing', async () => {
    const elsewhere = (await buildEnterprise(test)).administrator;
    const seated = await buildMember(test, own);
    for (const who of [elsewhere, seated]) {
      const refused = await ask('links.view', who);
      expect(refused).toEqual({ status: 400, code: '9104', message: 'No relevant permissions', data: null });
      const project = await test.call(
        accessCalls.askForProject,
        { projectId, right: 'project.edit' },
        { ...asPerson(who), lang: 'en' },
      );
      expect(project).toEqual(refused);
    }
    const nowhere = await test.call(
      accessCalls.askForTask,
      { scrollId: 'neverwas12', right: 'links.view' },
      { ...asPerson(asker), lang: 'en' },
    );
    expect(nowhere).toEqual({ status: 400, code: '9104', message: 'No relevant permissions', data: null });
    expect((await ask('statistics.view')).data).toMatchObject({ state: 'held' });
    expect((await test.call(accessCalls.ofTask, { scrollId }, asPerson(asker))).code).toBe('9104');
    expect((await answer({ isGiven: true }, elsewhere)).code).toBe('9104');
    expect(await open()).toEqual([]);
  });

  it('helps nobody in an enterprise that has expired, and is not offered there', async () => {
    await expireEnterprise(test, own.enterpriseId);
    expect((await links()).missing?.ask).toBeUndefined();
    expect((await ask()).code).toBe('9850');
  });

  it('leads to the editor’s own list of people where a questionnaire stands in no enterprise', async () => {
    const viewer = await buildPerson(test.platform);
    const survey = await buildSurvey(test, admin);
    await giveRights(test.platform, viewer, survey.scrollId, ['questionnaire.view']);
    const wish = { scrollId: survey.scrollId, right: 'records.view' } as const;
    expect((await test.call(accessCalls.askForTask, wish, asPerson(viewer))).code).toBe('0000');
    expect((await toldOf(admin, 'access-asked'))[0]!.link).toEqual({
      page: 'sharing',
      scrollId: survey.scrollId,
      part: viewer.id,
    });
    const given = { ...wish, userId: viewer.id, isGiven: true };
    expect((await test.call(accessCalls.answerForTask, given, asPerson(admin))).code).toBe('0000');
    const records = await test.call(recordCalls.findPage, { scrollId: survey.scrollId }, asPerson(viewer));
    expect(records.code).toBe('0000');
  });
});

describe('an answer', () => {
  it('gives that right and no other, tells who asked, and stands in the log', async () => {
    await ask();
    expect((await answer({ isGiven: true, reply: 'Have fun' })).code).toBe('0000');
    expect((await links()).code).toBe('0000');
    expect((await ask('links.manage')).data).toMatchObject({ state: 'open' });
    expect(await toldOf(asker, 'access-given')).toMatchObject([
      {
        content: `${admin.nickName} gave you the right “View distribution links” in “Coffee habits”: Have fun`,
        link: { page: 'channels', scrollId },
      },
    ]);
    const log = await test.call(operationCalls.list, { scrollId }, asPerson(admin));
    const { items } = log.data as { items: { action: string; details: object; target: string | null }[] };
    expect(items.map(({ action }) => action)).toEqual(expect.arrayContaining(['rights.ask', 'rights.answer']));
    expect(items.find(({ action }) => action === 'rights.answer')).toMatchObject({
      details: { right: 'links.view', isGiven: true },
      target: asker.nickName,
    });
  });

  it('comes once: of two givers at the same moment one is told that it was answered', async () => {
    const other = await buildMember(test, own);
    await setRole('project.administrator', other);
    await ask();
    expect(await toldOf(other, 'access-asked')).toHaveLength(1);
    const codes = await Promise.all([answer({ isGiven: true }), answer({ isGiven: false }, other)]);
    expect(codes.map(({ code }) => code).toSorted()).toEqual(['0000', '9852']);
    const heard = [...(await toldOf(asker, 'access-given')), ...(await toldOf(asker, 'access-declined'))];
    expect(heard).toHaveLength(1);
  });

  it('that is no says so kindly, and is not asked for again on the same day', async () => {
    await ask();
    expect((await answer({ isGiven: false, reply: 'Next week' })).code).toBe('0000');
    expect(await toldOf(asker, 'access-declined')).toMatchObject([{ content: expect.stringContaining('Next week') }]);
    expect((await links()).missing?.ask?.request).toMatchObject({ state: 'declined', reply: 'Next week' });
    expect((await ask()).code).toBe('9851');
    expect(await open()).toEqual([]);
    await query(`update access_request set declined_at = now() - interval '25 hours' where person_id = $1`, [asker.id]);
    expect((await links()).missing?.ask?.request).toBeNull();
    expect((await ask()).data).toMatchObject({ state: 'open' });
    expect(await toldOf(admin, 'access-asked')).toHaveLength(2);
  });

  it('gives no more than its giver holds, and such a request is not theirs to see', async () => {
    const sharer = await buildMember(test, own);
    const roleId = await buildRole(test, own, {
      kind: 'questionnaire',
      rights: ['questionnaire.view', 'questionnaire.share', 'links.view'],
    });
    await test.call(projectCalls.setTaskMember, { scrollId, userId: sharer.id, roleId }, asPerson(admin));
    await ask('records.view');
    await ask('links.view');
    expect((await open(sharer)).map(({ right }) => right)).toEqual(['links.view']);
    expect((await open()).map(({ right }) => right)).toEqual(['records.view', 'links.view']);
    const tooMuch = await answer({ isGiven: true, right: 'records.view' }, sharer);
    expect(tooMuch).toMatchObject({ code: '9104', field: 'right' });
    expect((await answer({ isGiven: false, right: 'records.view' }, sharer)).code).toBe('9104');
    expect((await answer({ isGiven: true }, sharer)).code).toBe('0000');
  });

  it('widens no data range: who sees the records of one channel gets the tool for these', async () => {
    const range = { kind: 'channel' as const, channels: ['wechat'] };
    const rights: Right[] = ['questionnaire.view', 'records.view'];
    const roleId = await buildRole(test, own, { kind: 'questionnaire', rights, range });
    await test.call(projectCalls.setTaskMember, { scrollId, userId: asker.id, roleId }, asPerson(admin));
    await ask('records.export');
    expect((await answer({ isGiven: true, right: 'records.export' })).code).toBe('0000');
    const rangeOf = (right: Right) =>
      findRecordRange(test.platform.database.pool, { personId: asker.id }, scrollId, right);
    expect([await rangeOf('records.export'), await rangeOf('records.view')]).toEqual([range, range]);
  });

  it('by a role is one that gives what was asked for', async () => {
    await ask();
    expect(await answer({ isGiven: true, roleId: 'task.member' })).toMatchObject({ code: '9853', field: 'roleId' });
    expect(await open()).toHaveLength(1);
    const rights: Right[] = ['questionnaire.view', 'progress.view', 'statistics.view', 'links.view'];
    const roleId = await buildRole(test, own, { kind: 'questionnaire', rights });
    expect((await open())[0]!.roles).toEqual([{ roleId, name: 'Role of ours' }]);
    expect((await answer({ isGiven: true, roleId })).code).toBe('0000');
    expect((await links()).code).toBe('0000');
  });

  it('on a project comes by the role that takes nothing away and gives least', async () => {
    const wish = { projectId, right: 'project.edit' } as const;
    const edit = () => test.call(projectCalls.addTask, { projectId, name: 'One more' }, asPerson(asker));
    expect((await edit()) as { missing?: MissingRight }).toMatchObject({
      code: '9104',
      missing: { ask: { on: { kind: 'project', id: projectId } } },
    });
    const bare = await buildRole(test, own, { kind: 'project', rights: ['project.view', 'project.edit'] });
    const rights: Right[] = ['project.view', 'project.edit', 'questionnaire.view', 'progress.view', 'statistics.view'];
    const fitting = await buildRole(test, own, { kind: 'project', rights });
    await test.call(accessCalls.askForProject, wish, asPerson(asker));
    await ask();
    const { data } = await test.call(accessCalls.ofProject, { projectId }, asPerson(admin));
    expect((data as AccessRequest[]).map(({ on: { kind } }) => kind)).toEqual(['project', 'questionnaire']);
    expect((data as AccessRequest[])[0]!.roles.map(({ roleId }) => roleId)).toEqual([
      ...[fitting, 'project.administrator', bare],
    ]);
    const given = { ...wish, userId: asker.id, isGiven: true };
    expect((await test.call(accessCalls.answerForProject, given, asPerson(admin))).code).toBe('0000');
    expect((await edit()).code).toBe('0000');
    const members = await test.call(projectCalls.members, { projectId }, asPerson(admin));
    expect(
      (members.data as { userId: string; roleId: string }[]).find(({ userId }) => userId === asker.id),
    ).toMatchObject({
      roleId: fitting,
    });
  });
});

describe('a request falls away', () => {
  const rows = async () => (await query('select 1 from access_request where person_id = $1', [asker.id])).rowCount;

  it.each<[string, () => Promise<unknown>]>([
    ['a role on the project', () => setRole('project.administrator')],
    [
      'a right of the questionnaire’s own',
      () => test.call(collaboratorCalls.add, { scrollId, phone: asker.phone, rights: ['links.view'] }, asPerson(admin)),
    ],
    [
      'a right that is enough for it',
      () =>
        test.call(collaboratorCalls.add, { scrollId, phone: asker.phone, rights: ['links.manage'] }, asPerson(admin)),
    ],
  ])('when the right comes by %s', async (_way, come) => {
    await ask();
    await come();
    expect([await open(), await rows()]).toEqual([[], 0]);
    expect((await answer({ isGiven: true })).code).toBe('9852');
  });

  it('when the right comes because their role was changed', async () => {
    const role = { kind: 'questionnaire' as const, rights: ['questionnaire.view'] as Right[] };
    const roleId = await buildRole(test, own, role);
    await test.call(projectCalls.setTaskMember, { scrollId, userId: asker.id, roleId }, asPerson(admin));
    await ask();
    const changed = {
      ...role,
      enterpriseId: own.enterpriseId,
      roleId,
      name: 'More',
      rights: ['links.view'] as Right[],
    };
    expect((await test.call(roleCalls.save, changed, asPerson(admin))).code).toBe('0000');
    expect([await open(), await rows()]).toEqual([[], 0]);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'is removed from the project',
      () => test.call(projectCalls.removeMember, { projectId, userId: asker.id }, asPerson(admin)),
    ],
    [
      'leaves the enterprise',
      () => test.call(enterpriseCalls.exit, { enterpriseId: own.enterpriseId }, asPerson(asker)),
    ],
    [
      'is moved out of it',
      () => test.call(enterpriseCalls.moveOut, { enterpriseId: own.enterpriseId, userId: asker.id }, asPerson(admin)),
    ],
  ])('when whoever asked %s', async (_way, go) => {
    await ask();
    await go();
    expect([await open(), await rows()]).toEqual([[], 0]);
  });

  it('when it is moved to where they do not see it', async () => {
    await ask();
    const elsewhere = await buildProject(test, own, admin);
    await test.call(projectCalls.moveTask, { scrollId, projectId: elsewhere.projectId }, asPerson(admin));
    expect(await open()).toEqual([]);
    expect((await answer({ isGiven: true })).code).toBe('9852');
    expect((await links()).code).toBe('9104');
  });

  it('when the thing is in the bin nobody sees it, and when it is deleted there is none', async () => {
    await ask();
    await test.call(scrollListCalls.moveToBin, { scrollId }, asPerson(admin));
    const { data } = await test.call(accessCalls.ofProject, { projectId }, asPerson(admin));
    expect([data, await rows()]).toEqual([[], 1]);
    await test.call(scrollListCalls.deleteForEver, { scrollId }, asPerson(admin));
    expect(await rows()).toBe(0);
  });

  it('when nobody answers for thirty days, and can be asked anew', async () => {
    await ask();
    await query(`update access_request set asked_at = now() - interval '31 days' where person_id = $1`, [asker.id]);
    expect(await open()).toEqual([]);
    expect((await answer({ isGiven: true })).code).toBe('9852');
    await ask();
    expect([(await open()).length, (await toldOf(admin, 'access-asked')).length]).toEqual([1, 2]);
    await query(`update access_request set asked_at = now() - interval '31 days' where person_id = $1`, [asker.id]);
    await sweep(test.platform);
    expect(await rows()).toBe(0);
  });
});
