import { expect, it } from 'vitest';
import { DEFAULT_TIME_ZONE, isTimeZone, localTimeIn, momentIn } from '../src/zoned-time.ts';

it.each([
  ['2026-11-15T08:30', DEFAULT_TIME_ZONE, '2026-11-15T00:30:00Z'],
  ['2026-07-01T00:00', 'America/New_York', '2026-07-01T04:00:00Z'],
  ['2026-12-01T00:00', 'America/New_York', '2026-12-01T05:00:00Z'],
  ['2026-12-01T00:00:30', 'Asia/Kathmandu', '2026-11-30T18:15:30Z'],
  ['2026-01-01T00:00', 'Pacific/Kiritimati', '2025-12-31T10:00:00Z'],
])('%s in %s is %s, and back', (local, zone, utc) => {
  expect(momentIn(local, zone)).toBe(Date.parse(utc));
  expect(localTimeIn(new Date(utc), zone)).toBe(local.length === 16 ? `${local}:00` : local);
});

it('takes the first of two when clocks are put back, and the time after the gap when they are put forward', () => {
  expect(momentIn('2026-11-01T01:30', 'America/New_York')).toBe(Date.parse('2026-11-01T05:30:00Z'));
  expect(momentIn('2026-03-08T02:30', 'America/New_York')).toBe(Date.parse('2026-03-08T07:30:00Z'));
});

it('begins a day whose midnight is left out when it begins', () => {
  const begins = momentIn('2026-09-06T00:00', 'America/Santiago')!;
  expect(localTimeIn(new Date(begins), 'America/Santiago')).toBe('2026-09-06T01:00:00');
  expect(localTimeIn(new Date(begins - 1000), 'America/Santiago')).toBe('2026-09-05T23:59:59');
});

it('knows names of zones, and takes nothing else', () => {
  expect(
    ['Asia/Shanghai', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+8'].filter(name => !isTimeZone(name)),
  ).toEqual([]);
  const wrong = ['', '+08:00', 'Mars/Base', 'asia', '../etc', 'Asia/Shanghai ', 'x'.repeat(5000)];
  expect(wrong.filter(isTimeZone)).toEqual([]);
  expect(momentIn('2026-13-40T99:99', 'UTC')).toBeUndefined();
});
