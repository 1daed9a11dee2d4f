import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../../tools/testing/test-database.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { JOB_SCHEMA } from './install-job-schema.ts';
import { type JobKind, type Jobs, jobKind } from './jobs.ts';
import { startPgBossJobs } from './pg-boss-jobs.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let jobs: Jobs;

const told: [unknown, string | undefined][] = [];
const startJobs = () =>
  startPgBossJobs({ url: testDatabase.url, onError: (error, job) => told.push([error, job]), pollingSeconds: 0.5 });

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.url, { max: 3 });
  jobs = await startJobs();
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
  await testDatabase.drop();
});

const until = (isDone: () => boolean) => expect.poll(isDone).toBe(true);
/** What the queue itself knows of a kind's jobs. */
const stored = async ({ name }: JobKind<object>) => {
  const { rows } = await database.pool.query<{ state: string; tries: number }>(
    `select state::text, retry_count::int as tries from ${JOB_SCHEMA}.job where name = $1 order by created_on`,
    [name],
  );
  return rows;
};

describe('a job', () => {
  it('reaches whoever works on its kind, with its data', async () => {
    const kind = jobKind<{ word: string }>('test.reach');
    const seen: string[] = [];
    await jobs.send(kind, { word: '林晓' });
    await jobs.work(kind, async ({ word }) => void seen.push(word));
    await until(() => seen.length === 1);
    expect(seen).toEqual(['林晓']);
  });

  it('is tried again when the work fails, and somebody is told', async () => {
    const kind = jobKind<{ id: number }>('test.again', { retryLimit: 2 });
    let tries = 0;
    await jobs.work(kind, async () => {
      tries += 1;
      if (tries === 1) throw new Error('not this time');
    });
    await jobs.send(kind, { id: 1 });
    await until(() => tries === 2);
    expect(told).toEqual([[new Error('not this time'), 'test.again']]);
  });

  it('exists exactly when the transaction that sent it commits', async () => {
    const kind = jobKind<{ word: string }>('test.transaction');
    const seen: string[] = [];
    await jobs.work(kind, async ({ word }) => void seen.push(word));
    const refused = database.transaction(async within => {
      await jobs.send(kind, { word: 'rolled back' }, { within });
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    await database.transaction(within => jobs.send(kind, { word: 'committed' }, { within }));
    // The queue knows of one, whoever may look for work and when.
    expect(await stored(kind)).toHaveLength(1);
    await until(() => seen.length > 0);
    expect(seen).toEqual(['committed']);
  });

  it('waits for its time', async () => {
    const kind = jobKind<{ id: number }>('test.later');
    const seen: number[] = [];
    await jobs.work(kind, async ({ id }) => void seen.push(id));
    await jobs.send(kind, { id: 1 }, { startAfter: new Date(Date.now() + 3_600_000) });
    await jobs.send(kind, { id: 2 });
    // The second one overtakes the first, which would have been taken before it.
    await until(() => seen.length > 0);
    expect(seen).toEqual([2]);
    await database.pool.query(
      `update ${JOB_SCHEMA}.job set start_after = now() where name = $1 and state = 'created'`,
      [kind.name],
    );
    await until(() => seen.length > 1);
    expect(seen).toEqual([2, 1]);
  });

  it('is done by one of several processes', async () => {
    const kind = jobKind<{ id: number }>('test.once');
    const other = await startJobs();
    const seen: number[] = [];
    for (const worker of [jobs, other]) await worker.work(kind, async ({ id }) => void seen.push(id));
    for (let id = 0; id < 6; id += 1) await jobs.send(kind, { id });
    // Once it says so, nobody gets it any more.
    const done = { state: 'completed', tries: 0 };
    await expect.poll(() => stored(kind)).toEqual([0, 1, 2, 3, 4, 5].map(() => done));
    expect(seen.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    await other.stop();
  });

  it('is finished before a process stops', async () => {
    const kind = jobKind<{ id: number }>('test.stop');
    const other = await startJobs();
    let state = 'waiting';
    let letGo = () => {};
    const stopBegins = new Promise<void>(resolve => {
      letGo = resolve;
    });
    await other.work(kind, async () => {
      state = 'begun';
      await stopBegins;
      // As long as a process takes to start and to stop that waits for nobody.
      await (await startJobs()).stop();
      state = 'finished';
    });
    await other.send(kind, { id: 1 });
    await until(() => state === 'begun');
    const stopped = other.stop().then(() => state);
    letGo();
    expect(await stopped).toBe('finished');
  });
});
