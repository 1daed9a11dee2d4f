import { countedRecords, derivedKey, every, type Filter, listGroups, type Recipe } from '@wenshu/analysis';
import { addDays, localTimeIn, type TimeBucket, type TimeUnit, timeBuckets } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { assistantTexts } from '@wenshu/texts/findings/assistant';
import type { OpenDataSet } from '../../data-set/index.ts';

const SUBMITTED = 'fact:submittedAt';
const LOOK = 'asked:weeks';
const DAYS_LOOKED = 52 * 7;
const DAY = 'YYYY-MM-DD'.length;
/** A trend of more is no longer read: then by months. */
const MOST_WEEKS = 13;

interface Looking {
  readonly dataSet: OpenDataSet;
  readonly filter: Filter | undefined;
  readonly now: Date;
  readonly language: Language;
  readonly signal: AbortSignal;
}

/** When records of the last year came, as a variable: by days, weeks or months, whichever are few. Undefined where all came within one. */
export async function findPeriods(looking: Looking): Promise<Recipe | undefined> {
  const { dataSet, now, language } = looking;
  const today = localTimeIn(now, dataSet.timeZone).slice(0, DAY);
  const weeks = timeBuckets({ from: addDays(today, -DAYS_LOOKED), to: today }, 'week', dataSet.timeZone);
  const had = await countedIn(weeks, looking);
  const [first, last] = [had[0], had.at(-1)];
  if (!first || !last) return undefined;
  const count = weeks.indexOf(last) - weeks.indexOf(first) + 1;
  const unit: TimeUnit = count <= 1 ? 'day' : count <= MOST_WEEKS ? 'week' : 'month';
  const periods = timeBuckets({ from: first.first, to: last.last }, unit, dataSet.timeZone);
  // Within one week it takes a second look; of several weeks the first and the last had some.
  if (unit === 'day' && (await countedIn(periods, looking)).length < 2) return undefined;
  if (periods.length < 2) return undefined;
  return recipeOf('asked_period', assistantTexts[language].period, periods);
}

async function countedIn(
  buckets: readonly TimeBucket[],
  { dataSet, filter, signal }: Looking,
): Promise<readonly TimeBucket[]> {
  const counted = countedRecords(filter);
  const [answer] = await dataSet.askTogether(
    [{ kind: 'count', by: [{ variable: derivedKey(LOOK) }] }],
    {
      filter: every([...counted, ...(filter ? [filter] : [])]),
      derived: { recipes: { [LOOK]: recipeOf('asked_week', '', buckets) }, missing: {} },
    },
    signal,
  );
  const groups = answer && 'groups' in answer ? listGroups(answer.groups) : [];
  const codes = new Set(groups.flatMap(({ by: [code], count }) => (count > 0 ? [code] : [])));
  return buckets.filter((_, at) => codes.has(at + 1));
}

const recipeOf = (name: string, label: string, buckets: readonly TimeBucket[]): Recipe => ({
  name,
  label,
  make: 'bands',
  variable: SUBMITTED,
  bands: buckets.map(({ first, from, to }, at) => ({ code: at + 1, label: first, from, to })),
});
