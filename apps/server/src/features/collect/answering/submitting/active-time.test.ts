import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { activeMsBetween } from './active-time.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const MINUTE_MS = 60_000;
const START_MS = Date.parse('2026-03-01T09:00:00Z');

// Two processes whose clocks differ, or a clock that is put right, must take nothing from the time that somebody was at it: they would be
// flagged as too fast, or refused at the shortest time.
it.each([
  [0, 0],
  [5 * MINUTE_MS, 5 * MINUTE_MS],
  [30 * MINUTE_MS, 30 * MINUTE_MS],
  [30 * MINUTE_MS + 1, 0],
  [-1, 0],
  [-MINUTE_MS, 0],
])('of %i ms between two moments %i ms were spent answering, here and in the database', async (passedMs, activeMs) => {
  expect(activeMsBetween(START_MS, START_MS + passedMs)).toBe(activeMs);
  const { rows } = await test.platform.database.pool.query<{ ms: string }>('select active_ms_between($1, $2) as ms', [
    new Date(START_MS),
    new Date(START_MS + passedMs),
  ]);
  expect(Number(rows[0]!.ms)).toBe(activeMs);
});
