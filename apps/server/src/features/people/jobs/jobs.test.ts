import { type CallData, errorCodes, type Job, jobCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../../refusal/refusal.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { defineJob, type JobContext, type JobResult } from './define-job.ts';
import { claimJob, finishJob } from './job.repository.ts';
import { runJob } from './run-job.ts';
import { startJob } from './start-job.ts';
import { giveBackLostJobs, MOST_TRIES, removeExpiredJobs } from './work-on-jobs.ts';

const DAY_SECONDS = 24 * 60 * 60;
type Input = { readonly word: string };

let test: TestApp;
let person: TestPerson;
/** What the job does in the test at hand. */
let act: (context: JobContext<Input>) => Promise<JobResult> = async ({ input }) => ({ data: input.word });
const kind = defineJob<Input>('test.job', context => act(context));
const kinds = new Map([[kind.kind, kind]]);

beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** A promise that the test keeps when it likes. */
function openGate(): { readonly promise: Promise<void>; resolve(): void } {
  let resolve = () => {};
  const promise = new Promise<void>(open => {
    resolve = open;
  });
  return { promise, resolve: () => resolve() };
}

const start = async (word = 'done', whose = person) =>
  startJob(test.platform, kind, {
    personId: whose.id,
    input: { word },
    title: `The job ${word}`,
    about: { kind: 'questionnaire', id: 'anyScroll1' },
  });
const list = async (whose = person) => {
  const { data } = await test.call(jobCalls.list, {} as never, { ...asPerson(whose), headers: { lang: 'en' } });
  return (data as { items: Job[] }).items;
};
const get = async (jobId: string, whose = person) => test.call(jobCalls.get, { jobId }, asPerson(whose));
const found = async (jobId: string) => (await get(jobId)).data as CallData<typeof jobCalls.get>;
const run = (jobId: string) => runJob(test.platform, kinds, jobId);
const silence = (jobId: string) =>
  test.platform.database.pool.query("update person_job set heartbeat_at = now() - interval '1 hour' where id = $1", [
    jobId,
  ]);
const fileOf = (content: () => AsyncIterable<string>) => ({
  file: { fileName: 'made.csv', contentType: 'text/csv', content: content() },
});

describe('while it runs', () => {
  beforeAll(async () => {
    person = await buildPerson(test.platform);
  });

  it('it says how far it is, and never less than before', async () => {
    const gate = openGate();
    act = async ({ report, input }) => {
      report(0.5, 'writing');
      report(0.25);
      await gate.promise;
      return { data: input.word };
    };
    const jobId = await start();
    const running = run(jobId);
    await vi.waitFor(async () => expect((await found(jobId)).job.progress).toBe(0.5), {
      timeout: 60_000,
      interval: 50,
    });
    expect((await found(jobId)).job).toMatchObject({ state: 'running', progressWord: 'writing', isNews: false });
    gate.resolve();
    await running;
    expect((await found(jobId)).job).toMatchObject({ state: 'done', progress: 1, progressWord: null });
  });

  it('it says its rows when it is done, also when that takes less than a heartbeat', async () => {
    act = async ({ reportRows }) => {
      reportRows(0, 10);
      return fileOf(async function* () {
        reportRows(10, 10);
        yield 'rows';
      });
    };
    const jobId = await start();
    await run(jobId);
    expect((await found(jobId)).job).toMatchObject({ state: 'done', rows: { done: 10, total: 10 } });
  });

  it('it hears that its person cancels it, and leaves no file behind', async () => {
    const wasAborted = openGate();
    act = async ({ signal }) =>
      fileOf(async function* () {
        yield 'begun';
        await new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()));
        wasAborted.resolve();
        yield 'never';
      });
    const jobId = await start();
    const running = run(jobId);
    await vi.waitFor(async () => expect((await found(jobId)).job.state).toBe('running'), { timeout: 60_000 });
    expect((await test.call(jobCalls.cancel, { jobId }, asPerson(person))).code).toBe('0000');
    await wasAborted.promise;
    await running;
    expect((await found(jobId)).job).toMatchObject({ state: 'cancelled', file: null, isNews: false });
    const { rowCount } = await test.platform.database.pool.query('select 1 from stored_file where object_id = $1', [
      jobId,
    ]);
    expect(rowCount).toBe(0);
  });

  it('it is run once, however often the queue names it', async () => {
    let runs = 0;
    act = async () => ({ data: ++runs });
    const jobId = await start();
    await Promise.all(Array.from({ length: 8 }, () => run(jobId)));
    await run(jobId);
    expect(runs).toBe(1);
    expect((await found(jobId)).result).toBe(1);
  });

  it('cancelled before anybody began, it is never run', async () => {
    let isRun = false;
    act = async () => {
      isRun = true;
      return { data: null };
    };
    const jobId = await start();
    await test.call(jobCalls.cancel, { jobId }, asPerson(person));
    await run(jobId);
    expect([isRun, (await found(jobId)).job.state]).toEqual([false, 'cancelled']);
  });
});

describe('when it fails', () => {
  beforeAll(async () => {
    person = await buildPerson(test.platform);
  });

  it('its person is told the refusal in their own language', async () => {
    act = async () => {
      throw new Refusal('analysisTooFewSamples', { params: { needed: 30, got: 12 } } as never);
    };
    const jobId = await start();
    await run(jobId);
    const { job } = (await test.call(jobCalls.get, { jobId }, { ...asPerson(person), headers: { lang: 'zh' } }))
      .data as CallData<typeof jobCalls.get>;
    expect(job).toMatchObject({ state: 'failed', isNews: true });
    expect(job.reason).toMatch(/\p{Script=Han}/u);
    expect((await list())[0]!.reason).not.toMatch(/\p{Script=Han}/u);
  });

  it('what nobody foresaw is logged, and told as no more than that', async () => {
    act = async () => {
      throw new Error('secret of the house');
    };
    const jobId = await start();
    await expect(run(jobId)).rejects.toThrow('secret of the house');
    const [job] = await list();
    expect(job).toMatchObject({ jobId, state: 'failed' });
    expect(JSON.stringify(job)).not.toContain('secret');
  });
});

describe('when its process dies', () => {
  beforeAll(async () => {
    person = await buildPerson(test.platform);
    act = async ({ input }) => ({ data: input.word });
  });
  const die = async (jobId: string) => {
    const claimed = await claimJob(test.platform.database.pool, jobId, crypto.randomUUID());
    expect(claimed).toBeDefined();
    return claimed!;
  };

  it('another one runs it, once, and the dead one coming back changes nothing', async () => {
    const jobId = await start('second');
    const dead = await die(jobId);
    await giveBackLostJobs(test.platform);
    // It was heard of a moment ago: nobody may take it.
    await run(jobId);
    expect((await found(jobId)).job.state).toBe('running');
    await silence(jobId);
    await giveBackLostJobs(test.platform);
    await run(jobId);
    expect(await found(jobId)).toMatchObject({ job: { state: 'done' }, result: 'second' });
    expect(await finishJob(test.platform.database.pool, dead, { data: 'first' })).toBe(false);
    expect((await found(jobId)).result).toBe('second');
  });

  it('again and again, it has failed and is not tried for ever', async () => {
    const jobId = await start();
    for (let turn = 0; turn < MOST_TRIES; turn++) {
      await die(jobId);
      await silence(jobId);
      await giveBackLostJobs(test.platform);
    }
    await run(jobId);
    expect((await list())[0]).toMatchObject({ jobId, state: 'failed', isNews: true });
    expect((await list())[0]!.reason).toContain('interrupted');
  });
});

describe('a person', () => {
  it('has at most five that wait or run, however many are asked for at once', async () => {
    const busy = await buildPerson(test.platform);
    const asked = await Promise.allSettled(Array.from({ length: 12 }, () => start('many', busy)));
    expect(asked.filter(one => one.status === 'fulfilled')).toHaveLength(5);
    const refused = asked.flatMap(one => (one.status === 'rejected' ? [one.reason.errorName] : []));
    expect(new Set(refused)).toEqual(new Set(['tooManyJobs']));
    await test.call(jobCalls.cancel, { jobId: (await list(busy))[0]!.jobId }, asPerson(busy));
    await expect(start('one more', busy)).resolves.toBeTypeOf('string');
  });

  it('removes what has ended, and not what waits or runs: that would go on without anybody who could stop it', async () => {
    const owner = await buildPerson(test.platform);
    const jobId = await start('under way', owner);
    const remove = async () => (await test.call(jobCalls.remove, { jobId }, asPerson(owner))).code;
    expect(await remove()).toBe(errorCodes.jobNotFound.code);
    await claimJob(test.platform.database.pool, jobId, crypto.randomUUID());
    expect(await remove()).toBe(errorCodes.jobNotFound.code);
    expect(await list(owner)).toMatchObject([{ jobId, state: 'running' }]);
    await test.call(jobCalls.cancel, { jobId }, asPerson(owner));
    expect([await remove(), await list(owner)]).toEqual(['0000', []]);
  });

  it('sees, cancels and removes nobody else’s', async () => {
    const [owner, stranger] = [await buildPerson(test.platform), await buildPerson(test.platform)];
    const jobId = await start('mine', owner);
    expect(await list(stranger)).toEqual([]);
    expect((await get(jobId, stranger)).code).toBe(errorCodes.jobNotFound.code);
    for (const call of [jobCalls.cancel, jobCalls.remove])
      expect((await test.call(call, { jobId }, asPerson(stranger))).code).toBe(errorCodes.jobNotFound.code);
    await test.call(jobCalls.markSeen, { jobIds: [jobId] }, asPerson(stranger));
    expect((await list(owner))[0]).toMatchObject({ jobId, state: 'waiting' });
  });
});

describe('its file', () => {
  beforeAll(async () => {
    person = await buildPerson(test.platform);
  });
  const make = async () => {
    act = async () =>
      fileOf(async function* () {
        yield 'a,b\r\n';
        yield '一,二\r\n';
      });
    const jobId = await start();
    await run(jobId);
    const { address } = await found(jobId);
    return { jobId, address: address! };
  };
  const storageKey = async (jobId: string) =>
    (await test.platform.database.pool.query('select storage_key from stored_file where object_id = $1', [jobId]))
      .rows[0]?.storage_key as string | undefined;

  it('is downloaded by its ticket, and goes with the job that is removed', async () => {
    const { jobId, address } = await make();
    const { body, headers } = await test.app.inject({ url: address });
    expect(body).toBe('a,b\r\n一,二\r\n');
    expect(headers['content-disposition']).toContain('made.csv');
    expect((await list())[0]!.file).toEqual({ name: 'made.csv', size: Buffer.byteLength(body) });
    const key = (await storageKey(jobId))!;
    expect((await test.call(jobCalls.remove, { jobId }, asPerson(person))).code).toBe('0000');
    expect((await test.app.inject({ url: address })).statusCode).toBe(404);
    expect(await test.platform.files.read(key)).toBeUndefined();
  });

  it('is kept ten days and then swept, with its job (P4.35, S9.22)', async () => {
    const { jobId } = await make();
    const key = (await storageKey(jobId))!;
    test.clock.advanceSeconds(9 * DAY_SECONDS);
    await removeExpiredJobs(test.platform);
    expect(await test.platform.files.read(key)).toBeDefined();
    test.clock.advanceSeconds(2 * DAY_SECONDS);
    expect((await test.platform.database.pool.query('select 1 from person_job where id = $1', [jobId])).rowCount).toBe(
      1,
    );
    await removeExpiredJobs(test.platform);
    expect((await test.platform.database.pool.query('select 1 from person_job where id = $1', [jobId])).rowCount).toBe(
      0,
    );
    expect([await storageKey(jobId), await test.platform.files.read(key)]).toEqual([undefined, undefined]);
  });
});
