import { type CallData, jobCalls } from '@wenshu/api-contract';
import { expect, it, vi } from 'vitest';
import { buildPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { defineJob } from './define-job.ts';
import { startJob } from './start-job.ts';
import { workOnJobs } from './work-on-jobs.ts';

it('a job is run by a process that works on its kind, is seen with its result, and is news once', async () => {
  const test = await buildTestApp({ jobPollingSeconds: 0.5 });
  try {
    const person = await buildPerson(test.platform);
    const kind = defineJob<{ readonly word: string }>('test.job', async ({ input }) => ({ data: input.word }));
    await workOnJobs(test.platform, [kind]);
    const jobId = await startJob(test.platform, kind, {
      personId: person.id,
      input: { word: 'hello' },
      title: 'The job',
      about: { kind: 'questionnaire', id: 'anyScroll1' },
    });
    const find = async () =>
      (await test.call(jobCalls.get, { jobId }, asPerson(person))).data as CallData<typeof jobCalls.get>;
    await vi.waitFor(async () => expect((await find()).job.state).toBe('done'), { timeout: 20_000, interval: 100 });
    expect(await find()).toMatchObject({
      job: { title: 'The job', progress: 1, reason: null, isNews: true },
      result: 'hello',
    });
    expect((await test.call(jobCalls.markSeen, { jobIds: [jobId] }, asPerson(person))).code).toBe('0000');
    expect((await find()).job.isNews).toBe(false);
  } finally {
    await test.close();
  }
});
