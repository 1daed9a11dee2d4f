import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { startBackgroundWork } from './background-work.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** By what nobody asks for and everybody relies on: without it mails wait for ever, and surveys do not end. */
const byTheClock = [
  ...[
    'coding.rules',
    'console.announcements',
    'docking.deliver',
    'people.lost-jobs',
    'people.payments',
    'platform.sweep',
    'records.clean',
    'reports.send',
    'rewards.settle',
  ],
  ...['sending.run', 'survey.endOnTime', 'survey.progressAlerts', 'symposium.boards'],
];

it('a process works on everything that people or the clock ask for, and the clock asks for all of it', async () => {
  const worked = new Set<string>();
  const asked = new Map<string, string>();
  const jobs: Jobs = {
    ...test.platform.jobs,
    work: async ({ name }) => void worked.add(name),
    every: async ({ name }, cron) => void asked.set(name, cron),
  };
  await startBackgroundWork({ ...test.platform, jobs });
  expect([...asked.keys()].sort()).toEqual(byTheClock);
  expect([...worked].sort()).toEqual([...byTheClock, 'people.job'].sort());
  // Minute, hour, day, month, weekday: what has another shape never comes.
  for (const [name, cron] of asked) expect([name, cron.split(' ').length]).toEqual([name, 5]);
});
