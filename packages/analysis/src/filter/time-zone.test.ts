import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startOfDay } from './time-zone.ts';

const at = (moment: number) => new Date(moment).toISOString();

it('a day begins at midnight where the questionnaire is, in summer and in winter', () => {
  expect(at(startOfDay('2026-11-15', 'Asia/Shanghai'))).toBe('2026-11-14T16:00:00.000Z');
  expect(at(startOfDay('2026-07-01', 'Europe/Berlin'))).toBe('2026-06-30T22:00:00.000Z');
  expect(at(startOfDay('2026-03-29', 'Europe/Berlin'))).toBe('2026-03-28T23:00:00.000Z');
  expect(at(startOfDay('2026-03-29', 'Europe/Berlin', 1))).toBe('2026-03-29T22:00:00.000Z');
  expect(at(startOfDay('2026-02-28', 'UTC', 1))).toBe('2026-03-01T00:00:00.000Z');
});

it('is the first moment whose local day it is', () => {
  const days = fc
    .date({ min: new Date('1995-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    .map(day => day.toISOString().slice(0, 10));
  const zones = fc.constantFrom(
    'Asia/Shanghai',
    'Europe/Berlin',
    'America/New_York',
    'Asia/Kathmandu',
    'Pacific/Auckland',
  );
  fc.assert(
    fc.property(days, zones, (day, timeZone) => {
      const dayAt = (moment: number) =>
        new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
      const start = startOfDay(day, timeZone);
      expect(dayAt(start)).toBe(day);
      expect(dayAt(start - 1) < day).toBe(true);
    }),
  );
});
