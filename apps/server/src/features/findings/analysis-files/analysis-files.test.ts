import {
  type CrossRequest,
  defaultCrossRequest,
  defaultSummaryRequest,
  type Exhibit,
  type Note,
  type Table,
} from '@wenshu/analysis';
import { analysisCalls, analysisExportCalls, type CallData, errorCodes, jobCalls } from '@wenshu/api-contract';
import { unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ColumnsProblem } from '../../../platform/columns/columns-problem.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { columnId, importRecords } from '../../../testing/import-records.ts';
import { madeFile } from '../../../testing/made-file.ts';
import { runJob } from '../../people/jobs/index.ts';
import { openDataSet } from '../data-set/index.ts';
import { analysisFileJob } from './index.ts';
import { runInParts } from './run-in-parts.ts';

vi.setConfig({ testTimeout: 180_000 });

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
const [sex, brands] = [columnId(0), columnId(1)];

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  survey = await importRecords(test, creator, [
    { name: 'Sex', levels: ['Male', 'Female'], values: ['Male', 'Female', 'Female', null, 'Male', 'Female'] },
    { name: 'Brands', items: ['A', 'B', 'C'], sets: [['A'], ['A', 'B'], ['B'], ['C'], null, ['A', 'B', 'C']] },
  ]);
}, 180_000);
afterAll(() => test.close());

const request: CrossRequest = { ...defaultCrossRequest, rows: [{ variable: brands }], banner: [{ variable: sex }] };
const asked = (more: object = {}) => ({
  scrollId: survey.scrollId,
  name: '品牌 × 性别',
  format: 'xlsx' as const,
  kind: 'cross' as const,
  derived: {},
  request: request as never,
  ...more,
});

it('an analysis becomes a file in My Downloads with the numbers that a run shows, named after it', async () => {
  const { data } = await test.call(analysisCalls.run, asked() as never, { ...asPerson(creator), lang: 'en' });
  const { exhibits } = data as CallData<typeof analysisCalls.run>;
  const table = exhibits[0] as unknown as Table;
  const { job, bytes } = await madeFile(test, creator, analysisExportCalls.export, asked());
  expect(job).toMatchObject({
    state: 'done',
    type: 'analysis-xlsx',
    title: '品牌 × 性别: Excel',
    file: { name: '品牌 × 性别.xlsx' },
  });
  const { sheets } = await readXlsx(new Uint8Array(bytes!));
  const found = sheets[1]!.rows.flat().filter(value => typeof value === 'number');
  const shown = table.cells.flatMap((line, row) => {
    const isPercent = (at: number) =>
      table.rows[row]!.format === undefined && table.measures[at]!.format.as === 'percent';
    return Array.from({ length: line[0]!.values.length }, (_, at) =>
      line.flatMap(({ values }) => (values[at] === null ? [] : [isPercent(at) ? values[at]! / 100 : values[at]!])),
    ).flat();
  });
  expect(shown.length).toBeGreaterThan(15);
  expect(found).toEqual(shown);
});

it('one table of it becomes a picture', async () => {
  const { data } = await test.call(analysisCalls.run, asked() as never, asPerson(creator));
  const [{ id }] = (data as CallData<typeof analysisCalls.run>).exhibits as unknown as [Table];
  const { job, bytes } = await madeFile(
    test,
    creator,
    analysisExportCalls.export,
    asked({ format: 'png', exhibitId: id }),
  );
  expect(job).toMatchObject({ state: 'done', type: 'analysis-png' });
  expect(bytes!.subarray(1, 4).toString()).toBe('PNG');
});

it('all of it becomes pictures in a zip; of one that is not there it tells', async () => {
  const rows = [{ variable: brands }, { variable: sex }];
  const all = asked({ format: 'svg', request: { ...request, rows } });
  const { job: zipped, bytes } = await madeFile(test, creator, analysisExportCalls.export, all);
  expect(zipped).toMatchObject({ state: 'done', type: 'analysis-svg', file: { name: '品牌 × 性别.zip' } });
  expect(Object.keys(unzipSync(bytes!)).every(name => name.endsWith('.svg'))).toBe(true);
  expect(Object.keys(unzipSync(bytes!)).length).toBeGreaterThan(1);
  const { job } = await madeFile(
    test,
    creator,
    analysisExportCalls.export,
    asked({ format: 'svg', exhibitId: 'table:none' }),
  );
  expect(job).toMatchObject({ state: 'failed', file: null });
  expect(job.reason).toContain('no such table');
});

const summary = (keys: readonly string[], more: object = {}) => ({
  ...asked(),
  name: 'Statistics',
  kind: 'summary' as const,
  ...more,
  request: { ...defaultSummaryRequest, questions: keys.map(question => ({ question })) } as never,
});

it('statistics of questions become a sheet for each, with the numbers that a run shows (S2.9)', async () => {
  const { data } = await test.call(analysisCalls.run, summary([sex, brands]) as never, {
    ...asPerson(creator),
    lang: 'en',
  });
  const exhibits = (data as CallData<typeof analysisCalls.run>).exhibits as unknown as readonly Exhibit[];
  const { bytes, job } = await madeFile(test, creator, analysisExportCalls.export, summary([sex, brands]));
  expect(job).toMatchObject({ state: 'done', title: 'Statistics: Excel', file: { name: 'Statistics.xlsx' } });
  const { sheets } = await readXlsx(new Uint8Array(bytes!));
  expect(sheets.map(({ name }) => name)).toEqual(['Contents', '1 V1 Sex', '2 V2 Brands']);
  for (const [at, key] of [sex, brands].entries()) {
    const tables = exhibits.filter((one): one is Table => one.kind === 'table' && one.about === key);
    const counts = tables.flatMap(({ cells }) => cells.map(line => line[0]!.values[0]));
    const written = sheets[at + 1]!.rows.flatMap(row => row.filter(value => typeof value === 'number')[0] ?? []);
    expect(counts.length).toBeGreaterThan(2);
    expect(written).toEqual(counts);
  }
});

it('more questions than are asked for at once are counted in parts; one that cannot be counted leaves its reason', async () => {
  const columns = Array.from({ length: 24 }, (_, at) => ({
    name: `Q${at + 1}`,
    levels: ['Yes', 'No'],
    values: ['Yes', 'No', 'No'],
  }));
  const own = await importRecords(test, creator, columns);
  const keys = columns.map((_, at) => columnId(at));
  const dataSet = openDataSet(test.platform, { scrollId: own.scrollId, range: undefined });
  const sizes: number[] = [];
  const askTogether: typeof dataSet.askTogether = async (asks, ...upon) => {
    sizes.push(asks.length);
    const at = asks.findIndex(ask => JSON.stringify(ask).includes(columnId(2)));
    if (at >= 0) throw new ColumnsProblem('too-large', undefined, at);
    return dataSet.askTogether(asks, ...upon);
  };
  const threads = test.platform.threads.of({ lane: 'live', personId: creator.id });
  const heard: number[] = [];
  const exhibits = await runInParts({ ...dataSet, askTogether }, threads, {
    content: summary(keys) as never,
    language: 'en',
    signal: new AbortController().signal,
    onRun: share => heard.push(share),
  });
  expect([...new Set(exhibits.map(({ about }) => about))]).toEqual(keys);
  const note = exhibits.find(({ about }) => about === columnId(2));
  expect(note).toMatchObject({ kind: 'note', title: 'V3 Q3' });
  expect((note as Note).paragraphs.join()).toContain('too large');
  expect(heard).toEqual([0.5, 1]);
  // All twenty at first, each by itself, then the rest.
  expect(sizes).toEqual([20, ...Array.from({ length: 20 }, () => 1), 4]);
});

it('tells at once what stands in the analysis’ way', async () => {
  const spoiled = asked({ request: { ...request, rows: [{ variable: 'nothing' }] } });
  const answer = await test.call(analysisExportCalls.export, spoiled, asPerson(creator));
  expect(answer.code).toBe(errorCodes.analysisNotPossible.code);
});

it('is for whoever may export records, asked again when the file is made', async () => {
  const viewer = await buildPerson(test.platform);
  await giveRights(test.platform, viewer, survey.scrollId, ['records.view']);
  expect((await test.call(analysisExportCalls.export, asked(), asPerson(viewer))).code).not.toBe('0000');
  await giveRights(test.platform, viewer, survey.scrollId, ['records.view', 'records.export']);
  const started = await test.call(analysisExportCalls.export, asked(), asPerson(viewer));
  expect(started.code).toBe('0000');
  const { jobId } = started.data as { jobId: string };
  await test.platform.database.pool.query(
    `delete from right_row where person_id = $1 and right_name = 'records.export'`,
    [viewer.id],
  );
  await runJob(test.platform, new Map([[analysisFileJob.kind, analysisFileJob]]), jobId);
  const { data } = await test.call(jobCalls.get, { jobId }, asPerson(viewer));
  expect((data as CallData<typeof jobCalls.get>).job).toMatchObject({ state: 'failed', file: null });
});
