import { limitWindows } from '@wenshu/api-contract';
import { describe, expect, it } from 'vitest';
import { windowStart } from './window-start.ts';

/** Thursday, 14 May 2026, 01:30 in Shanghai, which is still Wednesday in London. */
const now = new Date('2026-05-13T17:30:00Z');
const zone = 'Asia/Shanghai';
const inShanghai = (text: string) => Date.parse(`${text}+08:00`);

describe('a window of a limit (S9.17)', () => {
  it.each([
    ['wholePeriod', 0],
    ['hour', inShanghai('2026-05-14T00:30:00')],
    ['day', inShanghai('2026-05-13T01:30:00')],
    ['calendarDay', inShanghai('2026-05-14T00:00:00')],
    ['days7', inShanghai('2026-05-07T01:30:00')],
    ['calendarWeek', inShanghai('2026-05-11T00:00:00')],
    ['days30', inShanghai('2026-04-14T01:30:00')],
    ['calendarMonth', inShanghai('2026-05-01T00:00:00')],
    ['days90', inShanghai('2026-02-13T01:30:00')],
    ['calendarQuarter', inShanghai('2026-04-01T00:00:00')],
    ['days365', inShanghai('2025-05-14T01:30:00')],
    ['calendarYear', inShanghai('2026-01-01T00:00:00')],
  ] as const)('%s begins where it should', (window, start) => {
    expect(windowStart(window, now, zone)).toBe(start);
  });

  it('has a beginning for each of the twelve, never after now', () => {
    expect(limitWindows).toHaveLength(12);
    for (const window of limitWindows) expect(windowStart(window, now, zone)).toBeLessThanOrEqual(now.getTime());
  });

  it('begins a week on Monday, also on a Monday and on a Sunday', () => {
    for (const day of ['2026-05-11', '2026-05-17'])
      expect(windowStart('calendarWeek', new Date(`${day}T12:00:00+08:00`), zone)).toBe(
        inShanghai('2026-05-11T00:00:00'),
      );
  });

  it('is of the questionnaire’s zone, also where the clocks were put forward since', () => {
    const newYork = (window: 'calendarDay' | 'calendarWeek' | 'calendarMonth', moment: string) =>
      new Date(windowStart(window, new Date(moment), 'America/New_York')).toISOString();
    expect(newYork('calendarDay', '2026-05-14T03:30:00Z')).toBe('2026-05-13T04:00:00.000Z');
    // Sunday, 8 March 2026, is when summer time begins there: the week and the month began in winter time.
    expect(newYork('calendarWeek', '2026-03-08T20:00:00Z')).toBe('2026-03-02T05:00:00.000Z');
    expect(newYork('calendarMonth', '2026-03-20T20:00:00Z')).toBe('2026-03-01T05:00:00.000Z');
  });
});
