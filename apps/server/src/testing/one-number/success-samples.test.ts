import { defaultCrossRequest, type Exhibit, type Figure, type Table } from '@wenshu/analysis';
import {
  analysisCalls,
  autoReportCalls,
  type Call,
  type CallData,
  type CallRequest,
  cleaningCalls,
  linkCalls,
  ownDataCalls,
  progressCalls,
  projectCalls,
  recordCalls,
  recordGridCalls,
  scrollCalls,
  scrollListCalls,
  stackCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findTaken } from '../../features/collect/links/index.ts';
import { buildEnterprise, buildProject } from '../build-enterprise.ts';
import { buildPerson, type TestPerson } from '../build-person.ts';
import { callsOf } from '../build-research.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { exportedFile } from '../exported-file.ts';
import { insertRecords } from '../insert-records.ts';
import { buildMixedSurvey, type MixedSurvey, weightId } from '../mixed-survey.ts';

let test: TestApp;
let creator: TestPerson;
let survey: MixedSurvey;

const DAY = '2026-03-01T11:00:00+08:00';
const [QUOTA_FULL, HELD] = [4, 5];
/** Six of the mixed survey, and one beyond its total. */
const SUCCESS_SAMPLES = 7;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  survey = await buildMixedSurvey(test, creator);
  const beyond = { submittedAt: DAY, channel: 'north', isBooster: true };
  await insertRecords(test, survey, [
    beyond,
    { ...beyond, setAside: 'invalid' },
    { submittedAt: DAY, channel: 'south', status: QUOTA_FULL },
    { submittedAt: DAY, channel: 'south', status: HELD },
  ]);
}, 120_000);
afterAll(() => test.close());

const ask = <C extends Call>(call: C, input: CallRequest<C>): Promise<CallData<C>> =>
  callsOf(test, creator)(call, input);

const exhibitsOf = (told: { readonly exhibits: readonly unknown[] }) => told.exhibits as readonly Exhibit[];
const collectedOf = <Row extends { readonly scrollId: string; readonly collected: number | null }>(
  rows: readonly Row[],
) => rows.find(({ scrollId }) => scrollId === survey.scrollId)?.collected;

/** Every place that says how many success samples there are. What was marked invalid or deleted, or came to nothing, is in none of them. */
const places: Readonly<Record<string, () => Promise<unknown>>> = {
  'the launch page': async () => (await ask(linkCalls.overview, { scrollId: survey.scrollId })).success,
  'its table of links': async () => {
    const { items } = await ask(linkCalls.findPage, { scrollId: survey.scrollId });
    return items.reduce((sum, { success }) => sum + success, 0);
  },
  'the places that a link has given away': async () =>
    (await findTaken(test.platform.database.pool, survey.scrollId, [survey.linkCode])).get(survey.linkCode)?.collected,
  'the figure of progress': async () => {
    const exhibits = exhibitsOf(await ask(progressCalls.read, { scrollId: survey.scrollId } as never));
    return exhibits.find((one): one is Figure => one.id === 'figure:complete')?.value;
  },
  'the table of progress': async () => {
    const exhibits = exhibitsOf(await ask(progressCalls.read, { scrollId: survey.scrollId } as never));
    const totals = exhibits.find((one): one is Table => one.id === 'totals')!;
    return totals.cells[totals.rows.findIndex(({ id }) => id === 'complete')]![0]!.values[0];
  },
  'the list on the desktop': async () => collectedOf((await ask(scrollListCalls.search, {})).rows),
  'the list for other systems': async () => collectedOf(await ask(scrollCalls.list, {})),
  'the questionnaire itself': async () => (await ask(scrollCalls.get, { scrollId: survey.scrollId })).collected,
  'the list of a project': async () => {
    const { enterpriseId } = await buildEnterprise(test, creator);
    const { projectId } = await buildProject(test, { enterpriseId }, creator, []);
    await ask(projectCalls.moveTask, { scrollId: survey.scrollId, projectId });
    return collectedOf((await ask(projectCalls.tasks, { enterpriseId })).rows);
  },
  'the sources of a stack': async () => collectedOf(await ask(stackCalls.sources, {})),
  'what an account would take along': async () => collectedOf((await ask(ownDataCalls.removalPlan, {})).surveys),
  'the recycle bin': async () => {
    const { scrollId } = survey;
    await ask(scrollListCalls.moveToBin, { scrollId });
    const { rows } = await ask(scrollListCalls.bin, {});
    await ask(scrollListCalls.restore, { scrollId });
    return collectedOf(rows);
  },
  'the list of records': async () =>
    (await ask(recordCalls.findPage, { scrollId: survey.scrollId, list: 'success' })).total,
  'the raw data': async () =>
    (await ask(recordGridCalls.query, { scrollId: survey.scrollId, list: 'success', columns: [] })).total,
  'a file of them': async () => {
    const asked = { scrollId: survey.scrollId, format: 'csv', columns: [weightId], include: ['success'] };
    const { text } = await exportedFile(test, creator, asked as never);
    return text.trim().split('\r\n').length - 1;
  },
  'the base of an analysis': async () => {
    const request = { ...defaultCrossRequest, statistics: [], rows: [{ variable: 'fact:status' }] };
    const asked = { scrollId: survey.scrollId, kind: 'cross', derived: {}, request };
    const [table] = exhibitsOf(await ask(analysisCalls.run, asked as never)).filter(
      (one): one is Table => one.kind === 'table',
    );
    return table!.source.base.people;
  },
  'the report that makes itself': async () =>
    (await ask(autoReportCalls.getAuto, { scrollId: survey.scrollId })).samples,
  'what cleaning looks at': async () => {
    const settings = { time: 'fact:durationSeconds', by: 'seconds', below: 3 };
    const rules = [{ id: 'fast', name: 'Fast', kind: 'speeder', isOn: true, settings }];
    return (await ask(cleaningCalls.preview, { scrollId: survey.scrollId, rules } as never)).looked;
  },
};

it('whoever declined the agreement stands apart from whoever left, in progress, the lists and the files (S4.10)', async () => {
  const { scrollId } = survey;
  const exhibits = exhibitsOf(await ask(progressCalls.read, { scrollId } as never));
  const totals = exhibits.find((one): one is Table => one.id === 'totals')!;
  const counted = Object.fromEntries(totals.rows.map(({ id }, line) => [id, totals.cells[line]![0]!.values[0]]));
  expect(counted).toMatchObject({ incomplete: 1, declined: 2, invalid: 3 });
  for (const [list, count] of [['declined', 2] as const, ['unfinished', 1] as const]) {
    expect((await ask(recordCalls.findPage, { scrollId, list })).total).toBe(count);
    expect((await ask(recordGridCalls.query, { scrollId, list, columns: [] })).total).toBe(count);
  }
});

it.each(Object.keys(places))('success samples are as many in %s', async place => {
  expect(await places[place]!()).toBe(SUCCESS_SAMPLES);
});
