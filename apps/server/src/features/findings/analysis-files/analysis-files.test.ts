import { type CrossRequest, defaultCrossRequest, type Table } from '@wenshu/analysis';
import { analysisCalls, analysisExportCalls, type CallData, errorCodes, jobCalls } from '@wenshu/api-contract';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { columnId, importRecords } from '../../../testing/import-records.ts';
import { madeFile } from '../../../testing/made-file.ts';
import { runJob } from '../../people/jobs/index.ts';
import { analysisFileJob } from './index.ts';

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
  ...{ scrollId: survey.scrollId, name: '品牌 × 性别', format: 'xlsx' as const, kind: 'cross' as const, derived: {} },
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

it('refuses a picture of nothing in particular, and tells which one is not there', async () => {
  const refused = await test.call(analysisExportCalls.export, asked({ format: 'svg' }), asPerson(creator));
  expect(refused).toMatchObject({ code: errorCodes.inputInvalid.code });
  const { job } = await madeFile(
    test,
    creator,
    analysisExportCalls.export,
    asked({ format: 'svg', exhibitId: 'table:none' }),
  );
  expect(job).toMatchObject({ state: 'failed', file: null });
  expect(job.reason).toContain('no such table');
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
