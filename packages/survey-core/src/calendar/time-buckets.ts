import { momentIn } from '../zoned-time.ts';
import { addDays, addMonths, firstDayOf } from './days.ts';
import type { DayWindow, TimeUnit } from './time-units.ts';

/** A piece of a window. */
export interface TimeBucket {
  /** Its first and its last day (YYYY-MM-DD), both of them in it; of an hour itself (YYYY-MM-DDTHH). */
  readonly first: string;
  readonly last: string;
  /** The same in milliseconds since 1970: from ≤ x < to. */
  readonly from: number;
  readonly to: number;
  /** The window begins or ends in the middle of it. */
  readonly isPart: boolean;
}

type DayUnit = Exclude<TimeUnit, 'hour'>;

const nextOf: Readonly<Record<DayUnit, (first: string) => string>> = {
  day: first => addDays(first, 1),
  week: first => addDays(first, 7),
  month: first => addMonths(first, 1),
  quarter: first => addMonths(first, 3),
  year: first => addMonths(first, 12),
};

/**
 * A window piece by piece on the clock of a zone. An hour that is skipped when clocks are put forward is not there, one that is shown twice
 * when they are put back is one piece of twice the length.
 */
export function timeBuckets(window: DayWindow, unit: TimeUnit, timeZone: string): readonly TimeBucket[] {
  return unit === 'hour' ? hoursOf(window, timeZone) : daysOf(window, unit, timeZone);
}

function daysOf({ from, to }: DayWindow, unit: DayUnit, timeZone: string): TimeBucket[] {
  const buckets: TimeBucket[] = [];
  for (let start = firstDayOf[unit](from); start <= to; start = nextOf[unit](start)) {
    const end = addDays(nextOf[unit](start), -1);
    const first = start < from ? from : start;
    const last = end > to ? to : end;
    const [begins, ends] = [spanIn(first, timeZone)[0], spanIn(last, timeZone)[1]];
    buckets.push({ first, last, from: begins, to: ends, isPart: first !== start || last !== end });
  }
  return buckets;
}

function hoursOf({ from, to }: DayWindow, timeZone: string): TimeBucket[] {
  const buckets: TimeBucket[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    for (let hour = 0; hour < 24; hour++) {
      const name = `${day}T${String(hour).padStart(2, '0')}`;
      const [begins, ends] = spanIn(name, timeZone);
      if (begins < ends) buckets.push({ first: name, last: name, from: begins, to: ends, isPart: false });
    }
  return buckets;
}

/** From when to when a day (YYYY-MM-DD), or an hour of one (YYYY-MM-DDTHH), lasts on the clock of a zone. A skipped hour lasts no time. */
export function spanIn(name: string, timeZone: string): readonly [from: number, to: number] {
  const [day, hour] = name.split('T') as [string, string?];
  if (hour === undefined) return [momentIn(`${day}T00:00`, timeZone)!, momentIn(`${addDays(day, 1)}T00:00`, timeZone)!];
  const next = hour === '23' ? `${addDays(day, 1)}T00` : `${day}T${String(Number(hour) + 1).padStart(2, '0')}`;
  return [momentIn(`${day}T${hour}:00`, timeZone)!, momentIn(`${next}:00`, timeZone)!];
}
