import { answerCalls, type CallData, jobCalls, recordCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeAllRights } from '../../../authorisation/right.repository.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, optionA, sentAnswers, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { runJob } from '../../people/jobs/index.ts';
import { csvExportJob } from './csv-export-job.ts';

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  survey = await buildSurvey(test, creator);
  for (let n = 1; n <= 3; n++)
    await test.call(answerCalls.submitAnswer, sentAnswers(survey, `csvjob${String(n).padStart(14, '0')}`, optionA));
});
afterAll(() => test.close());

const request = () => ({ ...asPerson(creator), lang: 'en' as const });
const start = async () => {
  const { data } = await test.call(recordCalls.exportCsv, { scrollId: survey.scrollId }, request());
  return (data as CallData<typeof recordCalls.exportCsv>).jobId;
};
const run = (jobId: string) => runJob(test.platform, new Map([[csvExportJob.kind, csvExportJob]]), jobId);
const find = async (jobId: string) =>
  (await test.call(jobCalls.get, { jobId }, request())).data as CallData<typeof jobCalls.get>;

it('an export is a job that names its questionnaire and ends with a file', async () => {
  const jobId = await start();
  expect((await find(jobId)).job).toMatchObject({ state: 'waiting', title: 'Coffee habits: raw data CSV (labels)' });
  await run(jobId);
  const { job, address } = await find(jobId);
  expect(job).toMatchObject({ state: 'done', file: { name: `${survey.scrollId}.csv` } });
  const { body } = await test.app.inject({ url: address! });
  expect(body.trim().split('\r\n')).toHaveLength(4);
});

it('an export whose right has gone meanwhile is refused when it is run', async () => {
  const jobId = await start();
  const object = { kind: 'questionnaire', id: survey.scrollId } as const;
  await removeAllRights(test.platform.database.pool, creator.id, object);
  await run(jobId);
  const { job, address } = await find(jobId);
  expect([job.state, address]).toEqual(['failed', null]);
  expect(job.reason).toBeTruthy();
  const { rowCount } = await test.platform.database.pool.query('select 1 from stored_file where object_id = $1', [
    jobId,
  ]);
  expect(rowCount).toBe(0);
});
