import type { TimeBucket, TimeUnit } from '@wenshu/survey-core';
import { progressTexts } from '@wenshu/texts/findings/progress';
import type { ProgressContext } from './progress-context.ts';

type Named = Pick<ProgressContext, 'language' | 'window'>;

const YEAR = 'YYYY'.length;
const MONTH = 'YYYY-MM'.length;
const quarterOf = (day: string) => Math.ceil(Number(day.slice(YEAR + 1, MONTH)) / 3);

/** Without the year where all of the window is of one. */
function short(day: string, { window: { from, to } }: Named): string {
  return from.slice(0, YEAR) === to.slice(0, YEAR) ? day.slice(YEAR + 1) : day;
}

const names: Readonly<Record<TimeUnit, (bucket: TimeBucket, context: Named) => string>> = {
  hour: ({ first }) => `${first.slice(-2)}:00`,
  day: ({ first }, context) => short(first, context),
  week: ({ first, last }, context) =>
    first === last
      ? short(first, context)
      : progressTexts[context.language].week({ from: short(first, context), to: short(last, context) }),
  month: ({ first }) => first.slice(0, MONTH),
  quarter: ({ first }, { language }) =>
    progressTexts[language].quarter({ year: first.slice(0, YEAR), quarter: quarterOf(first) }),
  year: ({ first }) => first.slice(0, YEAR),
};

/** What stands along a trend. */
export function bucketName(bucket: TimeBucket, context: Pick<ProgressContext, 'language' | 'window' | 'by'>): string {
  return names[context.by](bucket, context);
}
