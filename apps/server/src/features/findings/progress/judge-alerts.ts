import { every, type Recipe } from '@wenshu/analysis';
import { DOUBTFUL_LEAST, DOUBTFUL_PERCENT, type ProgressRule, SILENT_HOURS } from '@wenshu/api-contract';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findCollectingSince, findSettings, listCells } from '../../design/live-settings/index.ts';
import { isNeverPublished, notDeleted, openDataSet, partsOf } from '../data-set/index.ts';
import { type Holding, listRules, listWatchedSurveys, writeHolding } from './alert.repository.ts';
import { AskList, nothingCounted, sumOf } from './ask-list.ts';
import { groupFilter, moments } from './record-groups.ts';

const HOUR_MS = 60 * 60 * 1000;
/** What is over and comes again within a day is the same event. */
const CALM_MS = 24 * HOUR_MS;
/** The survey's own cap among the quota cells. */
export const WHOLE_SURVEY = '*';
const RECENT = 'progress-recent';

type Judge = (platform: Platform, scrollId: string, now: Date) => Promise<readonly Holding[]>;

const judges: Readonly<Record<ProgressRule, Judge>> = {
  'quota-full': judgeQuotas,
  silent: judgeSilence,
  doubtful: judgeFlags,
};

/** Looks at a survey's rules, of all its records whoever asks, and writes down what began and what is over. */
export async function judgeAlerts(platform: Platform, scrollId: string, rules: readonly ProgressRule[]): Promise<void> {
  const now = platform.clock.now();
  for (const rule of rules) {
    const holding = await judges[rule](platform, scrollId, now);
    await writeHolding(platform.database.pool, {
      scrollId,
      rule,
      holding,
      now,
      ids: holding.map(() => newId()),
      calmSince: new Date(now.getTime() - CALM_MS),
    });
  }
}

/** All surveys with a rule that collect: what nobody watches is noticed all the same. One that fails keeps none of the others back. */
export async function judgeAllAlerts(platform: Platform): Promise<void> {
  const { pool } = platform.database;
  const failures: unknown[] = [];
  for (const scrollId of await listWatchedSurveys(pool))
    await listRules(pool, scrollId)
      .then(rules => judgeAlerts(platform, scrollId, rules))
      .catch(error => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Alerts of some surveys could not be judged');
}

/** Closed cells take nobody: they are not full. */
async function judgeQuotas({ database }: Platform, scrollId: string): Promise<readonly Holding[]> {
  const settings = await findSettings(database.pool, scrollId);
  const cells = await listCells(database.pool, scrollId);
  const counted = [
    { subject: WHOLE_SURVEY, size: settings?.cap ?? 0, count: settings?.collected ?? 0, isClosed: false },
    ...cells.map(({ cellId, size, count, isClosed }) => ({ subject: cellId, size, count, isClosed })),
  ];
  return counted
    .filter(({ size, count, isClosed }) => size > 0 && count >= size && !isClosed)
    .map(({ subject, size }) => ({ subject, detail: { size } }));
}

/** Nothing was submitted for a day, and it has collected for as long as that. */
async function judgeSilence(platform: Platform, scrollId: string, now: Date): Promise<readonly Holding[]> {
  const since = await findCollectingSince(platform.database.pool, scrollId);
  const from = now.getTime() - SILENT_HOURS * HOUR_MS;
  if (!since || since.getTime() > from) return [];
  const recipe: Recipe = {
    name: RECENT,
    label: '',
    make: 'bands',
    variable: moments.submitted,
    bands: [{ code: 1, label: '', from: from + 1 }],
  };
  const asks = new AskList();
  const recent = asks.count([`derived:${RECENT}`]);
  const answers = await askAll(platform, scrollId, asks, { [RECENT]: recipe });
  const came = sumOf(recent(answers).filter(({ by }) => by[0] === 1));
  return came > 0 ? [] : [{ subject: '', detail: { hours: SILENT_HOURS } }];
}

/** Of the complete records, and only when they are enough to speak of a share. */
async function judgeFlags(platform: Platform, scrollId: string): Promise<readonly Holding[]> {
  const asks = new AskList();
  const complete = groupFilter('complete');
  const all = asks.count([], complete);
  const flagged = asks.count([], every([complete, { test: 'count', variable: 'fact:flags', compare: '>', value: 0 }]));
  const answers = await askAll(platform, scrollId, asks);
  const [people, doubtful] = [sumOf(all(answers)), sumOf(flagged(answers))];
  if (people < DOUBTFUL_LEAST || doubtful * 100 <= people * DOUBTFUL_PERCENT) return [];
  return [{ subject: '', detail: { people, doubtful } }];
}

/** The whole survey: an alert is no reader's own. */
async function askAll(
  platform: Platform,
  scrollId: string,
  { asks }: AskList,
  recipes: Readonly<Record<string, Recipe>> = {},
) {
  const dataSet = openDataSet(platform, { scrollId, range: undefined });
  const derived = Object.keys(recipes).length > 0 ? partsOf(recipes, []) : undefined;
  return dataSet.askTogether(asks, { filter: notDeleted, derived }).catch(error => {
    if (isNeverPublished(error)) return nothingCounted(asks, platform.clock.now().getTime());
    throw error;
  });
}
