import { expect, it } from 'vitest';
import { dayOrHourText, isDayOrHour } from './time-zone.ts';

it('a test on a moment names a day or an hour of one, and nothing else', () => {
  const right = ['2026-11-15', '2024-02-29', '2026-11-15T00', '2026-11-15T23'];
  const wrong = [
    '2026-02-30',
    '2026-02-30T01',
    '2026-11-15T24',
    '2026-11-15T1',
    '2026-11-15T09:00',
    'T09',
    '',
    '2026-11-15 09',
  ];
  expect(right.filter(isDayOrHour)).toEqual(right);
  expect(wrong.filter(isDayOrHour)).toEqual([]);
});

it('an hour is read by the minute that it begins with', () => {
  expect(['2026-11-15', '2026-11-15T09'].map(dayOrHourText)).toEqual(['2026-11-15', '2026-11-15 09:00']);
});
