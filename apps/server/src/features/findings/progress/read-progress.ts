import type { Exhibit } from '@wenshu/analysis';
import type { CallData, CallInput, ErrorName, progressCalls } from '@wenshu/api-contract';
import {
  type DayWindow,
  DEFAULT_TIME_ZONE,
  dayIn,
  fitsUnit,
  type Json,
  type TimeUnit,
  usualUnit,
  windowNamed,
} from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import type { Actor } from '../../../authorisation/actor.ts';
import { holdsRight } from '../../../authorisation/right.repository.ts';
import { ColumnsProblem, type ColumnsProblemWord } from '../../../platform/columns/columns-problem.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { listViewedLinks } from '../../collect/links/index.ts';
import { countListedViews } from '../../collect/respondents/index.ts';
import { listRewardFigures } from '../../collect/rewards/index.ts';
import { findSettings, listCells } from '../../design/live-settings/index.ts';
import { loadModel } from '../../design/publishing/index.ts';
import { findNewestSnapshot } from '../../design/questionnaire-design/index.ts';
import { findSeen, isNeverPublished, notDeleted, type OpenDataSet, partsOf } from '../data-set/index.ts';
import { listAlerts, listRules } from './alert.repository.ts';
import { type Answers, AskList, nothingCounted, sumOf } from './ask-list.ts';
import { judgeAlerts } from './judge-alerts.ts';
import { openProgress } from './open-progress.ts';
import { presentAlerts } from './present-alerts.ts';
import type { ProgressContext } from './progress-context.ts';
import { leavingSection } from './sections/leaving.ts';
import { quotasSection } from './sections/quotas.ts';
import { regionsSection } from './sections/regions.ts';
import { rewardsSection } from './sections/rewards.ts';
import { factsSection, linksSection, sumOfViews } from './sections/sources.ts';
import { totalsSection } from './sections/totals.ts';
import { trendSection } from './sections/trend.ts';

type Progress = CallData<typeof progressCalls.read>;
type Input = CallInput<typeof progressCalls.read>;

interface Reader {
  readonly actor: Actor;
  readonly language: Language;
  readonly signal: AbortSignal;
}

/** What ended longer ago is not shown any more. */
const SHOWN_ENDED_MS = 7 * 24 * 60 * 60 * 1000;
const MOST_ALERTS = 50;

/** Everything that the screen shows, counted at one moment. */
export async function readProgress(
  platform: Platform,
  { scrollId, ...asked }: Input,
  { actor, language, signal }: Reader,
): Promise<Progress> {
  const { pool } = platform.database;
  const settings = await findSettings(pool, scrollId);
  const timeZone = settings?.timeZone ?? DEFAULT_TIME_ZONE;
  const now = platform.clock.now();
  const today = dayIn(now, timeZone);
  const { window, by } = windowOf(asked, today);
  const context: ProgressContext = { language, timeZone, nowMs: now.getTime(), today, window, by };
  const { dataSet, sight, isWhole } = await openProgress(platform, actor, { scrollId, timeZone });
  // Before anything is counted: what comes from now on may be missing in the numbers, and is news.
  const seen = await findSeen(pool);
  const newest = await findNewestSnapshot(pool, scrollId);
  const document = newest?.document;
  const flow = newest && (await loadModel(pool, scrollId, newest.versionTime)).flow;
  const variables = await dataSet.listVariables(language, { isAsItIs: true });
  const links = await listViewedLinks(platform.database, { scrollId, sight });
  const views = isWhole ? { links, listed: await countListedViews(pool, scrollId) } : undefined;
  // Of all records together, and for whoever may see on the page of rewards what went out.
  const mayReward =
    isWhole && (await holdsRight(pool, actor, { kind: 'questionnaire', id: scrollId }, 'rewards.manage'));
  const asks = new AskList();
  const everybody = asks.count([]);
  const trend = trendSection(asks, context);
  const sections = [
    totalsSection(asks, context, views && sumOfViews(views)),
    trend.present,
    ...(isWhole && document
      ? [
          quotasSection(asks, context, {
            document,
            variables,
            cells: await listCells(pool, scrollId),
            cap: settings?.cap ?? 0,
            collected: settings?.collected ?? 0,
          }),
        ]
      : []),
    ...(mayReward ? [rewardsSection(context, await listRewardFigures(pool, scrollId))] : []),
    leavingSection(asks, context, { flow, variables }),
    linksSection(asks, context, links, views),
    factsSection(asks, context),
    regionsSection(asks, context),
  ];
  const answers = await ask(dataSet, asks, { recipes: trend.recipes, nowMs: now.getTime(), signal });
  const exhibits: readonly Exhibit[] = sections.flatMap(present => present(answers));
  const rules = isWhole ? await listRules(pool, scrollId) : [];
  if (rules.length > 0) await judgeAlerts(platform, scrollId, rules);
  const endedAfter = new Date(now.getTime() - SHOWN_ENDED_MS);
  const alerts = isWhole ? await listAlerts(pool, scrollId, { endedAfter, most: MOST_ALERTS }) : [];
  return {
    asOf: answers[0]!.asOf,
    seen,
    timeZone,
    today,
    ...window,
    by,
    isWhole,
    rules,
    hasRecords: sumOf(everybody(answers)) > 0,
    exhibits: exhibits as readonly object[] as Json[],
    alerts: presentAlerts(alerts, document, language),
  };
}

function windowOf({ window: name, from, to, by }: Omit<Input, 'scrollId'>, today: string) {
  const isGiven = from !== undefined || to !== undefined;
  const window: DayWindow = isGiven ? { from: from ?? to!, to: to ?? from! } : windowNamed(name, today);
  const unit: TimeUnit | undefined = by ?? usualUnit(window);
  if (unit === undefined || !fitsUnit(window, unit)) throw new Refusal('windowNotUsable', { field: 'from' });
  return { window, by: unit };
}

const refusals: Readonly<Partial<Record<ColumnsProblemWord, ErrorName>>> = {
  'too-large': 'resultTooLarge',
  cancelled: 'analysisCancelled',
};

interface Asking {
  readonly recipes: Parameters<typeof partsOf>[0];
  readonly nowMs: number;
  readonly signal: AbortSignal;
}

/** All of it at once. What was never published has no records, and that is no mistake of whoever looks. */
async function ask(dataSet: OpenDataSet, { asks }: AskList, { recipes, nowMs, signal }: Asking): Promise<Answers> {
  try {
    return await dataSet.askTogether(asks, { filter: notDeleted, derived: partsOf(recipes, []) }, signal);
  } catch (error) {
    if (isNeverPublished(error)) return nothingCounted(asks, nowMs);
    const name = error instanceof ColumnsProblem ? refusals[error.word] : undefined;
    throw name ? new Refusal(name as 'resultTooLarge') : error;
  }
}
