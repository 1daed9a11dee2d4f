import { type CallData, errorCodes, jobCalls, type Right, recordExportCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RecordRange } from '../../../authorisation/record-range.ts';
import { removeAllRights } from '../../../authorisation/right.repository.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { exportedFile } from '../../../testing/exported-file.ts';
import { fillSurvey } from '../../../testing/fill-survey.ts';
import { runJob } from '../../people/jobs/index.ts';
import { exportJob } from './export-job.ts';

let test: TestApp;
let survey: TestSurvey;
let exporter: TestPerson;

beforeAll(async () => {
  test = await buildTestApp();
  survey = await buildSurvey(test, await buildPerson(test.platform));
  await fillSurvey(test, survey, 20);
}, 180_000);
beforeEach(async () => {
  exporter = await buildPerson(test.platform);
});
afterAll(() => test.close());

const southAndNorth: RecordRange = { kind: 'channel', channels: ['south', 'north'] };
const south: RecordRange = { kind: 'channel', channels: ['south'] };
const held: readonly Right[] = ['questionnaire.view', 'records.view', 'records.export'];

async function hold(rights: readonly Right[], range?: RecordRange): Promise<void> {
  const { database } = test.platform;
  await removeAllRights(database.pool, exporter.id, { kind: 'questionnaire', id: survey.scrollId });
  await giveRights(test.platform, exporter, survey.scrollId, rights, range);
}
const get = (jobId: string) => test.call(jobCalls.get, { jobId }, { ...asPerson(exporter), lang: 'en' });
const fetched = async (address: string) => {
  const answer = await test.app.inject(address);
  return answer.headers['content-type']?.includes('json') ? (answer.json() as { code: string }).code : answer.body;
};

/** A file as somebody has it in their downloads, and the address that lies in their browser. */
async function made(): Promise<{ readonly jobId: string; readonly address: string }> {
  const { scrollId } = survey;
  const started = await test.call(recordExportCalls.export, { scrollId, format: 'csv' }, asPerson(exporter));
  const { jobId } = started.data as CallData<typeof recordExportCalls.export>;
  await runJob(test.platform, new Map([[exportJob.kind, exportJob]]), jobId);
  const { address } = (await get(jobId)).data as CallData<typeof jobCalls.get>;
  return { jobId, address: address! };
}

it('a file is its person’s as long as they might have it made: without the right neither list nor address opens it', async () => {
  await hold(held);
  const { jobId, address } = await made();
  expect(await fetched(address)).toContain('south');
  await hold(['questionnaire.view', 'records.view']);
  expect((await get(jobId)).code).toBe(errorCodes.noPermission.code);
  expect(await fetched(address)).toBe(errorCodes.noPermission.code);
  await hold([]);
  expect(await fetched(address)).toBe(errorCodes.noPermission.code);
});

it('a file of more records than its person may see by now is not theirs; with as many or more it is', async () => {
  await hold(held, southAndNorth);
  const { jobId, address } = await made();
  await hold(held, south);
  expect(await get(jobId)).toMatchObject({ code: errorCodes.fileOfMoreRecords.code });
  expect(await fetched(address)).toBe(errorCodes.fileOfMoreRecords.code);
  await hold(held, { kind: 'any', of: [{ kind: 'channel', channels: ['north'] }, south] });
  expect((await get(jobId)).code).toBe('0000');
  await hold(held);
  expect(await fetched(address)).toContain('south');
});

it('a file that was made of all records ends with the first range', async () => {
  await hold(held);
  const { address } = await made();
  await hold(held, southAndNorth);
  expect(await fetched(address)).toBe(errorCodes.fileOfMoreRecords.code);
});

it('where nothing was uploaded there is no archive, and the downloads say so', async () => {
  await hold(held);
  const asked = { scrollId: survey.scrollId, format: 'files' } as const;
  const { job, bytes } = await exportedFile(test, exporter, asked);
  expect([job.state, job.reason, bytes]).toEqual(['failed', expect.stringContaining('nothing to export'), undefined]);
});
