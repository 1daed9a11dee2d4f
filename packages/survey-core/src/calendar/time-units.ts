import { addDays, addMonths, daysBetween } from './days.ts';

/** What a trend is told by. */
export const timeUnits = ['hour', 'day', 'week', 'month', 'quarter', 'year'] as const;
export type TimeUnit = (typeof timeUnits)[number];

/** Days of a calendar, the first and the last of them included. */
export interface DayWindow {
  readonly from: string;
  readonly to: string;
}

/** How long a window may be that is told by a unit: the specification's numbers. */
export const longestWindow = {
  hour: { count: 1, of: 'day' },
  day: { count: 90, of: 'day' },
  week: { count: 365, of: 'day' },
  month: { count: 1, of: 'year' },
  quarter: { count: 1, of: 'year' },
  year: { count: 5, of: 'year' },
} as const satisfies Record<TimeUnit, { readonly count: number; readonly of: 'day' | 'year' }>;

/** Whether a window can be told by a unit: not too long for it, and not backwards. */
export function fitsUnit({ from, to }: DayWindow, unit: TimeUnit): boolean {
  const { count, of } = longestWindow[unit];
  const after = of === 'day' ? addDays(from, count) : addMonths(from, 12 * count);
  return from <= to && to < after;
}

/** From here on weeks say more than days. */
const MANY_DAYS = 62;

/** By what a window is told when nobody says it; undefined when it is too long for all of them. */
export function usualUnit(window: DayWindow): TimeUnit | undefined {
  const days = daysBetween(window.from, window.to);
  const order: readonly TimeUnit[] =
    days > MANY_DAYS ? ['week', 'month', 'year', 'day'] : ['hour', 'day', 'week', 'month', 'year'];
  return order.find(unit => fitsUnit(window, unit));
}

/** Windows that a click chooses; each ends with the day that it is said on, but for yesterday. */
export const namedWindows = ['today', 'yesterday', 'days7', 'days30', 'days90', 'year1'] as const;
export type NamedWindow = (typeof namedWindows)[number];

const windows: Readonly<Record<NamedWindow, (today: string) => DayWindow>> = {
  today: today => ({ from: today, to: today }),
  yesterday: today => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  days7: today => ({ from: addDays(today, -6), to: today }),
  days30: today => ({ from: addDays(today, -29), to: today }),
  days90: today => ({ from: addDays(today, -89), to: today }),
  year1: today => ({ from: addDays(addMonths(today, -12), 1), to: today }),
};

export const windowNamed = (name: NamedWindow, today: string): DayWindow => windows[name](today);
