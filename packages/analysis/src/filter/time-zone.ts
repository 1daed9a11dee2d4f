import { momentIn } from '@wenshu/survey-core';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment at which a day, YYYY-MM-DD, begins where the questionnaire is; `days` later or earlier. */
export function startOfDay(day: string, timeZone: string, days = 0): number {
  const wanted = new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return momentIn(`${wanted}T00:00`, timeZone)!;
}
