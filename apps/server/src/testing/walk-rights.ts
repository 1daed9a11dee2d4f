import {
  accessCalls,
  allRights,
  analysisCalls,
  type Call,
  collaboratorCalls,
  enterpriseCalls,
  kindOfRight,
  type ObjectKind,
  objectKinds,
  projectCalls,
  type Right,
  recordCalls,
  rights,
  roleCalls,
  scrollCalls,
  scrollListCalls,
  stackCalls,
} from '@wenshu/api-contract';
import { type SeededRandom, seededRandom } from '@wenshu/statistics';
import { buildEnterprise, buildMember, buildProject, buildRole, widenEnterprise } from './build-enterprise.ts';
import { buildPerson, giveRights, type TestPerson } from './build-person.ts';
import { asPerson, buildQuestionnaire } from './build-survey.ts';
import type { TestApp } from './build-test-app.ts';
import type { TestAnswer } from './send-call.ts';

/**
 * Somebody with few rights and a friend of theirs do whatever comes to their minds with other people's work. However long they walk, together
 * they hold no right, and no records, on it that they did not hold when they began.
 */
export interface RightsWalk {
  /** A step further: what was called, and what it answered. */
  step(): Promise<string>;
  /** Rights on others' work that nobody of them held before, in words. */
  gains(): Promise<readonly string[]>;
  /** The same asked by calls: what can be read of others' work now and could not before. */
  readable(): Promise<readonly string[]>;
}

/** What is not theirs: an enterprise with two projects, tasks with and without limits, and somebody's own questionnaires. */
interface World {
  readonly walkers: readonly [TestPerson, TestPerson];
  readonly others: readonly TestPerson[];
  readonly theirs: {
    readonly enterpriseId: string;
    readonly projects: readonly string[];
    readonly tasks: readonly string[];
  };
}

async function buildWorld(test: TestApp): Promise<World> {
  const own = await buildEnterprise(test);
  await widenEnterprise(test, own.enterpriseId, 30);
  const maker = await buildMember(test, own);
  const [walker, friend] = [await buildMember(test, own), await buildPerson(test.platform)];
  const [one, two] = [
    await buildProject(test, own, maker, ['Aa', 'Bb', 'Cc']),
    await buildProject(test, own, maker, ['Dd']),
  ];
  const give = (call: Call, input: Record<string, unknown>) =>
    // Tests send what they like; the call itself checks it.
    test.call(call as never, input as never, asPerson(own.administrator));
  const range = { kind: 'channel', channels: ['link'] } as const;
  const limited = await buildRole(test, own, {
    kind: 'project',
    rights: [
      'project.view',
      'project.edit',
      'project.members',
      'questionnaire.view',
      'questionnaire.share',
      'records.view',
    ],
    range: { kind: 'channel', channels: ['link'] },
  });
  const reading = await buildRole(test, own, {
    kind: 'questionnaire',
    rights: ['questionnaire.view', 'questionnaire.share', 'statistics.view'],
  });
  await give(projectCalls.setMember, { projectId: one.projectId, userId: walker.id, roleId: limited });
  await give(projectCalls.setTaskMember, { scrollId: one.tasks[0]!, userId: walker.id, roleId: 'task.none' });
  await give(projectCalls.setTaskMember, { scrollId: one.tasks[1]!, userId: walker.id, roleId: reading });
  const private1 = (await buildQuestionnaire(test, maker)).scrollId;
  const private2 = (await buildQuestionnaire(test, maker)).scrollId;
  await giveRights(
    test.platform,
    walker,
    private1,
    ['questionnaire.view', 'questionnaire.share', 'records.view'],
    range,
  );
  await giveRights(test.platform, friend, private2, [
    'questionnaire.view',
    'questionnaire.edit',
    'questionnaire.share',
  ]);
  return {
    walkers: [walker, friend],
    others: [maker, own.administrator],
    theirs: {
      enterpriseId: own.enterpriseId,
      projects: [one.projectId, two.projectId],
      tasks: [...one.tasks, ...two.tasks, private1, private2],
    },
  };
}

const READING: readonly Call[] = [scrollCalls.get, recordCalls.findPage, analysisCalls.list, collaboratorCalls.list];

export async function walkRights(test: TestApp, seed: number): Promise<RightsWalk> {
  const random = seededRandom(seed);
  const world = await buildWorld(test);
  const { walkers, theirs } = world;
  const things = {
    enterprises: [theirs.enterpriseId],
    projects: [...theirs.projects],
    tasks: [...theirs.tasks],
    roles: [...ROLES],
  };
  const heldNow = () => heldBy(test, walkers, [theirs.enterpriseId, ...theirs.projects, ...theirs.tasks]);
  const readNow = () => readBy(test, walkers, theirs.tasks);
  const [held, read] = [new Set(await heldNow()), new Set(await readNow())];
  return {
    step: async () => {
      const actor = pick(random, walkers);
      const { call, input } = drawCall(random, world, things);
      // Tests send what they like; the call itself checks it.
      const answer = (await test.call(call as never, input as never, asPerson(actor))) as TestAnswer;
      remember(answer, things);
      return `${call.path} ${JSON.stringify(input)}: ${answer.code}`;
    },
    gains: async () => (await heldNow()).filter(one => !isWithin(one, held)),
    readable: async () => (await readNow()).filter(one => !read.has(one)),
  };
}

const ROLES = ['project.administrator', 'project.member', 'task.member', 'task.none'];
type Things = Record<'enterprises' | 'projects' | 'tasks' | 'roles', string[]>;
const pick = <Part>(random: SeededRandom, parts: readonly Part[]): Part => parts[random.below(parts.length)]!;
const some = <Part>(random: SeededRandom, parts: readonly Part[]): Part[] => parts.filter(() => random.below(3) === 0);

/** Any call that changes where a thing stands or who holds it, on any thing there is, theirs or others'. */
function drawCall(random: SeededRandom, { walkers, others, theirs }: World, things: Things) {
  const person = pick(random, [...walkers, ...walkers, ...others]);
  const [enterpriseId, projectId, scrollId] = [things.enterprises, things.projects, things.tasks].map(of =>
    pick(random, of),
  );
  const roleId = pick(random, things.roles);
  const userId = person.id;
  const wanted = some(random, rights);
  const right = pick(random, rights);
  const drawn: readonly (readonly [Call, Record<string, unknown>])[] = [
    // What this is about comes often, and so does what it takes: others' work into something of one's own.
    ...Array.from({ length: 3 }, () => [projectCalls.moveTask, { scrollId, projectId }] as const),
    ...Array.from(
      { length: 4 },
      () =>
        [projectCalls.moveTask, { scrollId: pick(random, theirs.tasks), projectId: things.projects.at(-1)! }] as const,
    ),
    ...Array.from({ length: 3 }, () => [projectCalls.create, { enterpriseId, name: 'Own', tasks: [] }] as const),
    ...Array.from({ length: 3 }, () => [projectCalls.removeTaskMember, { scrollId, userId }] as const),
    [projectCalls.copyTask, { scrollId, projectId, name: 'Copy' }],
    [projectCalls.addTask, { projectId, name: 'New' }],
    [projectCalls.setMember, { projectId, userId, roleId }],
    [projectCalls.removeMember, { projectId, userId }],
    [projectCalls.setTaskMember, { scrollId, userId, roleId }],
    [projectCalls.removeTaskMember, { scrollId, userId }],
    [projectCalls.restore, { enterpriseId, projectId }],
    [enterpriseCalls.create, { name: `E${random.below(1e6)}`, industry: 'software' }],
    [enterpriseCalls.addMember, { enterpriseId, phone: person.phone }],
    [
      roleCalls.save,
      { enterpriseId, kind: pick(random, ['project', 'questionnaire']), name: 'R', rights: some(random, allRights) },
    ],
    [collaboratorCalls.add, { scrollId, phone: person.phone, ...(wanted.length > 0 && { rights: wanted }) }],
    [collaboratorCalls.change, { scrollId, userId, rights: wanted.length > 0 ? wanted : [right] }],
    [accessCalls.askForTask, { scrollId, right, note: '' }],
    [
      accessCalls.answerForTask,
      { scrollId, userId, right, isGiven: true, reply: '', ...(random.below(2) === 0 && { roleId }) },
    ],
    [accessCalls.askForProject, { projectId, right: 'project.edit', note: '' }],
    [accessCalls.answerForProject, { projectId, userId, right: 'project.edit', isGiven: true, reply: '' }],
    [scrollListCalls.copy, { scrollId, name: 'Copy' }],
    [scrollListCalls.restore, { scrollId }],
    [
      stackCalls.propose,
      { sources: [scrollId, pick(random, things.tasks)].map((of, at) => ({ scrollId: of, wave: `W${at}` })) },
    ],
  ];
  const [call, input] = pick(random, drawn);
  return { call, input };
}

/** What they made themselves is among what they try next. */
function remember({ data }: TestAnswer, things: Things): void {
  const made = (data ?? {}) as Record<string, unknown>;
  const add = (list: string[], id: unknown) => {
    if (typeof id === 'string' && !list.includes(id) && list.length < 40) list.push(id);
  };
  add(things.enterprises, made.enterpriseId);
  add(things.projects, made.projectId);
  add(things.tasks, made.scrollId);
  add(things.roles, made.roleId);
}

async function heldBy(
  test: TestApp,
  walkers: readonly TestPerson[],
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await test.platform.database.pool.query<{ kind: ObjectKind; right: Right; name: string }>(
    `select distinct object_kind as kind, right_name as right,
            object_id || ' ' || right_name || ' ' || coalesce(record_range::text, '') as name
       from held_right where person_id = any($1) and object_id = any($2)`,
    [walkers.map(({ id }) => id), ids],
  );
  // A role on an enterprise names rights of every kind: on a task only those on tasks mean anything.
  const counts = ({ kind, right }: (typeof rows)[number]) =>
    objectKinds.indexOf(kindOfRight(right)) >= objectKinds.indexOf(kind);
  return rows.filter(counts).map(({ name }) => name);
}

/** The same, or on all records what is now held on some. */
function isWithin(held: string, before: ReadonlySet<string>): boolean {
  const [id, right] = held.split(' ', 2) as [string, Right];
  return before.has(held) || before.has(`${id} ${right} `);
}

async function readBy(
  test: TestApp,
  walkers: readonly TestPerson[],
  tasks: readonly string[],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const person of walkers)
    for (const scrollId of tasks)
      for (const call of READING) {
        // Tests send what they like; the call itself checks it.
        const { code } = await test.call(call as never, { scrollId } as never, asPerson(person));
        // Both together: what the one reads the other may be told.
        if (code === '0000') found.push(`${call.path} ${scrollId}`);
      }
  return found;
}
