import type { LimitWindow } from '@wenshu/api-contract';
import { dayIn, firstDayOf, momentIn } from '@wenshu/survey-core';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** When the window began that holds a moment, in milliseconds since 1970. Calendar windows begin with a day of the questionnaire's zone, weeks on Monday. */
export function windowStart(window: LimitWindow, now: Date, timeZone: string): number {
  const back = rolling[window];
  if (back !== undefined) return now.getTime() - back;
  const firstDay = calendar[window]?.(dayIn(now, timeZone));
  return firstDay === undefined ? 0 : momentIn(`${firstDay}T00:00`, timeZone)!;
}

const rolling: { readonly [Window in LimitWindow]?: number } = {
  hour: HOUR_MS,
  day: DAY_MS,
  days7: 7 * DAY_MS,
  days30: 30 * DAY_MS,
  days90: 90 * DAY_MS,
  days365: 365 * DAY_MS,
};

/** With which day it began. */
const calendar: { readonly [Window in LimitWindow]?: (today: string) => string } = {
  calendarDay: firstDayOf.day,
  calendarWeek: firstDayOf.week,
  calendarMonth: firstDayOf.month,
  calendarQuarter: firstDayOf.quarter,
  calendarYear: firstDayOf.year,
};
