import {
  countCell,
  countFormat,
  type Exhibit,
  every,
  type Head,
  type Lines,
  type Recipe,
  type Table,
} from '@wenshu/analysis';
import { type TimeBucket, timeBuckets } from '@wenshu/survey-core';
import { progressTexts } from '@wenshu/texts/findings/progress';
import type { Answers, AskList } from '../ask-list.ts';
import { bucketName } from '../bucket-name.ts';
import { framed, type ProgressContext, spanOf } from '../progress-context.ts';
import {
  byGroup,
  EVERYTHING,
  groupFilter,
  groupNames,
  groupsIn,
  happenedIn,
  isOpen,
  moments,
  type Tally,
  tallyOf,
  totalOf,
} from '../record-groups.ts';

type Dated = keyof typeof moments;
const recipeId = (dated: Dated) => `progress-${dated}`;

/** Bands of time, one for submitted records and one for unfinished ones: each has a moment of its own. */
function recipesOf(buckets: readonly TimeBucket[]): Readonly<Record<string, Recipe>> {
  const bands = buckets.map(({ from, to }, code) => ({ code, label: '', from, to }));
  return Object.fromEntries(
    Object.entries(moments).map(([dated, variable]) => {
      const name = recipeId(dated as Dated);
      return [name, { name, label: '', make: 'bands', variable, bands } satisfies Recipe];
    }),
  );
}

/** How much came when, within the chosen days. */
export function trendSection(asks: AskList, context: ProgressContext) {
  const buckets = timeBuckets(context.window, context.by, context.timeZone);
  const within = happenedIn(spanOf(context));
  const submitted = asks.count([`derived:${recipeId('submitted')}`, ...byGroup], within);
  const open = asks.count([`derived:${recipeId('started')}`, ...byGroup], every([isOpen, within]));
  const present = (answers: Answers): readonly Exhibit[] => {
    const groups = [...submitted(answers), ...open(answers)];
    const tallies = buckets.map((_bucket, code) => tallyOf(groups.filter(({ by }) => by[0] === code)));
    const names = buckets.map(bucket => bucketName(bucket, context));
    const shown = { names, buckets, tallies };
    return [chart(context, answers, shown), table(context, answers, shown)];
  };
  return { recipes: recipesOf(buckets), present };
}

interface Shown {
  readonly names: readonly string[];
  readonly buckets: readonly TimeBucket[];
  readonly tallies: readonly Tally[];
}

function frameOf(context: ProgressContext, answers: Answers, { buckets, tallies }: Shown, id: string, title: string) {
  const t = progressTexts[context.language];
  const hasPart = buckets.some(({ isPart }) => isPart);
  return framed(context, answers, {
    id,
    title,
    people: tallies.reduce((sum, tally) => sum + totalOf(tally), 0),
    isOfWindow: true,
    footnotes: [t.momentNote, ...(hasPart ? [t.partNote] : [])],
  });
}

function chart(context: ProgressContext, answers: Answers, shown: Shown): Lines {
  const t = progressTexts[context.language];
  const { names, tallies } = shown;
  // Lines that lie on nought from end to end only hide the others; the one that everybody looks for is always there.
  const drawn = groupNames.filter(name => name === 'complete' || tallies.some(tally => tally[name] > 0));
  return {
    ...frameOf(context, answers, shown, 'trend', t.trend),
    kind: 'lines',
    format: countFormat,
    x: { of: 'category', names },
    y: { min: 0 },
    series: drawn.map(name => ({
      id: name,
      name: t.groups[name],
      values: tallies.map(tally => tally[name]),
      ...(name === 'complete' && { isArea: true }),
    })),
  };
}

function table(context: ProgressContext, answers: Answers, shown: Shown): Table {
  const t = progressTexts[context.language];
  const { names, buckets, tallies } = shown;
  const rows = buckets.map(
    ({ first, last }, at): Head => ({
      id: first,
      text: names[at]!,
      role: 'category',
      drill: happenedIn({ first, last }),
    }),
  );
  const groups = groupsIn(tallies);
  const columns: Head[] = [
    ...groups.map((name): Head => ({ id: name, text: t.groups[name], role: 'category', drill: groupFilter(name) })),
    { id: 'total', text: t.total, role: 'net', drill: EVERYTHING },
  ];
  return {
    ...frameOf(context, answers, shown, 'trend:table', t.trendTable),
    kind: 'table',
    columns,
    rows,
    measures: [{ id: 'count', name: t.count, format: countFormat }],
    cells: tallies.map(tally => [...groups.map(name => tally[name]), totalOf(tally)].map(countCell)),
  };
}
