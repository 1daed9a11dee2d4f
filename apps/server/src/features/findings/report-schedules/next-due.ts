import type { ScheduleRule } from '@wenshu/api-contract';
import { dayIn, momentIn } from '@wenshu/survey-core';

const DAY_MS = 24 * 60 * 60 * 1000;
/** From the day itself to the same day of the month after next. */
const DAYS_AHEAD = 63;

/**
 * The next moment of a rule after another one. Of every day there is one: where clocks are put back the first of two, where they are put
 * forward the moment after the gap.
 */
export function nextDue(rule: ScheduleRule, timeZone: string, after: Date): Date {
  const first = Date.parse(`${dayIn(after, timeZone)}T00:00Z`);
  const hour = String(rule.hour).padStart(2, '0');
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const day = new Date(first + ahead * DAY_MS);
    if (!fits[rule.every](rule, day)) continue;
    const moment = momentIn(`${day.toISOString().slice(0, 'YYYY-MM-DD'.length)}T${hour}:00`, timeZone)!;
    if (moment > after.getTime()) return new Date(moment);
  }
  throw new Error('A rule without a next moment');
}

/** Days of the calendar, as UTC has them. */
const fits: Readonly<Record<ScheduleRule['every'], (rule: ScheduleRule, day: Date) => boolean>> = {
  day: () => true,
  week: ({ weekday }, day) => (day.getUTCDay() || 7) === weekday,
  month: ({ day: wanted }, day) => day.getUTCDate() === Math.min(wanted, lastOfMonth(day)),
};

const lastOfMonth = (day: Date) => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
