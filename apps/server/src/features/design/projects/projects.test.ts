import {
  type CallData,
  enterpriseCalls,
  type ListedProject,
  linkCalls,
  projectCalls,
  publishCalls,
  roleCalls,
  scrollCalls,
  scrollListCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildEnterprise,
  buildMember,
  buildProject,
  buildRole,
  expireEnterprise,
  type TestEnterprise,
} from '../../../testing/build-enterprise.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildQuestionnaire } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

let test: TestApp;
let own: TestEnterprise;
let maker: TestPerson;
let colleague: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  own = await buildEnterprise(test);
  [maker, colleague] = [await buildMember(test, own), await buildMember(test, own)];
});
afterAll(() => test.close());

const search = async (person: TestPerson, input: object = {}) =>
  (await test.call(projectCalls.search, { enterpriseId: own.enterpriseId, ...input }, asPerson(person)))
    .data as CallData<typeof projectCalls.search>;
const namesOf = async (person: TestPerson, input: object = {}) =>
  (await search(person, input)).rows.map(({ name }) => name);
const tasksOf = async (person: TestPerson, input: object = {}) =>
  (
    (await test.call(projectCalls.tasks, { enterpriseId: own.enterpriseId, ...input }, asPerson(person)))
      .data as CallData<typeof projectCalls.tasks>
  ).rows;
const setMember = (giver: TestPerson, projectId: string, person: { id: string }, roleId = 'project.member') =>
  test.call(projectCalls.setMember, { projectId, userId: person.id, roleId }, { ...asPerson(giver), lang: 'en' });

describe('a project', () => {
  it('has number, name, background, goal, a plan and stages, and up to five first tasks (P3.33, S2.59, S3.84, S9.11)', async () => {
    const create = (input: object) =>
      test.call(
        projectCalls.create,
        { enterpriseId: own.enterpriseId, name: 'Plan', ...input } as never,
        asPerson(maker),
      );
    const stages = [
      { name: 'Design', startsOn: '2026-03-01', endsOn: '2026-03-10' },
      { name: 'Field', startsOn: '2026-03-11', endsOn: '2026-03-31' },
    ];
    const plan = { background: 'Why', goal: 'What', startsOn: '2026-03-01', endsOn: '2026-04-30', stages };
    expect(await create({ tasks: Array(6).fill('One too many') })).toMatchObject({ code: '9001', field: 'tasks' });
    expect(await create({ startsOn: '2026-04-01', endsOn: '2026-03-01' })).toMatchObject({ code: '9001' });
    expect(await create({ name: 'x' })).toMatchObject({ code: '9001', field: 'name' });
    // S8.5: that there is none has a sentence of its own.
    expect(await create({ name: ' ' })).toMatchObject({ code: '9207', field: 'name' });
    const made = await create({ ...plan, tasks: ['a1', 'a2', 'a3', 'a4', 'a5'] });
    const { projectId } = made.data as { projectId: string };
    const { data } = await test.call(projectCalls.get, { projectId }, asPerson(maker));
    expect(data).toMatchObject({ ...plan, number: expect.stringMatching(/^P\d{4}-\d{4}$/), tasks: { editing: 5 } });
    const next = (await create({})).data as { projectId: string };
    const after = (await test.call(projectCalls.get, { projectId: next.projectId }, asPerson(maker)))
      .data as ListedProject;
    const serial = ({ number }: ListedProject) => Number(number.split('-')[1]);
    expect(serial(after)).toBe(serial(data as ListedProject) + 1);
    const edited = await test.call(projectCalls.edit, { projectId, name: 'Other plan', stages: [] }, asPerson(maker));
    expect(edited.code).toBe('0000');
    const again = (await test.call(projectCalls.get, { projectId }, asPerson(maker))).data;
    expect(again).toMatchObject({ name: 'Other plan', stages: [], goal: '', startsOn: null });
  });

  it('is seen by whoever is in it and by the administrator of the enterprise, newest change first (P2.77, P2.79, P3.31)', async () => {
    const [first, second] = [
      await buildProject(test, own, maker, ['Tea drinkers']),
      await buildProject(test, own, maker, ['Water']),
    ];
    test.clock.advanceSeconds(60);
    await test.call(projectCalls.edit, { projectId: first.projectId, name: 'Changed last' }, asPerson(maker));
    expect((await namesOf(maker))[0]).toBe('Changed last');
    expect(await namesOf(maker, { text: 'tea DRINK' })).toEqual(['Changed last']);
    expect(await namesOf(own.administrator, { text: 'tea drink' })).toEqual(['Changed last']);
    expect(await namesOf(colleague, { text: 'tea drink' })).toEqual([]);
    expect((await setMember(maker, first.projectId, colleague)).code).toBe('0000');
    expect(await namesOf(colleague, { text: 'tea drink' })).toEqual(['Changed last']);
    expect(await namesOf(colleague)).not.toContain('Autumn wave');
    const star = (isStarred: boolean) =>
      test.call(projectCalls.star, { projectId: second.projectId, isStarred }, asPerson(maker));
    await star(true);
    expect((await search(maker, { isStarred: 'true' })).rows.map(({ projectId }) => projectId)).toEqual([
      second.projectId,
    ]);
    expect((await search(own.administrator, { isStarred: 'true' })).total).toBe(0);
    await star(false);
    expect((await search(maker, { isStarred: 'true' })).total).toBe(0);
  });

  it('is found by its labels, which are those of whoever sees it', async () => {
    const plan = { name: 'Labelled', labels: ['retail', 'north', 'retail'] };
    const made = await test.call(projectCalls.create, { enterpriseId: own.enterpriseId, ...plan }, asPerson(maker));
    const { projectId } = made.data as { projectId: string };
    expect((await search(maker)).labels).toEqual(['north', 'retail']);
    expect((await search(colleague)).labels).toEqual([]);
    expect(await namesOf(maker, { label: 'north' })).toEqual(['Labelled']);
    expect(await namesOf(maker, { text: 'RETAI' })).toEqual(['Labelled']);
    expect(await namesOf(maker, { label: 'south' })).toEqual([]);
    const edit = (labels: string[]) =>
      test.call(projectCalls.edit, { projectId, name: 'Labelled', labels }, asPerson(maker));
    expect((await edit(['no spaces!'])).code).toBe('9001');
    expect((await edit(['south'])).code).toBe('0000');
    expect((await search(maker, { label: 'south' })).rows[0]).toMatchObject({ labels: ['south'] });
  });

  it('is deleted for ever from the bin by its name, with its tasks and nothing else', async () => {
    const kept = await buildProject(test, own, maker, ['Kept']);
    const { projectId, tasks } = await buildProject(test, own, maker, ['One', 'Two']);
    const { enterpriseId } = own;
    const forEver = (person: TestPerson, name = 'Autumn wave') =>
      test.call(projectCalls.deleteForEver, { enterpriseId, projectId, name }, asPerson(person));
    expect((await forEver(maker)).code).toBe('9104');
    await test.call(projectCalls.moveToBin, { projectId }, asPerson(maker));
    expect((await forEver(colleague)).code).toBe('9104');
    expect(await forEver(maker, 'Autumn')).toMatchObject({ code: '9115', field: 'name' });
    const answers = await Promise.all([forEver(maker), forEver(maker)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', '9104']);
    const count = async (from: string) =>
      (await test.platform.database.pool.query(`select 1 from ${from}`, [[projectId, ...tasks]])).rowCount;
    expect(await count('questionnaire where scroll_id = any($1)')).toBe(0);
    expect(await count('object_above where object_id = any($1) or above_id = any($1)')).toBe(0);
    expect(await count('project where project_id = any($1)')).toBe(0);
    expect((await test.call(projectCalls.restore, { enterpriseId, projectId }, asPerson(maker))).code).toBe('9104');
    expect(await tasksOf(maker, { projectId: kept.projectId })).toHaveLength(1);
  });

  it('is deleted with its tasks into the bin and taken out again by whoever may delete it', async () => {
    const { projectId, tasks } = await buildProject(test, own, maker, ['Binned']);
    await setMember(maker, projectId, colleague);
    const scrollId = tasks[0]!;
    const bin = (person: TestPerson) => test.call(projectCalls.moveToBin, { projectId }, asPerson(person));
    expect((await bin(colleague)).code).toBe('9104');
    expect((await bin(maker)).code).toBe('0000');
    expect((await test.call(projectCalls.get, { projectId }, asPerson(maker))).code).toBe('9104');
    expect((await test.call(scrollCalls.get, { scrollId }, asPerson(maker))).code).toBe('9201');
    expect(await tasksOf(maker, { projectId })).toEqual([]);
    expect((await search(maker, { isInBin: 'true' })).rows.map(row => row.projectId)).toEqual([projectId]);
    expect((await search(colleague, { isInBin: 'true' })).total).toBe(0);
    const restore = (person: TestPerson) =>
      test.call(projectCalls.restore, { enterpriseId: own.enterpriseId, projectId }, asPerson(person));
    expect((await restore(colleague)).code).toBe('9104');
    expect((await restore(maker)).code).toBe('0000');
    expect((await test.call(scrollCalls.get, { scrollId }, asPerson(maker))).code).toBe('0000');
  });
});

describe('a task', () => {
  it('is created, copied and moved between projects of one enterprise, and never out of it', async () => {
    const [from, to] = [await buildProject(test, own, maker, []), await buildProject(test, own, maker, [])];
    const made = await test.call(projectCalls.addTask, { projectId: from.projectId, name: 'Moves' }, asPerson(maker));
    const { scrollId } = made.data as { scrollId: string };
    const move = (projectId: string, person = maker) =>
      test.call(projectCalls.moveTask, { scrollId, projectId }, asPerson(person));
    expect((await move(to.projectId)).code).toBe('0000');
    expect(await tasksOf(maker, { projectId: from.projectId })).toEqual([]);
    const moved = { scrollId, name: 'Moves', status: 0, origin: 'designed' };
    expect(await tasksOf(maker, { projectId: to.projectId })).toMatchObject([moved]);
    const copied = await test.call(
      projectCalls.copyTask,
      { scrollId, projectId: from.projectId, name: 'A copy' },
      asPerson(maker),
    );
    expect(copied.code).toBe('0000');
    expect((await tasksOf(maker, { projectId: from.projectId })).map(({ name }) => name)).toEqual(['A copy']);
    const elsewhere = await buildEnterprise(test, maker);
    const theirs = await buildProject(test, elsewhere, maker, []);
    expect((await move(theirs.projectId)).code).toBe('9187');
    expect((await move(to.projectId, colleague)).code).toBe('9104');
    const foreign = await test.call(
      projectCalls.copyTask,
      { scrollId, projectId: theirs.projectId, name: 'Taken' },
      asPerson(own.administrator),
    );
    expect(foreign.code).toBe('9104');
  });

  it('of one’s own comes into a project, and the project’s administrators may work on it', async () => {
    const { projectId } = await buildProject(test, own, maker, []);
    const { scrollId } = await buildQuestionnaire(test, maker);
    expect((await test.call(scrollCalls.get, { scrollId }, asPerson(own.administrator))).code).toBe('9104');
    await test.call(projectCalls.moveTask, { scrollId, projectId }, asPerson(maker));
    expect((await test.call(scrollCalls.get, { scrollId }, asPerson(own.administrator))).code).toBe('0000');
    const desktop = await test.call(scrollListCalls.search, {}, asPerson(own.administrator));
    const shown = (desktop.data as CallData<typeof scrollListCalls.search>).rows;
    expect(shown.find(row => row.scrollId === scrollId)).toMatchObject({ mayEdit: true, isCreator: false });
  });

  it('is listed of several projects at once', async () => {
    const made = [await buildProject(test, own, maker, ['Aa', 'Bb']), await buildProject(test, own, maker, ['Cc'])];
    await buildProject(test, own, maker, ['Dd']);
    const projectIds = made.map(({ projectId }) => projectId).join(',');
    const names = (await tasksOf(maker, { projectIds })).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['Aa', 'Bb', 'Cc']);
    const page = await tasksOf(maker, { projectIds, page: 2, pageSize: 2 });
    expect(page).toHaveLength(1);
  });

  it('is of a kind, and lists narrow to one (P2.78, P3.27)', async () => {
    const { projectId, tasks } = await buildProject(test, own, maker, ['Asked here', 'Brought in', 'Put together']);
    const [asked, brought, stacked] = tasks;
    const cameFrom = (scrollId: string, origin: string) =>
      test.platform.database.pool.query('update questionnaire set origin = $2 where scroll_id = $1', [
        scrollId,
        origin,
      ]);
    await cameFrom(brought!, 'imported');
    await cameFrom(stacked!, 'stacked');
    const found = async (more: object) =>
      (await tasksOf(maker, { projectId, ...more })).map(({ scrollId, kind }) => [scrollId, kind]).toSorted();
    const data = [
      [brought, 'data'],
      [stacked, 'data'],
    ].toSorted();
    expect(await found({})).toEqual([[asked, 'questionnaire'], ...data].toSorted());
    expect(await found({ workType: 1 })).toEqual([[asked, 'questionnaire']]);
    expect(await found({ workType: 2 })).toEqual(data);
    expect(await found({ workType: 2, text: 'together' })).toEqual([[stacked, 'data']]);
  });

  it('is held by the same rights whatever its kind: a role in the project counts on all of them, the bin takes all', async () => {
    const { projectId, tasks } = await buildProject(test, own, maker, ['Asked here', 'Brought in']);
    await test.platform.database.pool.query("update questionnaire set origin = 'imported' where scroll_id = $1", [
      tasks[1],
    ]);
    const reader = await buildMember(test, own);
    const sees = async () =>
      Promise.all(tasks.map(async scrollId => (await test.call(scrollCalls.get, { scrollId }, asPerson(reader))).code));
    expect(await sees()).toEqual(['9104', '9104']);
    await setMember(maker, projectId, reader);
    expect(await sees()).toEqual(['0000', '0000']);
    await test.call(projectCalls.moveToBin, { projectId }, asPerson(maker));
    expect(await sees()).toEqual(['9201', '9201']);
  });

  it('is found by text, status and label (P2.78)', async () => {
    const { projectId, tasks } = await buildProject(test, own, maker, ['Bread', 'Butter']);
    const scrollId = tasks[0]!;
    await test.call(scrollListCalls.updateLabels, { scrollId, labels: ['food'] }, asPerson(maker));
    const names = async (input: object) => (await tasksOf(maker, { projectId, ...input })).map(({ name }) => name);
    expect((await names({})).toSorted()).toEqual(['Bread', 'Butter']);
    expect(await names({ text: 'BUTT' })).toEqual(['Butter']);
    expect(await names({ label: 'food' })).toEqual(['Bread']);
    expect(await names({ status: 1 })).toEqual([]);
    expect((await names({ workType: 1, status: 0 })).toSorted()).toEqual(['Bread', 'Butter']);
  });
});

describe('roles in a project', () => {
  it('are given to members of the enterprise alone; others need a seat first (S6.15)', async () => {
    const { projectId } = await buildProject(test, own, maker);
    const stranger = await buildPerson(test.platform);
    expect(await setMember(maker, projectId, stranger)).toMatchObject({ code: '9174', field: 'userId' });
    expect((await setMember(maker, projectId, colleague)).code).toBe('0000');
    const { data } = await test.call(projectCalls.members, { projectId }, asPerson(colleague));
    expect(data).toMatchObject([
      { userId: maker.id, roleId: 'project.administrator' },
      { userId: colleague.id, roleId: 'project.member' },
    ]);
  });

  it('let nobody give more than they hold, nor change somebody who holds more (P6.17, P6.18, S6.9, S6.10)', async () => {
    const { projectId, tasks } = await buildProject(test, own, maker);
    const manages = await buildRole(test, own, { kind: 'project', rights: ['project.members', 'questionnaire.share'] });
    const other = await buildMember(test, own);
    expect((await setMember(maker, projectId, colleague, manages)).code).toBe('0000');
    for (const more of ['project.administrator', 'project.member'])
      expect(await setMember(colleague, projectId, other, more)).toMatchObject({ code: '9104', field: 'roleId' });
    expect((await setMember(colleague, projectId, other, manages)).code).toBe('0000');
    expect((await setMember(colleague, projectId, maker, manages)).code).toBe('9104');
    const remove = (person: { id: string }) =>
      test.call(projectCalls.removeMember, { projectId, userId: person.id }, asPerson(colleague));
    expect((await remove(maker)).code).toBe('9104');
    expect((await remove(other)).code).toBe('0000');
    expect((await remove(other)).code).toBe('9113');
    const onTask = (roleId: string) =>
      test.call(projectCalls.setTaskMember, { scrollId: tasks[0]!, userId: other.id, roleId }, asPerson(colleague));
    expect((await onTask('task.member')).code).toBe('9104');
    expect((await onTask('task.none')).code).toBe('0000');
    expect((await onTask('project.administrator')).code).toBe('9104');
    await test.call(
      enterpriseCalls.moveOut,
      { enterpriseId: own.enterpriseId, userId: other.id },
      asPerson(own.administrator),
    );
  });

  it('of another enterprise are not given here', async () => {
    const elsewhere = await buildEnterprise(test);
    const theirs = await buildRole(test, elsewhere, { kind: 'project', rights: ['project.view'] });
    const { projectId } = await buildProject(test, own, maker);
    expect((await setMember(maker, projectId, colleague, theirs)).code).toBe('9104');
  });

  it('are made, changed and removed by the administrator, and count at once (P3.21, P6.16, P6.25, P6.27, P6.28)', async () => {
    const { projectId, tasks } = await buildProject(test, own, maker);
    const scrollId = tasks[0]!;
    const roleId = await buildRole(test, own, { kind: 'project', rights: ['questionnaire.edit'] });
    await setMember(maker, projectId, colleague, roleId);
    const edit = () => test.call(scrollListCalls.updateLabels, { scrollId, labels: ['x'] }, asPerson(colleague));
    const see = () => test.call(scrollCalls.get, { scrollId }, asPerson(colleague));
    expect([(await edit()).code, (await see()).code]).toEqual(['0000', '0000']);
    const save = (person: TestPerson, rights: readonly string[]) =>
      test.call(
        roleCalls.save,
        { enterpriseId: own.enterpriseId, roleId, kind: 'project', name: 'Readers', rights: rights as never },
        asPerson(person),
      );
    expect((await save(colleague, ['questionnaire.edit'])).code).toBe('9104');
    expect((await save(own.administrator, ['questionnaire.view'])).code).toBe('0000');
    expect([(await edit()).code, (await see()).code]).toEqual(['9104', '0000']);
    const listed = (await test.call(roleCalls.list, { enterpriseId: own.enterpriseId }, asPerson(colleague)))
      .data as CallData<typeof roleCalls.list>;
    expect(listed.find(role => role.roleId === roleId)).toMatchObject({
      name: 'Readers',
      isBuiltIn: false,
      holders: 1,
      rights: ['project.view', 'questionnaire.view'],
    });
    const remove = (id: string) =>
      test.call(roleCalls.remove, { enterpriseId: own.enterpriseId, roleId: id }, asPerson(own.administrator));
    expect((await remove('project.member')).code).toBe('9001');
    expect((await remove(roleId)).code).toBe('0000');
    expect((await see()).code).toBe('9104');
    expect((await remove(roleId)).code).toBe('9179');
  });

  it('on a task takes the place of what the project gives there, be it no access (P6.24, S6.9)', async () => {
    const { projectId, tasks } = await buildProject(test, own, maker, ['Open', 'Closed']);
    await setMember(maker, projectId, colleague);
    const [open, closed] = [tasks[0]!, tasks[1]!];
    const set = (scrollId: string, roleId: string, person = colleague) =>
      test.call(projectCalls.setTaskMember, { scrollId, userId: person.id, roleId }, asPerson(maker));
    const see = async (scrollId: string, person = colleague) =>
      (await test.call(scrollCalls.get, { scrollId }, { ...asPerson(person), lang: 'en' })).code;
    expect((await set(closed, 'task.none')).code).toBe('0000');
    expect([await see(open), await see(closed)]).toEqual(['0000', '9104']);
    expect((await tasksOf(colleague, { projectId })).map(({ name }) => name)).toEqual(['Open']);
    // Whoever administers the project or the enterprise is shut out of nothing in it.
    expect((await set(closed, 'task.none', own.administrator)).code).toBe('0000');
    expect(await see(closed, own.administrator)).toBe('0000');
    const remove = await test.call(
      projectCalls.removeTaskMember,
      { scrollId: closed, userId: colleague.id },
      asPerson(maker),
    );
    expect(remove.code).toBe('0000');
    expect(await see(closed)).toBe('0000');
    const { data } = await test.call(projectCalls.taskMembers, { scrollId: closed }, asPerson(maker));
    expect(data).toMatchObject([{ userId: own.administrator.id, roleId: 'task.none' }]);
  });
});

describe('why somebody may not', () => {
  it('is said with the missing right and who can give it, of what one sees; of anything else nothing is said', async () => {
    const { projectId, tasks } = await buildProject(test, own, maker);
    const scrollId = tasks[0]!;
    await setMember(maker, projectId, colleague);
    const publish = (person: TestPerson, lang: 'zh' | 'en') =>
      test.call(publishCalls.changeStatus, { scrollId, status: 1 }, { ...asPerson(person), lang });
    const refused = await publish(colleague, 'en');
    expect(refused).toMatchObject({ code: '9104', missing: { right: 'questionnaire.publish' } });
    const { givers } = (refused as unknown as { missing: { givers: string[] } }).missing;
    expect(givers.toSorted()).toEqual([maker.nickName, own.administrator.nickName].toSorted());
    expect(refused.message).toContain('No relevant permissions: you lack the right “Publish, suspend and end”');
    expect(refused.message).toContain(maker.nickName);
    expect((await publish(colleague, 'zh')).message).toContain('没有相关权限：您缺少“发布、暂停和结束问卷”权限');
    const outsider = await publish(await buildMember(test, own), 'en');
    expect(outsider).toMatchObject({ code: '9104', message: 'No relevant permissions' });
    const nowhere = await test.call(
      publishCalls.changeStatus,
      { scrollId: 'neverwas12', status: 1 },
      { ...asPerson(colleague), lang: 'en' },
    );
    expect({ ...nowhere, requestId: undefined }).toEqual({ ...outsider, requestId: undefined });
  });
});

describe('an expired enterprise', () => {
  it('is read and exported, and nothing of it is changed until it is renewed', async () => {
    const gone = await buildEnterprise(test);
    const { projectId, tasks } = await buildProject(test, gone, gone.administrator);
    const scrollId = tasks[0]!;
    await expireEnterprise(test, gone.enterpriseId);
    const as = asPerson(gone.administrator);
    expect((await test.call(scrollCalls.get, { scrollId }, as)).code).toBe('0000');
    expect((await test.call(projectCalls.get, { projectId }, as)).code).toBe('0000');
    expect((await test.call(linkCalls.list, { scrollId }, as)).code).toBe('0000');
    expect((await test.call(projectCalls.edit, { projectId, name: 'New' }, as)).code).toBe('9171');
    expect((await test.call(publishCalls.changeStatus, { scrollId, status: 1 }, as)).code).toBe('9171');
    expect((await test.call(scrollListCalls.moveToBin, { scrollId }, as)).code).toBe('9171');
    const create = { enterpriseId: gone.enterpriseId, name: 'More' };
    expect((await test.call(projectCalls.create, create, as)).code).toBe('9171');
  });
});

describe('a role that is taken while its holder writes', () => {
  it('lets every write happen wholly before or be refused: after the answer none is done', async () => {
    const { projectId, tasks } = await buildProject(test, own, maker);
    const scrollId = tasks[0]!;
    const roleId = await buildRole(test, own, { kind: 'project', rights: ['questionnaire.edit'] });
    await setMember(maker, projectId, colleague, roleId);
    const write = (n: number) =>
      test.call(scrollListCalls.updateLabels, { scrollId, labels: [`label${n}`] }, asPerson(colleague));
    let isTaken = false;
    const taking = test
      .call(projectCalls.removeMember, { projectId, userId: colleague.id }, asPerson(maker))
      .then(({ code }) => {
        isTaken = code === '0000';
      });
    const codes: string[] = [];
    const late: string[] = [];
    for (let n = 0; n < 40 || !isTaken; n++) {
      const wasTaken = isTaken;
      const { code } = await write(n);
      codes.push(code);
      if (wasTaken) late.push(code);
    }
    await taking;
    late.push((await write(1000)).code);
    expect(new Set(codes).size).toBeLessThanOrEqual(2);
    expect(codes.every(code => ['0000', '9104'].includes(code))).toBe(true);
    expect(new Set(late)).toEqual(new Set(['9104']));
    const last = codes.lastIndexOf('0000');
    const [task] = await tasksOf(maker, { projectId });
    expect(task?.labels).toEqual(last === -1 ? [] : [`label${last}`]);
  });
});
