import {
  type Analysis,
  type CrossTest,
  defaultLeast,
  defaultSummaryRequest,
  type Filter,
  isFilter,
  leastBounds,
  MAX_SUMMARY_GROUPS,
  type SummaryGroup,
  type SummaryLook,
  type Weight,
} from '@wenshu/analysis/browser';
import { isRecord } from '@wenshu/survey-core';
import type { Variable } from '../../filter/variable.ts';
import type { Query } from '../../use-kept-view.ts';
import type { Question } from './question.ts';

export type SummaryAnalysis = Analysis<'summary'>;

/** Whose answers are counted, who is compared, and how much each counts: kept in the address. */
export interface StatisticsView {
  readonly filter?: Filter | undefined;
  readonly groups: readonly SummaryGroup[];
  readonly weight?: Weight | undefined;
  /** From how many people on columns are tested, and sentences speak; what is left out is as usual. */
  readonly least?: LeastBases | undefined;
}
export type LeastBases = Pick<CrossTest, 'leastBase' | 'leastToSpeak'>;

/** How this person looks at each question, by its key: in this browser only. */
export interface StatisticsLayout {
  readonly looks: Readonly<Record<string, SummaryLook>>;
}

export const USUAL_VIEW: StatisticsView = { groups: [] };
export const USUAL_LAYOUT: StatisticsLayout = { looks: {} };
export const viewNames = ['filter', 'compare', 'weight', 'least'] as const;

export function writeView({ filter, groups, weight, least }: StatisticsView): Query {
  return {
    filter: filter && JSON.stringify(filter),
    compare: groups.length > 0 ? JSON.stringify(groups) : undefined,
    weight: weight && JSON.stringify(weight),
    least: least && JSON.stringify(least),
  };
}

/** Reads what somebody may have typed. What it names is looked up where the variables are known: `usableView`. */
export function readView(query: Query): StatisticsView {
  const groups = parsed(query.compare);
  return {
    filter: parsed(query.filter) as Filter | undefined,
    groups: Array.isArray(groups) ? (groups as SummaryGroup[]).slice(0, MAX_SUMMARY_GROUPS) : [],
    weight: parsed(query.weight) as Weight | undefined,
    least: parsed(query.least) as LeastBases | undefined,
  };
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface UsableView {
  readonly view: StatisticsView;
  /** A link may be older than the questionnaire: what cannot be asked any more is left out, and said. */
  readonly isWhole: boolean;
}

export function usableView(given: StatisticsView, variables: ReadonlyMap<string, Variable>): UsableView {
  const filter = given.filter !== undefined && isFilter(given.filter, variables) ? given.filter : undefined;
  const groups = given.groups.every(group => isGroup(group, variables)) ? given.groups : [];
  const weight = isWeight(given.weight, variables) ? given.weight : undefined;
  const least = isLeast(given.least) ? given.least : undefined;
  return {
    view: { filter, groups, weight, least },
    isWhole:
      filter === given.filter &&
      groups.length === given.groups.length &&
      weight === given.weight &&
      least === given.least,
  };
}

const leastNames = Object.keys(defaultLeast);

function isLeast(least: unknown): boolean {
  return (
    isRecord(least) &&
    Object.entries(least).every(
      ([name, value]) =>
        leastNames.includes(name) &&
        Number.isInteger(value) &&
        (value as number) >= leastBounds.least &&
        (value as number) <= leastBounds.most,
    )
  );
}

const LONGEST_NAME = 100;

function isGroup(group: unknown, variables: ReadonlyMap<string, Variable>): boolean {
  if (!isRecord(group)) return false;
  const { name, filter } = group;
  const isNamed = typeof name === 'string' && name.trim() !== '' && name.length <= LONGEST_NAME;
  return isNamed && isFilter(filter, variables);
}

/** As far as a screen shows it; whether it weighs is found out by the server. */
function isWeight(weight: unknown, variables: ReadonlyMap<string, Variable>): boolean {
  if (!isRecord(weight)) return false;
  if (weight.by === 'variable') return typeof weight.variable === 'string' && variables.has(weight.variable);
  return (
    weight.by === 'rim' &&
    Array.isArray(weight.targets) &&
    weight.targets.length > 0 &&
    weight.targets.every(
      target =>
        isRecord(target) &&
        typeof target.variable === 'string' &&
        variables.has(target.variable) &&
        Array.isArray(target.shares) &&
        target.shares.every(isRecord),
    )
  );
}

/** All questions with their looks: what is asked for, in parts, and what is exported whole. */
export function analysisOf(
  questions: readonly Question[],
  { filter, groups, weight, least }: StatisticsView,
  looks: StatisticsLayout['looks'],
): SummaryAnalysis {
  return {
    kind: 'summary',
    derived: {},
    ...(filter && { filter }),
    ...(weight && { weight }),
    request: {
      ...defaultSummaryRequest,
      test: { ...defaultSummaryRequest.test, ...least },
      groups,
      questions: questions.map(({ key }) => {
        const look = Object.hasOwn(looks, key) ? looks[key] : undefined;
        return { question: key, ...(look && Object.keys(look).length > 0 && { look }) };
      }),
    },
  };
}

/** The same analysis of some of its questions. */
export function onlyOf(analysis: SummaryAnalysis, keys: readonly string[]): SummaryAnalysis {
  const { request } = analysis;
  return {
    ...analysis,
    request: { ...request, questions: request.questions.filter(({ question }) => keys.includes(question)) },
  };
}
