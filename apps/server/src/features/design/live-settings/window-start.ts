import type { LimitWindow } from '@wenshu/api-contract';
import { dayIn } from '@wenshu/survey-core';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The questionnaire's time zone has no summer time, so a day there always begins at the same distance from UTC. */
const ZONE_OFFSET = '+08:00';

/** When the window began that holds a moment, in milliseconds since 1970. Calendar windows begin with a day of the questionnaire's zone, weeks on Monday. */
export function windowStart(window: LimitWindow, now: Date): number {
  const back = rolling[window];
  if (back !== undefined) return now.getTime() - back;
  const begin = calendar[window];
  return begin ? begin(dayIn(now)) : 0;
}

const rolling: { readonly [Window in LimitWindow]?: number } = {
  hour: HOUR_MS,
  day: DAY_MS,
  days7: 7 * DAY_MS,
  days30: 30 * DAY_MS,
  days90: 90 * DAY_MS,
  days365: 365 * DAY_MS,
};

const startOf = (day: string) => Date.parse(`${day}T00:00:00${ZONE_OFFSET}`);

const calendar: { readonly [Window in LimitWindow]?: (today: string) => number } = {
  calendarDay: startOf,
  calendarWeek: today => startOf(today) - daysSinceMonday(today) * DAY_MS,
  calendarMonth: today => startOf(`${today.slice(0, 7)}-01`),
  calendarQuarter: today => startOf(`${today.slice(0, 4)}-${quarterMonth(today)}-01`),
  calendarYear: today => startOf(`${today.slice(0, 4)}-01-01`),
};

function daysSinceMonday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

function quarterMonth(day: string): string {
  const month = Number(day.slice(5, 7));
  return String(month - ((month - 1) % 3)).padStart(2, '0');
}
