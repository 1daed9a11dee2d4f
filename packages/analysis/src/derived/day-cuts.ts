import { dayNumberOf, dayText, momentOf, nextOf, type PeriodUnit, startOf } from './periods.ts';

export const periodUnits: readonly PeriodUnit[] = ['day', 'week', 'month', 'year'];
/** As many as a table shows without becoming a list. */
const MOST_CUTS = 60;

/** Where days, weeks, months or years begin, from the one of the first day to the one behind the last; nothing where they are none or too many. */
export function dayCuts(first: string, last: string, unit: PeriodUnit): readonly number[] | undefined {
  const [from, to] = [dayNumberOf(first), dayNumberOf(last)];
  if (from === undefined || to === undefined || from > to) return undefined;
  const cuts = [startOf(from, unit)];
  while (cuts.at(-1)! <= to) {
    if (cuts.length > MOST_CUTS) return undefined;
    cuts.push(nextOf(cuts.at(-1)!, unit));
  }
  return cuts.map(momentOf);
}

const DAY_MS = 86_400_000;
const shown: Readonly<Record<PeriodUnit, (first: string, last: string) => string>> = {
  day: first => first,
  week: (first, last) => `${first} – ${last}`,
  month: first => first.slice(0, 7),
  year: first => first.slice(0, 4),
};

/** What a period between two cuts is called: by its own name, or by its first and last day. */
export const periodName = (from: number, to: number, unit: PeriodUnit): string =>
  shown[unit](dayText(from / DAY_MS), dayText(to / DAY_MS - 1));
