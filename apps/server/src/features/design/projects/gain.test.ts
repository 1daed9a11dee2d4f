import {
  apiKeyCalls,
  type CallData,
  enterpriseCalls,
  projectCalls,
  type Right,
  rights,
  scrollCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildEnterprise,
  buildMember,
  buildProject,
  buildRole,
  type TestEnterprise,
  widenEnterprise,
} from '../../../testing/build-enterprise.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildQuestionnaire } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

let test: TestApp;
let own: TestEnterprise;
let maker: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  own = await buildEnterprise(test);
  await widenEnterprise(test, own.enterpriseId, 50);
  maker = await buildMember(test, own);
});
afterAll(() => test.close());

const WOULD_GIVE_MORE = '9188';
const move = async (person: TestPerson, scrollId: string, projectId: string) =>
  (await test.call(projectCalls.moveTask, { scrollId, projectId }, asPerson(person))).code;
const rightsOf = async (person: TestPerson, scrollId: string) => {
  const { rows } = await test.platform.database.pool.query<{ name: string }>(
    `select distinct right_name || coalesce(' of ' || record_range::text, '') as name from held_right
      where person_id = $1 and object_kind = 'questionnaire' and object_id = $2 and right_name !~ '^(enterprise|project)' order by 1`,
    [person.id, scrollId],
  );
  return rows.map(({ name }) => name);
};
/** What somebody does leaves what they hold as it was. */
async function withoutGaining(person: TestPerson, scrollId: string, act: () => Promise<string>): Promise<string> {
  const before = await rightsOf(person, scrollId);
  const code = await act();
  expect(await rightsOf(person, scrollId)).toEqual(before);
  return code;
}

describe('moving a task', () => {
  it('out of somebody’s own space is only for who made it, whatever others were given', async () => {
    const friend = await buildPerson(test.platform);
    const { scrollId } = await buildQuestionnaire(test, maker);
    await giveRights(test.platform, friend, scrollId, ['questionnaire.view', 'questionnaire.share']);
    const theirs = await buildEnterprise(test, friend);
    const { projectId } = await buildProject(test, theirs, friend, []);
    expect(await withoutGaining(friend, scrollId, () => move(friend, scrollId, projectId))).toBe('9104');
    // With every right there is, too: they may use it, and not carry it off.
    await giveRights(test.platform, friend, scrollId, [
      'questionnaire.edit',
      'questionnaire.publish',
      'records.view',
      'records.export',
    ]);
    expect(await withoutGaining(friend, scrollId, () => move(friend, scrollId, projectId))).toBe('9104');
    expect((await test.call(scrollCalls.get, { scrollId }, asPerson(maker))).code).toBe('0000');
  });

  it('into a project of one’s own gives nobody records outside of their range', async () => {
    const ranged = await buildMember(test, own);
    const { tasks, projectId: from } = await buildProject(test, own, maker, ['Ranged']);
    const [scrollId] = tasks as [string];
    const roleId = await buildRole(test, own, {
      kind: 'project',
      rights: ['project.view', 'project.edit', 'questionnaire.view', 'questionnaire.share', 'records.view'],
      range: { kind: 'channel', channels: ['link'] },
    });
    await test.call(
      projectCalls.setMember,
      { projectId: from, userId: ranged.id, roleId },
      asPerson(own.administrator),
    );
    const { projectId } = await buildProject(test, own, ranged, []);
    expect((await rightsOf(ranged, scrollId)).join()).toContain('records.view of');
    expect(await withoutGaining(ranged, scrollId, () => move(ranged, scrollId, projectId))).toBe(WOULD_GIVE_MORE);
  });

  it('needs a say in the project that loses it', async () => {
    const [keeper, taker] = [await buildMember(test, own), await buildMember(test, own)];
    const { tasks } = await buildProject(test, own, keeper, ['Kept']);
    await giveRights(test.platform, taker, tasks[0]!, ['questionnaire.view', 'questionnaire.share']);
    const { projectId } = await buildProject(test, own, taker, []);
    expect(await withoutGaining(taker, tasks[0]!, () => move(taker, tasks[0]!, projectId))).toBe('9104');
  });

  it('is for who holds all that the people there get by it', async () => {
    const [mover, reader] = [await buildMember(test, own), await buildMember(test, own)];
    const { tasks, projectId: from } = await buildProject(test, own, maker, ['Shown']);
    const { projectId: to } = await buildProject(test, own, maker, []);
    const folder = await buildRole(test, own, {
      kind: 'project',
      rights: ['project.view', 'project.edit', 'questionnaire.view', 'questionnaire.share'],
    });
    const reading = await buildRole(test, own, {
      kind: 'project',
      rights: ['project.view', 'questionnaire.view', 'records.view'],
    });
    for (const projectId of [from, to])
      await test.call(projectCalls.setMember, { projectId, userId: mover.id, roleId: folder }, asPerson(maker));
    expect(await move(mover, tasks[0]!, to)).toBe('0000');
    expect(await move(mover, tasks[0]!, from)).toBe('0000');
    await test.call(projectCalls.setMember, { projectId: to, userId: reader.id, roleId: reading }, asPerson(maker));
    expect(await withoutGaining(reader, tasks[0]!, () => move(mover, tasks[0]!, to))).toBe(WOULD_GIVE_MORE);
    expect(await move(maker, tasks[0]!, to)).toBe('0000');
    expect((await rightsOf(reader, tasks[0]!)).join()).toContain('records.view');
  });
});

describe('a role that limits somebody on a task', () => {
  it('is not laid down by themselves to get the wider one of the project back', async () => {
    const limited = await buildMember(test, own);
    const { tasks, projectId } = await buildProject(test, own, maker, ['Closed', 'Open']);
    const wide = await buildRole(test, own, {
      kind: 'project',
      rights: ['project.view', 'project.members', 'questionnaire.view', 'records.view'],
    });
    await test.call(projectCalls.setMember, { projectId, userId: limited.id, roleId: wide }, asPerson(maker));
    await test.call(
      projectCalls.setTaskMember,
      { scrollId: tasks[0]!, userId: limited.id, roleId: 'task.member' },
      asPerson(maker),
    );
    await giveRights(test.platform, limited, tasks[0]!, ['questionnaire.share']);
    const drop = async () =>
      (await test.call(projectCalls.removeTaskMember, { scrollId: tasks[0]!, userId: limited.id }, asPerson(limited)))
        .code;
    expect(await withoutGaining(limited, tasks[0]!, drop)).toBe(WOULD_GIVE_MORE);
    // Nor does a friend get by the project's role what is closed to who gives it.
    const friend = await buildMember(test, own);
    const give = async () =>
      (await test.call(projectCalls.setMember, { projectId, userId: friend.id, roleId: wide }, asPerson(limited))).code;
    expect(await withoutGaining(friend, tasks[0]!, give)).toBe(WOULD_GIVE_MORE);
    expect(await rightsOf(friend, tasks[1]!)).toEqual([]);
    // Who holds it all takes the limit away.
    const lifted = await test.call(
      projectCalls.removeTaskMember,
      { scrollId: tasks[0]!, userId: limited.id },
      asPerson(maker),
    );
    expect(lifted.code).toBe('0000');
    expect((await rightsOf(limited, tasks[0]!)).join()).toContain('records.view');
  });

  it('is taken away through a key only where the key was given what comes back by it', async () => {
    const limited = await buildMember(test, own);
    const { tasks, projectId } = await buildProject(test, own, maker, ['By program']);
    const wide = await buildRole(test, own, {
      kind: 'project',
      rights: ['project.view', 'questionnaire.view', 'records.view'],
    });
    const userId = limited.id;
    await test.call(projectCalls.setMember, { projectId, userId, roleId: wide }, asPerson(maker));
    const narrow = await buildRole(test, own, { kind: 'questionnaire', rights: ['questionnaire.view'] });
    const limit = { scrollId: tasks[0]!, userId, roleId: narrow };
    await test.call(projectCalls.setTaskMember, limit, asPerson(maker));
    const lift = async (...keyRights: Right[]) => {
      const { data } = await test.call(apiKeyCalls.create, { name: 'Tidy', rights: keyRights }, asPerson(maker));
      const { key } = data as CallData<typeof apiKeyCalls.create>;
      return (await test.call(projectCalls.removeTaskMember, { scrollId: tasks[0]!, userId }, { token: key })).code;
    };
    // Its person holds it all; the program that has the key was not given records, and gives them to nobody.
    const few = () => lift('questionnaire.view', 'questionnaire.share');
    expect(await withoutGaining(limited, tasks[0]!, few)).toBe(WOULD_GIVE_MORE);
    expect(await lift(...rights)).toBe('0000');
    expect((await rightsOf(limited, tasks[0]!)).join()).toContain('records.view');
  });

  it('leaves with who leaves the enterprise, and nothing of it stays', async () => {
    const leaver = await buildMember(test, own);
    const { tasks, projectId } = await buildProject(test, own, maker, ['Left']);
    await test.call(
      projectCalls.setMember,
      { projectId, userId: leaver.id, roleId: 'project.member' },
      asPerson(maker),
    );
    await test.call(
      enterpriseCalls.moveOut,
      { enterpriseId: own.enterpriseId, userId: leaver.id } as never,
      asPerson(own.administrator),
    );
    expect(await rightsOf(leaver, tasks[0]!)).toEqual([]);
  });
});
