import {
  type AnybodysJobInfo,
  type Job,
  jobCalls,
  jobsDeskCalls,
  operatorLogCalls,
  type QueuedInfo,
  type QueueInfo,
} from '@wenshu/api-contract';
import { jobsDeskTexts } from '@wenshu/texts/console/jobs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENCE_MS } from '../../../../../../tools/testing/patience.ts';
import { jobKind } from '../../../platform/jobs/jobs.ts';
import { buildOperator, type TestOperator } from '../../../testing/build-operator.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { startJob } from '../../people/jobs/index.ts';
import { operationLogJob } from '../../people/operations/index.ts';

vi.setConfig({ testTimeout: PATIENCE_MS });

let test: TestApp;
let chief: TestOperator;
beforeAll(async () => {
  test = await buildTestApp({ jobPollingSeconds: 0.5 });
  chief = await buildOperator(test, 'administrator');
});
afterAll(() => test.close());

const kind = jobKind<{ readonly answer: string }>('test.desk', { retryLimit: 0 });
const why = 'for the test';
const queue = async (name: string) =>
  ((await test.call(jobsDeskCalls.queues, {}, chief.seat)).data as QueueInfo[]).find(one => one.queue === name);
const queued = async () =>
  (await test.call(jobsDeskCalls.queued, { queue: kind.name }, chief.seat)).data as QueuedInfo[];

it('every queue that a process works on has a name that people read', async () => {
  const { startBackgroundWork } = await import('../../background-work.ts');
  const worked = new Set<string>();
  const jobs = Object.assign({}, test.platform.jobs, {
    work: async ({ name }: { name: string }) => void worked.add(name),
    every: async () => {},
  });
  await startBackgroundWork(Object.assign({}, test.platform, { jobs }));
  expect(Object.keys(jobsDeskTexts.zh.names).toSorted()).toEqual([...worked].toSorted());
});

describe('queues', () => {
  it('are told with what waits, is for later, and has failed; a failed job is tried again, and never told what it is about', async () => {
    let isBroken = true;
    const worked: string[] = [];
    await test.platform.jobs.send(kind, { answer: 'later' }, { startAfter: new Date(Date.now() + 3600_000) });
    await test.platform.jobs.send(kind, { answer: 'a secret answer' });
    await test.platform.jobs.work(kind, async ({ answer }) => {
      if (isBroken) throw Object.assign(new TypeError(`could not store ${answer}`), { code: '23505' });
      worked.push(answer);
    });
    await vi.waitFor(async () => expect(await queue(kind.name)).toMatchObject({ failed: 1 }), PATIENCE_MS);
    expect(await queue(kind.name)).toMatchObject({ waiting: 0, planned: 1, running: 0, oldestTime: null });
    const [failed, planned] = await queued();
    expect(failed).toMatchObject({ state: 'failed', errorName: '23505' });
    expect(planned).toMatchObject({ state: 'created', errorName: null });
    expect(JSON.stringify(await queued())).not.toContain('secret answer');

    isBroken = false;
    const again = () => test.call(jobsDeskCalls.repeat, { queue: kind.name, jobId: failed!.jobId, why }, chief.seat);
    expect((await again()).code).toBe('0000');
    await vi.waitFor(() => expect(worked).toEqual(['a secret answer']), PATIENCE_MS);
    await vi.waitFor(async () => expect(await queued()).toHaveLength(1), PATIENCE_MS);
    expect((await again()).code).toBe('9876');
    const log = (await test.call(operatorLogCalls.list, { action: 'job.repeat' }, chief.seat)).data as {
      items: object[];
    };
    expect(log.items).toMatchObject([{ object: failed!.jobId, details: { queue: kind.name, why } }]);
  });

  it('lose what is cancelled before it has ended, once', async () => {
    const [planned] = (await queued()).filter(({ state }) => state === 'created');
    const cancel = () => test.call(jobsDeskCalls.cancel, { queue: kind.name, jobId: planned!.jobId, why }, chief.seat);
    expect((await cancel()).code).toBe('0000');
    expect(await queue(kind.name)).toMatchObject({ planned: 0 });
    expect((await cancel()).code).toBe('9876');
    const nowhere = { queue: 'no.such-queue', jobId: planned!.jobId, why };
    expect((await test.call(jobsDeskCalls.cancel, nowhere, chief.seat)).code).toBe('9876');
  });

  it('are only looked at by a reader', async () => {
    const reader = await buildOperator(test, 'reader');
    expect((await test.call(jobsDeskCalls.queues, {}, reader.seat)).code).toBe('0000');
    const repeat = { queue: kind.name, jobId: '00000000-0000-4000-8000-000000000000', why };
    expect((await test.call(jobsDeskCalls.repeat, repeat, reader.seat)).code).toBe('9861');
  });
});

describe('jobs of people', () => {
  const start = (person: TestPerson) =>
    startJob(test.platform, operationLogJob, {
      personId: person.id,
      input: { scrollId: 'x', language: 'en' } as never,
      title: 'The log of a secret survey',
    });
  const listed = async (state?: 'failed' | 'waiting') =>
    (await test.call(jobsDeskCalls.ofPeople, state ? { state } : {}, chief.seat)).data as {
      total: number;
      items: AnybodysJobInfo[];
    };
  const own = async (person: TestPerson, jobId: string) => {
    const { data } = await test.call(jobCalls.list, {}, { ...asPerson(person), lang: 'en' });
    return (data as { items: Job[] }).items.find(job => job.jobId === jobId);
  };

  it('are told by whose they are and how they stand, never by what they are called', async () => {
    const person = await buildPerson(test.platform);
    const jobId = await start(person);
    const { items } = await listed('waiting');
    expect(items).toMatchObject([{ jobId, name: person.nickName, state: 'waiting', type: 'operation-log' }]);
    expect(JSON.stringify(items)).not.toContain('secret');
    expect((await listed('failed')).total).toBe(0);
  });

  it('are stopped once, and their people are told why it ended', async () => {
    const person = await buildPerson(test.platform);
    const jobId = await start(person);
    const stop = () => test.call(jobsDeskCalls.stopOfPerson, { jobId, why }, chief.seat);
    expect((await stop()).code).toBe('0000');
    expect(await own(person, jobId)).toMatchObject({
      state: 'failed',
      isNews: true,
      reason: 'The platform’s operator has stopped this. You can start it again later',
    });
    expect((await listed('failed')).items).toMatchObject([{ jobId, reason: expect.stringContaining('stopped') }]);
    expect((await stop()).code).toBe('9876');
  });

  it('are started again as their person’s, who must still be allowed to', async () => {
    const person = await buildPerson(test.platform);
    const jobId = await start(person);
    await test.call(jobsDeskCalls.stopOfPerson, { jobId, why }, chief.seat);
    const repeat = (id: string) => test.call(jobsDeskCalls.repeatOfPerson, { jobId: id, why }, chief.seat);
    expect((await repeat(jobId)).code).toBe('9104');
    expect((await repeat('00000000-0000-4000-8000-000000000000')).code).toBe('9701');
  });
});
