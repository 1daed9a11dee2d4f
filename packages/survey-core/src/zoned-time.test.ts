import { expect, it } from 'vitest';
import { aheadOf, clockText, localTimeIn } from './zoned-time.ts';

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

it('a time names its clock, in the language of its reader', () => {
  const moment = Date.parse('2026-11-15T20:30:59Z');
  expect(clockText(moment, 'Asia/Shanghai', 'en', 'second')).toMatch(/^2026-11-16 04:30:\d\d \(China Standard Time\)$/);
  expect(clockText(moment, 'Asia/Shanghai', 'en')).toBe('2026-11-16 04:30 (China Standard Time)');
  expect(clockText(moment, 'Asia/Shanghai', 'zh')).toBe('2026-11-16 04:30（中国标准时间）');
  expect(clockText(moment, 'Europe/Berlin', 'en')).toBe('2026-11-15 21:30 (Central European Standard Time)');
});
