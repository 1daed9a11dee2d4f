import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../../tools/testing/test-database.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { type Jobs, jobKind } from './jobs.ts';
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

async function until(isDone: () => boolean): Promise<void> {
  const end = Date.now() + 15_000;
  while (!isDone()) {
    if (Date.now() > end) throw new Error('It did not happen in time');
    await wait(50);
  }
}

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
    await until(() => seen.length > 0);
    await wait(700);
    expect(seen).toEqual(['committed']);
  });

  it('waits for its time', async () => {
    const kind = jobKind<{ id: number }>('test.later');
    let isDone = false;
    await jobs.work(kind, async () => {
      isDone = true;
    });
    await jobs.send(kind, { id: 1 }, { startAfter: new Date(Date.now() + 2_000) });
    await wait(1_000);
    expect(isDone).toBe(false);
    await until(() => isDone);
  });

  it('is done by one of several processes', async () => {
    const kind = jobKind<{ id: number }>('test.once');
    const other = await startJobs();
    const seen: number[] = [];
    for (const worker of [jobs, other]) await worker.work(kind, async ({ id }) => void seen.push(id));
    for (let id = 0; id < 6; id += 1) await jobs.send(kind, { id });
    await until(() => seen.length >= 6);
    await wait(600);
    expect(seen.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    await other.stop();
  });

  it('is finished before a process stops', async () => {
    const kind = jobKind<{ id: number }>('test.stop');
    const other = await startJobs();
    let state = 'waiting';
    await other.work(kind, async () => {
      state = 'begun';
      await wait(500);
      state = 'finished';
    });
    await other.send(kind, { id: 1 });
    await until(() => state === 'begun');
    await other.stop();
    expect(state).toBe('finished');
  });
});
