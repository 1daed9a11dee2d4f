import { expect, it } from 'vitest';
import { aheadOf, localTimeIn } from './zoned-time.ts';

const HOUR_MS = 3600 * 1000;

// By half an hour, by a whole day, at a quarter past the hour of UTC, and not at all.
it.each([
  ['Europe/Berlin', '2026-03-28'],
  ['Europe/Berlin', '2026-10-24'],
  ['Australia/Lord_Howe', '2026-04-04'],
  ['Pacific/Apia', '2011-12-29'],
  ['Asia/Kathmandu', '1985-12-31'],
  ['Asia/Shanghai', '2026-11-15'],
])('%s is as far ahead as its clocks on the wall show, around %s', (timeZone, day) => {
  const ahead = aheadOf(timeZone);
  const start = Date.parse(`${day}T00:00:00Z`);
  for (let ms = start; ms < start + 72 * HOUR_MS; ms += HOUR_MS / 12)
    expect(new Date(ms + ahead(ms)).toISOString()).toBe(`${localTimeIn(new Date(ms), timeZone)}.000Z`);
});
