import { expect, it } from 'vitest';
import { oldDays } from './backup-age.ts';

const hour = 3600_000;
const now = Date.UTC(2026, 10, 19, 9);

it.each([
  [0, undefined],
  [47.9, undefined],
  [48, 2],
  [71.9, 2],
  [240, 10],
  // A clock that is behind the server's.
  [-3, undefined],
])('a backup of %s hours ago is %s days old', (hours, days) => {
  expect(oldDays(now - hours * hour, now)).toBe(days);
});
