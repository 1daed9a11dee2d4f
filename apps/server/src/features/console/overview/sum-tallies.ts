import { type ErrorName, errorCodes, type OverviewInfo, type TalliedError } from '@wenshu/api-contract';
import type { TallyRow } from '../../../platform/tallies/tally.repository.ts';

const HOUR_MS = 3600_000;
export const DAY_HOURS = 24;
const MOST_ERRORS = 30;

/** The beginning of the hour that a moment lies in. */
const hourOf = (time: number): number => Math.floor(time / HOUR_MS) * HOUR_MS;

/** From this hour on 24 hours are told, the present one among them. */
export const firstHour = (now: number): number => hourOf(now) - (DAY_HOURS - 1) * HOUR_MS;

/** Every hour of the day, also those in which nothing left. */
export function mailByHour(rows: readonly TallyRow[], now: number): OverviewInfo['mail'] {
  return Array.from({ length: DAY_HOURS }, (_, index) => {
    const hour = firstHour(now) + index * HOUR_MS;
    const ofHour = rows.filter(row => row.kind === 'mail' && row.hour.getTime() === hour);
    const sum = (isSent: boolean) =>
      ofHour.filter(({ word }) => (word === 'sent') === isSent).reduce((total, { count }) => total + count, 0);
    return { hour, sent: sum(true), failed: sum(false) };
  });
}

/** What went wrong on our side first, then what was refused; of each what happens most. */
export function errorsByKind(rows: readonly TallyRow[], now: number): TalliedError[] {
  const found = new Map<string, TalliedError>();
  for (const { kind, word, hour, count } of rows) {
    if (kind !== 'error' && kind !== 'job') continue;
    const before = found.get(`${kind} ${word}`);
    found.set(`${kind} ${word}`, {
      kind,
      word,
      isOurs: kind === 'job' || isOurs(word),
      lastHour: (before?.lastHour ?? 0) + (hour.getTime() === hourOf(now) ? count : 0),
      lastDay: (before?.lastDay ?? 0) + count,
    });
  }
  return [...found.values()]
    .sort((a, b) => Number(b.isOurs) - Number(a.isOurs) || b.lastDay - a.lastDay || a.word.localeCompare(b.word))
    .slice(0, MOST_ERRORS);
}

function isOurs(word: string): boolean {
  return Object.hasOwn(errorCodes, word) && errorCodes[word as ErrorName].status >= 500;
}
