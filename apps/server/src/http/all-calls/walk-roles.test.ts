import {
  allRights,
  analysisCalls,
  type BuiltInRoleId,
  builtInRoles,
  type Call,
  errorCodes,
  isAwaited,
  linkCalls,
  type ObjectKind,
  personalCheckCalls,
  projectCalls,
  type Right,
  staysWhenExpired,
  waysToHold,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authorise } from '../../authorisation/authorise.ts';
import { Refusal } from '../../refusal/refusal.ts';
import {
  askForSecondFactor,
  buildEnterprise,
  buildMember,
  buildProject,
  buildRole,
  expireEnterprise,
  type TestEnterprise,
  widenEnterprise,
} from '../../testing/build-enterprise.ts';
import { buildPerson, type TestPerson } from '../../testing/build-person.ts';
import { asPerson } from '../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { sendCall } from '../../testing/send-call.ts';

/** What stands in an enterprise, by the field that names it in a call. */
type Things = Readonly<Record<string, string>>;

/** Somebody who walks through all calls: by the table they hold these rights, on the thing of each kind. */
interface Walker {
  readonly who: string;
  readonly person: TestPerson;
  readonly things: Things;
  readonly holds: Readonly<Record<ObjectKind, readonly Right[]>>;
  /** How they are refused what they may not; without a right, unless something else is said. */
  readonly refusal?: { readonly code: string };
}

let test: TestApp;
let calls: readonly Call[];
let walkers: readonly Walker[];

const nobody = { enterprise: [], project: [], questionnaire: [] } as const;
const custom: readonly Right[] = ['questionnaire.view', 'links.view', 'records.view'];

beforeAll(async () => {
  test = await buildTestApp();
  calls = test.app.door.calls.filter(({ audience }) => audience === 'signed-in');
  const own = await buildEnterprise(test);
  await widenEnterprise(test, own.enterpriseId, 20);
  const things = await fill(own);
  const member = () => buildMember(test, own);
  const inProject = async (roleId: string) => {
    const person = await member();
    await give(own, projectCalls.setMember, { projectId: things.projectId, userId: person.id, roleId });
    return person;
  };
  const onTask = async (roleId: string, person: TestPerson) => {
    await give(own, projectCalls.setTaskMember, { scrollId: things.scrollId, userId: person.id, roleId });
    return person;
  };
  const other = await buildEnterprise(test);
  const expired = await buildEnterprise(test);
  const past = await fill(expired);
  await expireEnterprise(test, expired.enterpriseId);
  const asking = await buildEnterprise(test);
  const shut = await fill(asking);
  await askForSecondFactor(test, asking.enterpriseId);
  const left = (of: readonly Right[]) => of.filter(staysWhenExpired);
  const everything = { enterprise: allRights, project: allRights, questionnaire: allRights };
  const sitting = { ...nobody, enterprise: rightsOf('enterprise.member') };
  const inside = (roleId: BuiltInRoleId) => ({
    ...sitting,
    project: rightsOf(roleId),
    questionnaire: rightsOf(roleId),
  });
  walkers = [
    { who: 'stranger', person: await buildPerson(test.platform), things, holds: nobody },
    { who: 'administrator of another enterprise', person: other.administrator, things, holds: nobody },
    { who: 'enterprise.administrator', person: own.administrator, things, holds: everything },
    { who: 'enterprise.member', person: await member(), things, holds: sitting },
    {
      who: 'project.administrator',
      person: await inProject('project.administrator'),
      things,
      holds: inside('project.administrator'),
    },
    {
      who: 'project.member',
      person: await inProject('project.member'),
      things,
      holds: inside('project.member'),
    },
    {
      who: 'task.member',
      person: await onTask('task.member', await member()),
      things,
      holds: { ...sitting, questionnaire: rightsOf('task.member') },
    },
    {
      who: 'task.none',
      person: await onTask('task.none', await inProject('project.member')),
      things,
      holds: { ...sitting, project: rightsOf('project.member') },
    },
    {
      who: 'a role of the enterprise’s own',
      person: await onTask(await buildRole(test, own, { kind: 'questionnaire', rights: custom }), await member()),
      things,
      holds: { ...sitting, questionnaire: custom },
    },
    {
      who: 'administrator of an expired enterprise',
      person: expired.administrator,
      things: past,
      refusal: errorCodes.enterpriseExpired,
      holds: { enterprise: left(allRights), project: left(allRights), questionnaire: left(allRights) },
    },
    {
      who: 'administrator without the second factor that is asked for',
      person: asking.administrator,
      things: shut,
      holds: nobody,
      refusal: errorCodes.secondFactorAsked,
    },
  ];
});
afterAll(() => test.close());

const rightsOf = (roleId: BuiltInRoleId): readonly Right[] => builtInRoles[roleId].rights;

async function give({ administrator }: TestEnterprise, call: Call, input: object): Promise<void> {
  const answer = await test.call(call as typeof projectCalls.setMember, input as never, asPerson(administrator));
  if (answer.code !== '0000') throw new Error(`${call.path}: ${answer.message}`);
}

/** One thing for every field that a call can name an object by. */
async function fill({ enterpriseId, administrator }: TestEnterprise): Promise<Record<keyof Things, string>> {
  const { projectId, tasks } = await buildProject(test, { enterpriseId }, administrator);
  const scrollId = tasks[0]!;
  const as = asPerson(administrator);
  await test.call(linkCalls.create, { scrollId, channel: 'Poster' }, as);
  const { rows } = await test.platform.database.pool.query<{ code: string }>(
    'select channel_code as code from survey_channel where scroll_id = $1',
    [scrollId],
  );
  const check = await test.call(
    personalCheckCalls.updateCheckInfo,
    { scrollId, isEnabled: true, fields: ['name'] },
    as,
  );
  const { personalCheckId } = check.data as { personalCheckId: string };
  const kept = await test.call(analysisCalls.save, { scrollId, name: 'Factors', kind: 'factor', request: {} }, as);
  const { analysisId: onlineAnalysisId } = kept.data as { analysisId: string };
  return { enterpriseId, projectId, scrollId, channelCode: rows[0]!.code, personalCheckId, onlineAnalysisId };
}

const kinds: Readonly<Record<string, ObjectKind>> = { enterpriseId: 'enterprise', projectId: 'project' };
const kindOf = (call: Call): ObjectKind => kinds[call.needs?.on ?? ''] ?? 'questionnaire';
const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const needing = () => calls.filter(({ needs }) => needs);
const mayBy = ({ holds }: Walker, call: Call) =>
  waysToHold(call.needs!.right).some(way => holds[kindOf(call)].includes(way));

it('every call by every role: who may not is refused by HTTP, and what each may is what the table of rights says (S1.1, S6.1, P1.4)', async () => {
  const { database } = test.platform;
  const { objectFinders: finders } = test.app.door;
  const lines: string[] = [];
  const wrong: string[] = [];
  let pairs = 0;
  for (const walker of walkers) {
    const { person, things, who, refusal = errorCodes.noPermission } = walker;
    let allowed = 0;
    for (const call of needing()) {
      pairs += 1;
      const { on } = call.needs!;
      const value = things[on];
      if (mayBy(walker, call)) {
        allowed += 1;
        // Asked of the door's own function: a call that deletes its object would leave nothing to walk through.
        const actor = { personId: person.id, sessionId: '' };
        const refused = await authorise({ database, finders }, actor, call.needs!, value).catch(error => error);
        if (refused !== undefined) wrong.push(`${who} should be let in: ${nameOf(call)}: ${refused}`);
        continue;
      }
      const answer = await sendCall(test.app, call, { [on]: value }, asPerson(person)).catch(() => ({
        code: 'a file',
      }));
      if (answer.code !== refusal.code) wrong.push(`${who} should be refused: ${nameOf(call)}: ${answer.code}`);
    }
    lines.push(`${String(allowed).padStart(4)} of ${needing().length}  ${who}`);
  }
  for (const call of calls) {
    pairs += 1;
    const answer = await sendCall(test.app, call, {});
    if (answer.code !== errorCodes.signInNeeded.code) wrong.push(`a visitor should be refused: ${nameOf(call)}`);
  }
  lines.push(`${String(0).padStart(4)} of ${calls.length}  visitor`);
  console.log(`${pairs} pairs of calls and people, ${wrong.length} wrong\n${lines.join('\n')}`);
  expect(wrong).toEqual([]);
  expect(pairs).toBeGreaterThan(1_500);
}, 300_000);

it('every field that names an object is walked through, and every right has a call or says that it awaits one', () => {
  const fields = new Set(needing().map(({ needs }) => needs!.on));
  expect([...fields].filter(field => walkers[0]!.things[field] === undefined)).toEqual([]);
  const asked = new Set(needing().map(({ needs }) => needs!.right));
  expect(allRights.filter(right => asked.has(right) === isAwaited(right))).toEqual([]);
});

/** Calls that are about nobody but the person who makes them, or whose handler decides by what is theirs. */
const own = /^(GET|POST|PUT|DELETE) \/(account|helper|job|manage|message|survey\/drafting|talks)\//;
const ownBesides: readonly string[] = [
  'GET /operation/log/own',
  'GET /survey/contact/findPage',
  'GET /survey/contact/summary',
  'GET /survey/reward/center',
  'POST /survey/aiGpt/createAiScroll',
  'GET /assistant/conversations',
  'GET /assistant/conversation',
  'POST /assistant/rename',
  'POST /assistant/remove',
  'GET /survey/friend/findPage',
  'GET /survey/friend/summary',
  'GET /survey/personalCheck/getSmsCount',
  'GET /survey/friend/template',
  'GET /survey/scroll/bin',
  'GET /survey/scroll/list',
  'GET /survey/scroll/search',
  'GET /survey/scroll/template',
  'GET /survey/scroll/templates',
  'GET /survey/solution/example',
  'GET /survey/solution/introduceSolutionList',
  'GET /survey/solution/schemeList',
  'GET /survey/surveyQuestionTemplate/download',
  'GET /team/enterprise/list',
  'GET /team/enterprise/plans',
  'DELETE /survey/friend/remove',
  'POST /survey/contact/surveys',
  'POST /survey/contact/takeWishBack',
  'POST /survey/friend/add',
  'POST /survey/friend/checkFile',
  'POST /survey/friend/importFile',
  'POST /survey/friend/takeBack',
  'GET /survey/stack/sources',
  'DELETE /survey/codingFrame/remove',
  'GET /survey/codingFrame/export',
  'GET /survey/codingFrame/get',
  'POST /survey/codingFrame/edit',
  'POST /survey/import/check',
  'POST /survey/import/confirm',
  'POST /survey/import/read',
  'POST /survey/stack/create',
  'POST /survey/stack/propose',
  'POST /survey/scroll/create',
  'POST /survey/scroll/createFromTemplate',
  'POST /survey/scroll/createFromText',
  'POST /survey/scroll/deleteForEver',
  'POST /survey/scroll/restore',
  'POST /survey/solution/addSolution',
  'POST /survey/solution/previewScheme',
  'POST /team/enterprise/create',
  'POST /team/enterprise/exit',
  'POST /team/enterprise/join',
  'POST /team/enterprise/openInvitation',
  'PUT /survey/contact/keepWish',
  'PUT /survey/friend/edit',
  'PUT /survey/friend/group',
  'PUT /survey/friend/label',
  'PUT /survey/friend/renameGroup',
];

it('a call without a right has a place in the list of those that are the person’s own', () => {
  const without = calls.filter(({ needs }) => !needs).map(nameOf);
  expect(without.filter(name => !own.test(name)).toSorted()).toEqual([...ownBesides].toSorted());
});

it('the refusal of the walk is the one that a person reads', async () => {
  const refusal = await authorise(
    { database: test.platform.database, finders: test.app.door.objectFinders },
    { personId: walkers[0]!.person.id, sessionId: '' },
    { right: 'questionnaire.view', on: 'scrollId' },
    walkers[0]!.things.scrollId,
  ).catch(error => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ errorName: 'noPermission', details: {} });
});
