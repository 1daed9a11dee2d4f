import {
  answerCalls,
  collaboratorCalls,
  enterpriseCalls,
  liveSettingsCalls,
  type Message,
  messageCalls,
  projectCalls,
  publishCalls,
  quotaFileCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeAllRights } from '../authorisation/right.repository.ts';
import { buildEnterprise, buildMember, buildProject } from '../testing/build-enterprise.ts';
import { buildPerson, giveRights, type TestPerson } from '../testing/build-person.ts';
import { asPerson, buildSurvey, optionA, sentAnswers, type TestSurvey } from '../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { madeFile } from '../testing/made-file.ts';
import { tellOfEnd } from './design/collaborators/index.ts';
import { endOnTime } from './design/live-settings/index.ts';
import { runJob } from './people/jobs/index.ts';
import { personJobs } from './person-jobs.ts';

let test: TestApp;
let creator: TestPerson;
let colleague: TestPerson;
let viewer: TestPerson;
let survey: TestSurvey;
let records = 0;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  [creator, colleague, viewer] = [
    await buildPerson(test.platform),
    await buildPerson(test.platform),
    await buildPerson(test.platform),
  ];
  survey = await buildSurvey(test, creator, { sizeA: 2, sizeB: 9, whenFull: 'end' });
  await giveRights(test.platform, viewer, survey.scrollId, ['questionnaire.view']);
});
afterAll(() => test.close());

const told = async (person: TestPerson): Promise<Message[]> =>
  (await test.call(messageCalls.messageReadList, {}, { ...asPerson(person), lang: 'en' })).data as Message[];
const kinds = async (person: TestPerson) => (await told(person)).map(({ kind }) => kind);
const submit = async () => {
  const record = sentAnswers(survey, `told${String(++records).padStart(16, '0')}`, optionA);
  expect((await test.call(answerCalls.submitAnswer, record)).code).toBe('0000');
};

describe('rights', () => {
  const add = (rights?: ('questionnaire.view' | 'records.view')[]) =>
    test.call(
      collaboratorCalls.add,
      { scrollId: survey.scrollId, phone: colleague.phone, ...(rights && { rights }) },
      asPerson(creator),
    );
  const named = () => ({ scrollId: survey.scrollId, userId: colleague.id });

  it('whoever is added, given more, given others or removed is told by whom and where; who did it is not', async () => {
    await add(['questionnaire.view']);
    await add(['questionnaire.view', 'records.view']);
    await test.call(collaboratorCalls.change, { ...named(), rights: ['questionnaire.view'] }, asPerson(creator));
    await test.call(collaboratorCalls.remove, named(), asPerson(creator));
    const messages = await told(colleague);
    expect(messages.map(one => one.kind)).toEqual([
      ...['collaborator-removed', 'rights-changed', 'rights-changed', 'collaborator-added'],
    ]);
    expect(messages.at(-1)).toMatchObject({
      content: `${creator.nickName} invites you to work on “Coffee habits”.`,
      link: { page: 'editor', scrollId: survey.scrollId },
    });
    expect(messages[0]!.link).toBeNull();
    expect(await told(creator)).toEqual([]);
  });

  it('adding what is held already, and leaving, are told to nobody', async () => {
    await add(['questionnaire.view']);
    await add(['questionnaire.view']);
    await test.call(collaboratorCalls.leave, { scrollId: survey.scrollId }, asPerson(colleague));
    expect(await kinds(colleague)).toEqual(['collaborator-added']);
    expect(await kinds(creator)).toEqual([]);
  });

  it('what was refused is told to nobody', async () => {
    await giveRights(test.platform, colleague, survey.scrollId, ['questionnaire.view']);
    await test.call(collaboratorCalls.remove, { ...named(), userId: creator.id }, asPerson(creator));
    expect(await kinds(creator)).toEqual([]);
  });
});

describe('files', () => {
  it('one that is ready, and one that failed, is told to who asked for it', async () => {
    const { scrollId } = survey;
    const { job } = await madeFile(test, creator, quotaFileCalls.exportStatistics, { scrollId });
    expect(await told(creator)).toMatchObject([
      { kind: 'file-ready', content: `“${job.title}” is ready to download.`, link: { page: 'downloads' } },
    ]);
    const { data } = await test.call(quotaFileCalls.exportStatistics, { scrollId }, asPerson(viewer));
    await removeAllRights(test.platform.database.pool, viewer.id, { kind: 'questionnaire', id: scrollId });
    const { jobId } = data as { jobId: string };
    await runJob(test.platform, new Map(personJobs.map(one => [one.kind, one])), jobId);
    expect(await kinds(viewer)).toEqual(['file-failed']);
  });
});

describe('what a survey does by itself', () => {
  it('a quota cell that fills is told once, to everybody who may publish', async () => {
    await submit();
    expect(await kinds(creator)).toEqual([]);
    await submit();
    expect(await told(creator)).toMatchObject([
      { content: 'In “Coffee habits”, “Q1 · Yes” is full.', link: { page: 'quota', scrollId: survey.scrollId } },
    ]);
    await submit();
    expect([await kinds(creator), await kinds(viewer)]).toEqual([['quota-full'], []]);
  });

  it('the end by its number is told with the answer that brought it', async () => {
    const { scrollId } = survey;
    await test.call(liveSettingsCalls.updateLiveSettings, { scrollId, cap: 1 }, asPerson(creator));
    await submit();
    expect(await told(creator)).toMatchObject([
      { kind: 'survey-ended-cap', content: '“Coffee habits” has reached its target of 1 and no longer collects.' },
    ]);
  });

  it('the end by the clock is told once; an end by hand is not told', async () => {
    const { scrollId } = survey;
    const endTime = test.clock.now().getTime() + 1000;
    await test.call(liveSettingsCalls.updateLiveSettings, { scrollId, endTime }, asPerson(creator));
    await endOnTime(test.platform, tellOfEnd);
    expect(await kinds(creator)).toEqual([]);
    test.clock.advanceSeconds(2);
    await endOnTime(test.platform, tellOfEnd);
    await endOnTime(test.platform, tellOfEnd);
    expect([await kinds(creator), await kinds(viewer)]).toEqual([['survey-ended-time'], []]);
    const other = await buildSurvey(test, creator);
    await test.call(publishCalls.changeStatus, { scrollId: other.scrollId, status: 3 }, asPerson(creator));
    expect(await kinds(creator)).toEqual(['survey-ended-time']);
  });
});

describe('teams', () => {
  it('a seat, a role in a project or on a task, and their end are told to whom they concern, by whom', async () => {
    const own = await buildEnterprise(test, creator);
    const member = await buildMember(test, own);
    const { projectId, tasks } = await buildProject(test, own, creator);
    const [scrollId] = tasks as [string];
    const who = { userId: member.id };
    const as = asPerson(creator);
    await test.call(projectCalls.setMember, { ...who, projectId, roleId: 'project.member' }, as);
    await test.call(projectCalls.setTaskMember, { ...who, scrollId, roleId: 'task.none' }, as);
    await test.call(projectCalls.removeTaskMember, { ...who, scrollId }, as);
    await test.call(projectCalls.removeMember, { ...who, projectId }, as);
    await test.call(enterpriseCalls.moveOut, { ...who, enterpriseId: own.enterpriseId }, as);
    const messages = await told(member);
    expect(messages.map(({ kind }) => kind)).toEqual([
      ...['enterprise-removed', 'project-role-taken', 'rights-changed', 'rights-changed', 'project-role-given'],
      'enterprise-added',
    ]);
    expect(messages.at(-1)).toMatchObject({
      content: `${creator.nickName} added you to “${own.name}”.`,
      link: { page: 'account', part: 'enterprises' },
    });
    expect(messages.at(-2)).toMatchObject({
      content: `${creator.nickName} set your role in the project “Autumn wave”.`,
      link: { page: 'project', part: projectId },
    });
    expect(messages[0]!.link).toBeNull();
    expect(await kinds(creator)).toEqual([]);
  });

  it('what was refused, and leaving by oneself, are told to nobody', async () => {
    const own = await buildEnterprise(test, creator);
    const member = await buildMember(test, own);
    const { projectId } = await buildProject(test, own, creator);
    const gift = { projectId, userId: viewer.id, roleId: 'project.member' };
    expect((await test.call(projectCalls.setMember, gift, asPerson(creator))).code).not.toBe('0000');
    await test.call(enterpriseCalls.exit, { enterpriseId: own.enterpriseId }, asPerson(member));
    expect([await kinds(viewer), await kinds(member)]).toEqual([[], ['enterprise-added']]);
  });
});
