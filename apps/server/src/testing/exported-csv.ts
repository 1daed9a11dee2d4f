import { type CallData, jobCalls, recordCalls } from '@wenshu/api-contract';
import { runJob } from '../features/people/jobs/index.ts';
import { personJobs } from '../features/person-jobs.ts';
import type { TestPerson } from './build-person.ts';
import { asPerson } from './build-survey.ts';
import type { TestApp } from './build-test-app.ts';

const byKind = new Map(personJobs.map(job => [job.kind, job]));

/** The csv export as its person gets it: asked for, made, downloaded. */
export async function exportedCsv(
  test: TestApp,
  person: TestPerson,
  input: { readonly scrollId: string; readonly as?: 'labels' | 'codes' },
  lang: 'zh' | 'en' = 'en',
) {
  const request = { ...asPerson(person), lang };
  const started = await test.call(recordCalls.exportCsv, input, request);
  if (started.code !== '0000') throw new Error(`The export was refused: ${started.code}`);
  const { jobId } = started.data as CallData<typeof recordCalls.exportCsv>;
  await runJob(test.platform, byKind, jobId);
  const { data } = await test.call(jobCalls.get, { jobId }, request);
  const { address } = data as CallData<typeof jobCalls.get>;
  return test.app.inject({ url: address! });
}
