import type { ScheduleRule } from '@wenshu/api-contract';
import { describe, expect, it } from 'vitest';
import { nextDue } from './next-due.ts';

const rule = (more: Partial<ScheduleRule>): ScheduleRule => ({ every: 'day', hour: 9, weekday: 1, day: 1, ...more });
const following = (of: ScheduleRule, zone: string, from: string, count: number) => {
  const found: string[] = [];
  for (let at = new Date(from); found.length < count; ) {
    at = nextDue(of, zone, at);
    found.push(at.toISOString().slice(0, 16));
  }
  return found;
};

describe('when a report is sent next', () => {
  it.each([
    ['every day', rule({}), 'Asia/Shanghai', '2026-11-16T00:59:00Z', ['2026-11-16T01:00', '2026-11-17T01:00']],
    ['strictly after', rule({}), 'Asia/Shanghai', '2026-11-16T01:00:00Z', ['2026-11-17T01:00']],
    // A Friday evening in Shanghai is still the same Friday in Los Angeles.
    [
      'every Saturday',
      rule({ every: 'week', weekday: 6 }),
      'America/Los_Angeles',
      '2026-11-20T12:00:00Z',
      ['2026-11-21T17:00'],
    ],
    [
      'every Sunday',
      rule({ every: 'week', weekday: 7 }),
      'UTC',
      '2026-11-16T00:00:00Z',
      ['2026-11-22T09:00', '2026-11-29T09:00'],
    ],
    [
      'on the 31st, or the last of a shorter month',
      rule({ every: 'month', day: 31 }),
      'UTC',
      '2027-01-15T00:00:00Z',
      ['2027-01-31T09:00', '2027-02-28T09:00', '2027-03-31T09:00', '2027-04-30T09:00'],
    ],
    [
      'on the 29th of February in a leap year',
      rule({ every: 'month', day: 30 }),
      'UTC',
      '2028-02-01T00:00:00Z',
      ['2028-02-29T09:00'],
    ],
  ] as const)('%s', (_, of, zone, from, expected) => {
    expect(following(of, zone, from, expected.length)).toEqual(expected);
  });

  it('keeps the hour on the wall when summer begins, and is once on the day whose hour is left out', () => {
    expect(following(rule({}), 'Europe/Berlin', '2026-03-28T00:00:00Z', 3)).toEqual([
      ...['2026-03-28T08:00', '2026-03-29T07:00', '2026-03-30T07:00'],
    ]);
    expect(following(rule({ hour: 2 }), 'Europe/Berlin', '2026-03-28T02:00:00Z', 2)).toEqual([
      ...['2026-03-29T01:00', '2026-03-30T00:00'],
    ]);
  });

  it('is once on the day that has the hour twice', () => {
    expect(following(rule({ hour: 2 }), 'Europe/Berlin', '2026-10-24T12:00:00Z', 2)).toEqual([
      ...['2026-10-25T00:00', '2026-10-26T01:00'],
    ]);
  });
});
