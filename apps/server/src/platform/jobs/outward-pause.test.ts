import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startBackgroundWork } from '../../features/background-work.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { beginOutwardPause, endOutwardPause } from '../outward-pause.repository.ts';
import { type JobKind, jobKind } from './jobs.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ jobPollingSeconds: 0.5 });
});
afterAll(() => test.close());

const patience = { timeout: 60_000, interval: 50 };

it('a restored copy sends nothing until somebody says go on, and goes on with everything else', async () => {
  const { jobs, database } = test.platform;
  const outward = jobKind<{ turn: number }>('test.outward', { reachesOut: true });
  const inward = jobKind<{ turn: number }>('test.inward');
  const seen: string[] = [];
  for (const kind of [outward, inward])
    await jobs.work(kind, async ({ turn }) => void seen.push(`${kind.name} ${turn}`));
  await beginOutwardPause(database.pool);
  for (const kind of [outward, inward]) await jobs.send(kind, { turn: 1 });
  const isOver = async () => {
    const { rows } = await database.pool.query(
      `select count(*)::int as over from pgboss.job where name in ('test.outward', 'test.inward') and state = 'completed'`,
    );
    return rows[0].over;
  };
  await vi.waitFor(async () => expect(await isOver()).toBe(2), patience);
  expect(seen).toEqual(['test.inward 1']);
  expect(await endOutwardPause(database.pool)).toBe(true);
  await jobs.send(outward, { turn: 2 });
  await vi.waitFor(() => expect(seen).toEqual(['test.inward 1', 'test.outward 2']), patience);
});

it('what leaves by itself is mail and SMS, pushes, scheduled reports, and what money asks and sends', async () => {
  const kinds: JobKind<object>[] = [];
  const jobs = {
    send: async () => {},
    every: async () => {},
    stop: async () => {},
    repeat: async () => false,
    cancel: async () => false,
    work: async (kind: JobKind<never>) => void kinds.push(kind),
  };
  await startBackgroundWork({ ...test.platform, jobs });
  expect(kinds.filter(({ reachesOut }) => reachesOut).map(({ name }) => name)).toEqual([
    ...['sending.run', 'docking.deliver', 'rewards.settle', 'reports.send', 'console.announcements', 'people.payments'],
  ]);
  expect(kinds.length).toBeGreaterThan(5);
});
