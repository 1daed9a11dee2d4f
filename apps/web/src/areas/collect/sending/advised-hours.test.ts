import { expect, it } from 'vitest';
import { isAdvisedHour } from './advised-hours.ts';

it.each([
  [8, 59, false],
  [9, 0, true],
  [21, 59, true],
  [22, 0, false],
  [2, 0, false],
])('SMS at %i:%i are advised: %s (S9.19)', (hour, minute, isAdvised) => {
  expect(isAdvisedHour(new Date(2026, 2, 2, hour, minute))).toBe(isAdvised);
});
