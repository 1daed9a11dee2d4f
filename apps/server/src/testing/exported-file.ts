import { type CallData, type CallRequest, jobCalls, recordExportCalls } from '@wenshu/api-contract';
import { runJob } from '../features/people/jobs/index.ts';
import { personJobs } from '../features/person-jobs.ts';
import type { TestPerson } from './build-person.ts';
import { asPerson } from './build-survey.ts';
import type { TestApp } from './build-test-app.ts';

const byKind = new Map(personJobs.map(job => [job.kind, job]));

/** An export as its person gets it: asked for, made, downloaded. */
export async function exportedFile(
  test: TestApp,
  person: TestPerson,
  input: CallRequest<typeof recordExportCalls.export>,
  lang: 'zh' | 'en' = 'en',
) {
  const request = { ...asPerson(person), lang };
  const started = await test.call(recordExportCalls.export, input, request);
  if (started.code !== '0000') throw new Error(`The export was refused: ${started.code}`);
  const { jobId } = started.data as CallData<typeof recordExportCalls.export>;
  await runJob(test.platform, byKind, jobId);
  const { data } = await test.call(jobCalls.get, { jobId }, request);
  const { job, address } = data as CallData<typeof jobCalls.get>;
  const bytes = address === null ? undefined : (await test.app.inject({ url: address })).rawPayload;
  return { job, bytes };
}
