import { type CallData, enterpriseCalls, projectCalls, type Right, roleCalls } from '@wenshu/api-contract';
import { buildPerson, type TestPerson } from './build-person.ts';
import { asPerson } from './build-survey.ts';
import type { TestApp } from './build-test-app.ts';

export interface TestEnterprise {
  readonly enterpriseId: string;
  readonly name: string;
  readonly administrator: TestPerson;
}

let enterprises = 0;

/** An enterprise with an administrator of its own, by the calls that a person makes. */
export async function buildEnterprise(test: TestApp, founder?: TestPerson): Promise<TestEnterprise> {
  enterprises += 1;
  const administrator = founder ?? (await buildPerson(test.platform));
  const name = `Enterprise ${enterprises}`;
  const { data } = await test.call(enterpriseCalls.create, { name, industry: 'software' }, asPerson(administrator));
  return { enterpriseId: (data as { enterpriseId: string }).enterpriseId, name, administrator };
}

/** Somebody who sits in it. */
export async function buildMember(test: TestApp, { enterpriseId, administrator }: TestEnterprise): Promise<TestPerson> {
  const person = await buildPerson(test.platform);
  const answer = await test.call(
    enterpriseCalls.addMember,
    { enterpriseId, phone: person.phone },
    asPerson(administrator),
  );
  if (answer.code !== '0000') throw new Error(answer.message);
  return person;
}

/** As many seats as a test needs: a free trial has five. */
export async function widenEnterprise(test: TestApp, enterpriseId: string, seats: number): Promise<void> {
  await test.platform.database.pool.query('update enterprise set seat_total = $2 where enterprise_id = $1', [
    enterpriseId,
    seats,
  ]);
}

/** Its time is over. */
export async function expireEnterprise(test: TestApp, enterpriseId: string): Promise<void> {
  await test.platform.database.pool.query(
    `update enterprise set valid_until = now() - interval '1 minute' where enterprise_id = $1`,
    [enterpriseId],
  );
}

/** From whoever is in it, be it its administrator, who has none. */
export async function askForSecondFactor(test: TestApp, enterpriseId: string): Promise<void> {
  await test.platform.database.pool.query('update enterprise set asks_second_factor = true where enterprise_id = $1', [
    enterpriseId,
  ]);
}

export interface TestProject {
  readonly projectId: string;
  /** Its tasks, in the order in which they were named. */
  readonly tasks: readonly string[];
}

/** A project with a task for every name. */
export async function buildProject(
  test: TestApp,
  { enterpriseId }: Pick<TestEnterprise, 'enterpriseId'>,
  maker: TestPerson,
  tasks: readonly string[] = ['Coffee habits'],
): Promise<TestProject> {
  const input = { enterpriseId, name: 'Autumn wave', tasks: [...tasks] };
  const made = await test.call(projectCalls.create, input, asPerson(maker));
  if (made.code !== '0000') throw new Error(made.message);
  const { projectId } = made.data as { projectId: string };
  const listed = await test.call(projectCalls.tasks, { enterpriseId, projectId }, asPerson(maker));
  const { rows } = listed.data as CallData<typeof projectCalls.tasks>;
  return { projectId, tasks: tasks.map(name => rows.find(row => row.name === name)!.scrollId) };
}

/** A role of the enterprise's own. */
export async function buildRole(
  test: TestApp,
  { enterpriseId, administrator }: TestEnterprise,
  role: {
    kind: 'project' | 'questionnaire';
    rights: readonly Right[];
    range?: { kind: 'channel'; channels: string[] };
  },
): Promise<string> {
  const input = { ...role, enterpriseId, name: 'Role of ours', rights: [...role.rights] };
  const answer = await test.call(roleCalls.save, input, asPerson(administrator));
  return (answer.data as { roleId: string }).roleId;
}
