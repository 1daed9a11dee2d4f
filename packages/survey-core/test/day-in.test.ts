import { expect, it } from 'vitest';
import { dayIn } from '../src/answering/day-in.ts';

/** Written by the calendars of the world, whatever our own sum says. */
const byCalendar = (moment: Date) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai', dateStyle: 'short' }).format(moment);

it('agrees with the calendar at every hour of a leap year, and around midnight', () => {
  const start = Date.UTC(2028, 0, 1);
  for (let hour = 0; hour < 366 * 24; hour += 5) {
    const moment = new Date(start + hour * 3_600_000);
    expect(dayIn(moment)).toBe(byCalendar(moment));
  }
  expect(dayIn(new Date('2026-11-15T15:59:59.999Z'))).toBe('2026-11-15');
  expect(dayIn(new Date('2026-11-15T16:00:00Z'))).toBe('2026-11-16');
});

it('knows the summers of Chinese clocks before 1992, and other zones', () => {
  expect(dayIn(new Date('1988-07-01T15:30:00Z'))).toBe('1988-07-02');
  expect(dayIn(new Date('2026-11-15T02:00:00Z'), 'America/New_York')).toBe('2026-11-14');
});
