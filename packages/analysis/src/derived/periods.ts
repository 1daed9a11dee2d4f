const DAY_MS = 86_400_000;

export type PeriodUnit = 'day' | 'week' | 'month' | 'year';

/** Days, as numbers since 1970, that a line of a table holds. */
export interface Period {
  readonly first: number;
  readonly last: number;
  readonly days: readonly number[];
}

/** A day that the calendar has, as its number since 1970; undefined for anything else, such as 30 February. */
export function dayNumberOf(text: unknown): number | undefined {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(moment) || dayText(moment / DAY_MS) !== text ? undefined : moment / DAY_MS;
}

export const dayText = (day: number): string => new Date(momentOf(day)).toISOString().slice(0, 10);
export const momentOf = (day: number): number => day * DAY_MS;

/** By how many days lie between the first and the last: about thirty lines, and years where months would be too many. */
export function unitOf(first: number, last: number): PeriodUnit {
  const days = last - first + 1;
  if (days <= 31) return 'day';
  if (days <= 26 * 7) return 'week';
  return days <= 366 * 5 ? 'month' : 'year';
}

/** More periods without anybody would only lengthen the table: then those that somebody named stand alone. */
const MOST_FILLED = 200;

/** The periods from the first to the last, those without a day in between as well. */
export function periodsOf(ascending: readonly number[]): {
  readonly unit: PeriodUnit;
  readonly periods: readonly Period[];
} {
  const [first, last] = [ascending[0], ascending.at(-1)];
  if (first === undefined || last === undefined) return { unit: 'day', periods: [] };
  const unit = unitOf(first, last);
  const held = new Map<number, number[]>();
  for (const day of ascending) {
    const start = startOf(day, unit);
    const known = held.get(start);
    if (known) known.push(day);
    else held.set(start, [day]);
  }
  const starts = [startOf(first, unit)];
  while (starts.length <= MOST_FILLED && starts.at(-1)! < startOf(last, unit))
    starts.push(nextOf(starts.at(-1)!, unit));
  const shown = starts.length <= MOST_FILLED ? starts : [...held.keys()];
  const periods = shown.map(start => ({ first: start, last: nextOf(start, unit) - 1, days: held.get(start) ?? [] }));
  return { unit, periods };
}

/** Weeks begin on Monday, as ISO 8601 and China have them. */
export function startOf(day: number, unit: PeriodUnit): number {
  if (unit === 'day') return day;
  if (unit === 'week') return day - ((((day + 3) % 7) + 7) % 7);
  const start = new Date(momentOf(day));
  start.setUTCDate(1);
  if (unit === 'year') start.setUTCMonth(0);
  return start.getTime() / DAY_MS;
}

export function nextOf(start: number, unit: PeriodUnit): number {
  if (unit === 'day') return start + 1;
  if (unit === 'week') return start + 7;
  const next = new Date(momentOf(start));
  next.setUTCMonth(next.getUTCMonth() + (unit === 'month' ? 1 : 12));
  return next.getTime() / DAY_MS;
}
