const DAY_MS = 24 * 60 * 60 * 1000;
const DAY = 'YYYY-MM-DD'.length;

/** Days are counted where each has 24 hours: in a zone with summer time a week may be an hour shorter. */
const utc = (day: string) => Date.parse(`${day}T00:00Z`);
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, DAY);

/** So many days later, or earlier. Days are written YYYY-MM-DD. */
export const addDays = (day: string, days: number): string => dayOf(utc(day) + days * DAY_MS);

/** The same day of the month so many months later; where that month is shorter, the days beyond its end run into the next one. */
export function addMonths(day: string, months: number): string {
  const date = new Date(utc(day));
  return dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate()));
}

/** How many days from the first to the last, both of them counted. */
export const daysBetween = (first: string, last: string): number => (utc(last) - utc(first)) / DAY_MS + 1;

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

/** With which day the period began that a day lies in. Weeks begin on Monday. */
export const firstDayOf = {
  day: (day: string) => day,
  week: (day: string) => addDays(day, -((new Date(utc(day)).getUTCDay() + 6) % 7)),
  month: monthOf,
  quarter: (day: string) => addMonths(monthOf(day), -((Number(day.slice(5, 7)) - 1) % 3)),
  year: (day: string) => `${day.slice(0, 4)}-01-01`,
} as const;
