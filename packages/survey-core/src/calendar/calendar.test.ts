import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, firstDayOf } from './days.ts';
import { spanIn, timeBuckets } from './time-buckets.ts';
import { type DayWindow, fitsUnit, namedWindows, usualUnit, windowNamed } from './time-units.ts';

const at = (moment: number) => new Date(moment).toISOString().slice(0, 16);
const window = (from: string, to: string): DayWindow => ({ from, to });
const names = (days: DayWindow, unit: Parameters<typeof timeBuckets>[1], zone = 'Asia/Shanghai') =>
  timeBuckets(days, unit, zone).map(({ first, last }) => (first === last ? first : `${first}..${last}`));

describe('days', () => {
  it('are added across months, years and leap days', () => {
    expect([addDays('2026-12-31', 1), addDays('2024-03-01', -1), addDays('2026-03-29', 1)]).toEqual([
      ...['2027-01-01', '2024-02-29', '2026-03-30'],
    ]);
    expect([addMonths('2026-11-01', 3), addMonths('2026-01-31', 1), addMonths('2024-02-29', 12)]).toEqual([
      ...['2027-02-01', '2026-03-03', '2025-03-01'],
    ]);
    expect([daysBetween('2026-11-16', '2026-11-16'), daysBetween('2026-01-01', '2026-12-31')]).toEqual([1, 365]);
  });

  it('belong to periods; weeks begin on Monday, quarters in January, April, July and October', () => {
    expect(['2026-11-15', '2026-11-16', '2026-11-22'].map(firstDayOf.week)).toEqual([
      ...['2026-11-09', '2026-11-16', '2026-11-16'],
    ]);
    expect(['2026-01-01', '2026-03-31', '2026-04-01', '2026-12-31'].map(firstDayOf.quarter)).toEqual([
      ...['2026-01-01', '2026-01-01', '2026-04-01', '2026-10-01'],
    ]);
    expect([firstDayOf.month('2026-02-28'), firstDayOf.year('2026-02-28')]).toEqual(['2026-02-01', '2026-01-01']);
  });
});

describe('windows', () => {
  it.each([
    ['hour', '2026-11-16', '2026-11-16', '2026-11-17'],
    ['day', '2026-01-01', '2026-03-31', '2026-04-01'],
    ['week', '2026-01-01', '2026-12-31', '2027-01-01'],
    ['week', '2024-01-01', '2024-12-30', '2024-12-31'],
    ['month', '2024-01-01', '2024-12-31', '2025-01-01'],
    ['quarter', '2026-05-10', '2027-05-09', '2027-05-10'],
    ['year', '2022-01-01', '2026-12-31', '2027-01-01'],
    ['month', '2024-02-29', '2025-02-28', '2025-03-01'],
  ] as const)('by %s from %s last until %s and not until %s (S9.16)', (unit, from, last, tooLate) => {
    expect([fitsUnit(window(from, last), unit), fitsUnit(window(from, tooLate), unit)]).toEqual([true, false]);
  });

  it('that run backwards fit nothing', () => {
    expect(fitsUnit(window('2026-11-16', '2026-11-15'), 'day')).toBe(false);
    expect(usualUnit(window('2026-11-16', '2026-11-15'))).toBeUndefined();
  });

  it('are told by what says most, and by nothing when they are too long for all', () => {
    const told = [
      window('2026-11-16', '2026-11-16'),
      window('2026-11-10', '2026-11-16'),
      window('2026-08-01', '2026-11-16'),
      window('2024-01-01', '2024-12-31'),
      window('2022-01-01', '2026-11-16'),
      window('2020-01-01', '2026-11-16'),
    ].map(usualUnit);
    expect(told).toEqual(['hour', 'day', 'week', 'month', 'year', undefined]);
  });

  it('yesterday and the last 7 days are one click away, and each of them fits a unit (S9.32)', () => {
    expect(windowNamed('yesterday', '2026-03-01')).toEqual(window('2026-02-28', '2026-02-28'));
    expect(windowNamed('days7', '2026-03-01')).toEqual(window('2026-02-23', '2026-03-01'));
    expect(windowNamed('year1', '2026-03-01')).toEqual(window('2025-03-02', '2026-03-01'));
    for (const name of namedWindows) expect(usualUnit(windowNamed(name, '2024-02-29'))).toBeDefined();
  });
});

describe('pieces of a window (S9.33)', () => {
  it('are whole hours, also where a zone is not a whole hour away', () => {
    const hours = timeBuckets(window('2026-11-16', '2026-11-16'), 'hour', 'Asia/Kathmandu');
    expect(hours).toHaveLength(24);
    expect([at(hours[0]!.from), at(hours[23]!.to)]).toEqual(['2026-11-15T18:15', '2026-11-16T18:15']);
  });

  it('leave out the hour that clocks skip, and take the one that they show twice as one', () => {
    const spring = timeBuckets(window('2026-03-29', '2026-03-29'), 'hour', 'Europe/Berlin');
    expect(spring.map(({ first }) => first.slice(11)).slice(0, 4)).toEqual(['00', '01', '03', '04']);
    expect(spring).toHaveLength(23);
    const autumn = timeBuckets(window('2026-10-25', '2026-10-25'), 'hour', 'Europe/Berlin');
    expect(autumn).toHaveLength(24);
    expect([at(autumn[2]!.from), at(autumn[2]!.to)]).toEqual(['2026-10-25T00:00', '2026-10-25T02:00']);
  });

  it('follow each other without a gap, on days of 23 and 25 hours too', () => {
    const days = timeBuckets(window('2026-03-28', '2026-03-30'), 'day', 'America/New_York');
    const turns = timeBuckets(window('2026-03-07', '2026-03-09'), 'day', 'America/New_York');
    for (const list of [days, turns])
      expect(list.slice(1).map(({ from }) => from)).toEqual(list.slice(0, -1).map(({ to }) => to));
    expect(turns.map(({ from, to }) => (to - from) / 3_600_000)).toEqual([24, 23, 24]);
  });

  it('are cut where the window begins and ends, and say so', () => {
    expect(names(window('2026-11-11', '2026-11-24'), 'week')).toEqual([
      ...['2026-11-11..2026-11-15', '2026-11-16..2026-11-22', '2026-11-23..2026-11-24'],
    ]);
    expect(
      timeBuckets(window('2026-11-11', '2026-11-24'), 'week', 'Asia/Shanghai').map(({ isPart }) => isPart),
    ).toEqual([true, false, true]);
    expect(names(window('2026-02-10', '2026-07-01'), 'quarter')).toEqual([
      ...['2026-02-10..2026-03-31', '2026-04-01..2026-06-30', '2026-07-01'],
    ]);
    expect(names(window('2025-12-31', '2026-01-01'), 'year')).toEqual(['2025-12-31', '2026-01-01']);
    expect(names(window('2026-01-31', '2026-03-01'), 'month')).toEqual([
      ...['2026-01-31', '2026-02-01..2026-02-28', '2026-03-01'],
    ]);
  });
});

describe('a day', () => {
  const startOfDay = (day: string, timeZone: string) => spanIn(day, timeZone)[0];

  it('begins at midnight where the questionnaire is, in summer and in winter', () => {
    expect(at(startOfDay('2026-11-15', 'Asia/Shanghai'))).toBe('2026-11-14T16:00');
    expect(at(startOfDay('2026-07-01', 'Europe/Berlin'))).toBe('2026-06-30T22:00');
    expect(at(startOfDay('2026-03-29', 'Europe/Berlin'))).toBe('2026-03-28T23:00');
    expect(at(spanIn('2026-03-29', 'Europe/Berlin')[1])).toBe('2026-03-29T22:00');
    expect(at(spanIn('2026-02-28', 'UTC')[1])).toBe('2026-03-01T00:00');
  });

  it('begins with the first moment whose local day it is', () => {
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
});
