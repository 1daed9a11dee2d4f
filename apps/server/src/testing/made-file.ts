import { type Call, type CallData, type CallRequest, jobCalls } from '@wenshu/api-contract';
import { runJob } from '../features/people/jobs/index.ts';
import { personJobs } from '../features/person-jobs.ts';
import type { TestPerson } from './build-person.ts';
import { asPerson } from './build-survey.ts';
import type { TestApp } from './build-test-app.ts';

const byKind = new Map(personJobs.map(job => [job.kind, job]));

/** A file as its person gets it: asked for, made by its job, downloaded. */
export async function madeFile<C extends Call>(
  test: TestApp,
  person: TestPerson,
  call: C,
  input: CallRequest<C>,
  lang: 'zh' | 'en' = 'en',
) {
  const request = { ...asPerson(person), lang };
  // Tests send what they like; the call itself checks it.
  const started = await test.call(call, input as never, request);
  if (started.code !== '0000') throw new Error(`The file was refused: ${started.code}`);
  const { jobId } = started.data as { jobId: string };
  await runJob(test.platform, byKind, jobId);
  const { data } = await test.call(jobCalls.get, { jobId }, request);
  const { job, address } = data as CallData<typeof jobCalls.get>;
  const sent = address === null ? undefined : await test.app.inject({ url: address });
  return { job, bytes: sent?.rawPayload, text: sent?.body ?? '', headers: sent?.headers ?? {} };
}
