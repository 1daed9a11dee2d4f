import { type AnswerProblem, isDate, type SettingsOf } from '@wenshu/survey-core/answering';

export const daySettings = ['earliestDate', 'latestDate'] as const;
type DaySettings = SettingsOf<(typeof daySettings)[number]>;

/** A day that is too early or too late. Written as YYYY-MM-DD, days compare as texts do. */
export function checkDay(day: string, { earliestDate, latestDate }: DaySettings): AnswerProblem | undefined {
  if (isDate(earliestDate) && day < earliestDate) return { problem: 'too-early', day: earliestDate };
  return isDate(latestDate) && day > latestDate ? { problem: 'too-late', day: latestDate } : undefined;
}

/** Bounds that are no days, or between which there is none. */
export function areDaysRight({ earliestDate, latestDate }: DaySettings): boolean {
  const areDates = [earliestDate, latestDate].every(day => day === '' || isDate(day));
  return areDates && (earliestDate === '' || latestDate === '' || earliestDate <= latestDate);
}
