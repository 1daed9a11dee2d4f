import type { OperationAction } from '@wenshu/api-contract';

export const times = ['any', 'day', 'week', 'month', 'range'] as const;
export type TimeName = (typeof times)[number];

export interface LogFilter {
  readonly userId: string | undefined;
  readonly action: OperationAction | undefined;
  readonly time: TimeName;
  /** Days as they are chosen, such as 2026-03-01; both count. */
  readonly from: string;
  readonly until: string;
}

export const NO_FILTER: LogFilter = { userId: undefined, action: undefined, time: 'any', from: '', until: '' };

const DAY_MS = 24 * 60 * 60 * 1000;
const spans: Partial<Record<TimeName, number>> = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS };

/** The moments between which a line lies, on the reader's own clock; a day that was not chosen is no end. */
export function momentsOf({ time, from, until }: LogFilter, now: number): { from?: number; until?: number } {
  const span = spans[time];
  if (span !== undefined) return { from: now - span };
  if (time === 'any') return {};
  const first = startOf(from, 0);
  const last = startOf(until, 1);
  return { ...(first !== undefined && { from: first }), ...(last !== undefined && { until: last }) };
}

/** Midnight of a day, or of one some days later. */
function startOf(day: string, later: number): number | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return undefined;
  return new Date(year, month - 1, date + later).getTime();
}

export const isFiltered = ({ userId, action, time }: LogFilter): boolean =>
  userId !== undefined || action !== undefined || time !== 'any';
