import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { noMetrics } from '../metrics/metrics.ts';
import { Tallies, talliedMetrics } from './tallies.ts';
import { listTallies } from './tally.repository.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const hourOf = (date: Date) => new Date(Math.floor(date.getTime() / 3600_000) * 3600_000);
const told = async () =>
  (await listTallies(test.platform.database.pool, new Date(0))).map(({ kind, word, count }) => [kind, word, count]);

it('counts of two processes come together by the hour, and what happened in the next stands by itself', async () => {
  const [one, two] = [new Tallies(test.platform.database, test.clock), new Tallies(test.platform.database, test.clock)];
  const first = hourOf(test.clock.now());
  one.add('mail', 'sent');
  one.add('mail', 'sent');
  two.add('mail', 'sent');
  two.add('error', 'noPermission');
  await Promise.all([one.flush(), two.flush()]);
  test.clock.advanceSeconds(3600);
  one.add('mail', 'sent');
  await one.close();
  await two.close();
  expect(await told()).toEqual([
    ['error', 'noPermission', 1],
    ['mail', 'sent', 3],
    ['mail', 'sent', 1],
  ]);
  const later = await listTallies(test.platform.database.pool, new Date(first.getTime() + 1));
  expect(later).toHaveLength(1);
});

it('what could not be written is written later, with what came meanwhile', async () => {
  const { pool } = test.platform.database;
  await pool.query('delete from tally');
  let isAway = true;
  const query = (...args: Parameters<typeof pool.query>) =>
    isAway ? Promise.reject(new Error('away')) : pool.query(...args);
  const tallies = new Tallies({ ...test.platform.database, pool: { query } as never }, test.clock);
  tallies.add('sms', 'sent');
  await expect(tallies.flush()).rejects.toThrow('away');
  tallies.add('sms', 'sent');
  isAway = false;
  await tallies.flush();
  expect(await told()).toEqual([['sms', 'sent', 2]]);
  await tallies.close();
});

it('counts refusals, failed jobs, mail and text messages, and no job that was done', () => {
  const words: string[] = [];
  const metrics = talliedMetrics(noMetrics, (kind, word) => words.push(`${kind} ${word}`));
  metrics.add('wenshu_refusals_total', { error: 'systemAbnormal' });
  metrics.add('wenshu_jobs_total', { kind: 'platform.sweep', outcome: 'failed' }, 0);
  metrics.add('wenshu_jobs_total', { kind: 'platform.sweep', outcome: 'done' });
  metrics.add('wenshu_jobs_total', { kind: 'sending.run', outcome: 'failed' });
  metrics.add('wenshu_mails_total', { outcome: 'refused' });
  metrics.add('wenshu_saves_total', {});
  expect(words).toEqual(['error systemAbnormal', 'job sending.run', 'mail refused']);
});
