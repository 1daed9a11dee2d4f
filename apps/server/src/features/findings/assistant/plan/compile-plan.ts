import {
  type Analysis,
  type CrossRow,
  type DataVariable,
  defaultCrossRequest,
  defaultSummaryRequest,
  derivedKey,
  emptyModelRequest,
  every,
  type Filter,
  type ModelName,
  modelForms,
  type Recipe,
  takenAs,
} from '@wenshu/analysis';
import type { AskKind, AskPlan } from '@wenshu/api-contract';
import { WAVE_QUESTION } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import type { AskProblem } from '@wenshu/texts/findings/ask-problems';
import { schemeTexts } from '@wenshu/texts/findings/schemes';
import type { AskKnown, AskThing, ThingKind } from './ask-things.ts';
import { driversOf } from './drivers-of.ts';
import { isGrouping, suitableGroupings } from './groupings.ts';

/** What a step runs, each as an analysis screen would ask for it. */
export interface CompiledPlan {
  readonly runs: readonly CompiledRun[];
  /** One outcome by several groupings: only together can they be judged. */
  readonly isLookedThrough: boolean;
}

export interface CompiledRun {
  readonly analysis: Analysis;
  /** What people are grouped by. */
  readonly by?: AskThing;
  /** Keys of what it works on. */
  readonly variables: readonly string[];
}

/** A plan that these data cannot answer, by the word for why. */
export class AskRefusal extends Error {
  readonly word: AskProblem;

  constructor(word: AskProblem) {
    super(word);
    this.word = word;
  }
}

/** Of records without waves: when they came, in parts that somebody has found. */
const PERIODS = 'asked:periods';
interface CompileWays {
  /** In which lines of tables have names. */
  readonly language: Language;
  readonly periods?: Recipe | undefined;
}

/**
 * What a plan runs on these data. The only way from words to numbers, whoever made the plan: a key that is not there, an option that nobody
 * has, types that do not go together are refused here.
 */
export function compilePlan(plan: AskPlan, known: AskKnown, ways: CompileWays): CompiledPlan {
  const subjects = plan.subjects.map(key => requireThing(known, key));
  const by = plan.by.map(key => requireThing(known, key));
  const filter = filterOf(plan, known);
  const compiled = compilers[plan.kind]({ plan, subjects, by, known, ways });
  return {
    ...compiled,
    runs: compiled.runs.map(run => (filter ? { ...run, analysis: { ...run.analysis, filter } } : run)),
  };
}

function requireThing({ byKey }: AskKnown, key: string): AskThing {
  const thing = byKey.get(key);
  if (!thing) throw new AskRefusal('gone');
  return thing;
}

/** Whom alone it is about. */
export function filterOf(
  { only }: Pick<AskPlan, 'only'>,
  { variables }: Pick<AskKnown, 'variables'>,
): Filter | undefined {
  const tests = only.map(({ variable, codes }): Filter => {
    const found = variables.find(({ key }) => key === variable);
    const isThere = codes.every(code => found?.categories?.some(one => one.code === code));
    if (!found || !isThere || (found.kept !== 'code' && found.kept !== 'codes')) throw new AskRefusal('gone');
    return { test: 'choice', variable, is: 'any-of', codes };
  });
  return tests.length === 0 ? undefined : every(tests);
}

interface Compiling {
  readonly plan: AskPlan;
  readonly subjects: readonly AskThing[];
  readonly by: readonly AskThing[];
  readonly known: AskKnown;
  readonly ways: CompileWays;
}

const compilers: Readonly<Record<AskKind, (of: Compiling) => CompiledPlan>> = {
  distribution: summed,
  answers: summed,
  groups: grouped,
  relation: related,
  drivers: driven,
  trend: overTime,
};

/** As statistics per question show it; a row alone is a table of one. */
function summed({ subjects, plan, ways }: Compiling): CompiledPlan {
  const runs = subjects.map((subject): CompiledRun => {
    const { question } = subject;
    if (!question || plan.shown === 'share-of-all') return crossed([subject], undefined, plan, ways);
    const request = { ...defaultSummaryRequest, questions: [{ question: question.key }] };
    return { analysis: { kind: 'summary', derived: {}, request }, variables: keysOf([subject]) };
  });
  return { runs, isLookedThrough: false };
}

function grouped({ subjects, by, plan, known, ways }: Compiling): CompiledPlan {
  const [subject] = subjects as readonly [AskThing];
  if (by.includes(subject)) throw new AskRefusal('same');
  if (!by.every(isGrouping)) throw new AskRefusal('not-together');
  const groups = by.length > 0 ? by : suitableGroupings(known, subject);
  if (groups.length === 0) throw new AskRefusal('no-groups');
  return {
    runs: groups.map(group => comparedBy(subject, group, plan, ways)),
    isLookedThrough: plan.isByAny,
  };
}

/** How an outcome is compared follows from what it is: what has a mean by means, everything else by shares. */
const hasMean: Readonly<Record<ThingKind, boolean>> = {
  scale: true,
  recommend: true,
  number: true,
  rows: true,
  choice: false,
  set: false,
  text: false,
  other: false,
};
const hasShares: readonly ThingKind[] = ['scale', 'recommend', 'number', 'rows', 'choice', 'set'];
const isMeasured = ({ kind }: AskThing) => kind === 'scale' || kind === 'recommend' || kind === 'number';

function comparedBy(subject: AskThing, group: AskThing, plan: AskPlan, ways: CompileWays): CompiledRun {
  const { kind, variables } = subject;
  const isByMeans = hasMean[kind] && plan.shown === 'usual' && variables.every(one => kind !== 'rows' || isPoints(one));
  if (isByMeans)
    return {
      ...modelled('compareMeans', { variables: keysOf([subject]).slice(0, 20), group: keysOf([group]) }),
      by: group,
    };
  if (!hasShares.includes(kind)) throw new AskRefusal('not-together');
  return { ...crossed([subject], group, plan, ways), by: group };
}

const isPoints = (variable: DataVariable) => variable.kept === 'code' && takenAs(variable, {}) === 'points';

function related({ subjects, plan, ways }: Compiling): CompiledPlan {
  const [first, second] = subjects;
  if (!first || !second) throw new AskRefusal('not-together');
  if (first === second) throw new AskRefusal('same');
  if (subjects.every(isMeasured))
    return {
      runs: [modelled('correlation', { variables: keysOf(subjects) }, { method: 'spearman' })],
      isLookedThrough: false,
    };
  // Which of the two parts people is the one that has no points.
  const [group, outcome] = isGrouping(second) && !isMeasured(second) ? [second, first] : [first, second];
  if (!isGrouping(group)) throw new AskRefusal('not-together');
  return { runs: [comparedBy(outcome, group, plan, ways)], isLookedThrough: false };
}

function driven({ subjects, by, known }: Compiling): CompiledPlan {
  const [subject] = subjects as readonly [AskThing];
  if (!isMeasured(subject)) throw new AskRefusal('not-together');
  const named = by.flatMap(({ variables }) => variables);
  const drivers = (named.length > 0 ? named : driversOf(known, subject)).filter(
    ({ key }) => key !== subject.variables[0]!.key,
  );
  if (drivers.length < 2) throw new AskRefusal('no-drivers');
  const slots = { dependent: keysOf([subject]), drivers: drivers.slice(0, 20).map(({ key }) => key) };
  return { runs: [modelled('keyDrivers', slots)], isLookedThrough: false };
}

/** By the waves that the data have; else by when records came. */
function overTime({ subjects, known, ways }: Compiling): CompiledPlan {
  const keys = keysOf(subjects);
  const sets = subjects.filter(({ kind }) => kind === 'set');
  if (subjects.some(({ kind }) => kind === 'text' || kind === 'other')) throw new AskRefusal('not-together');
  const isSet = (key: string) => sets.some(({ variables }) => variables.some(one => one.key === key));
  const slots = { measures: keys.filter(key => !isSet(key)), sets: keys.filter(isSet) };
  if (known.byKey.has(WAVE_QUESTION))
    return { runs: [modelled('trend', { ...slots, wave: [WAVE_QUESTION] })], isLookedThrough: false };
  if (!ways.periods) throw new AskRefusal('no-periods');
  const run = modelled('trend', { ...slots, wave: [derivedKey(PERIODS)] });
  const analysis = { ...run.analysis, derived: { [PERIODS]: ways.periods } };
  return { runs: [{ analysis, variables: keys }], isLookedThrough: false };
}

function modelled(kind: ModelName, slots: Readonly<Record<string, readonly string[]>>, options = {}): CompiledRun {
  const empty = emptyModelRequest(modelForms[kind]);
  const request = { slots: { ...empty.slots, ...slots }, options: { ...empty.options, ...options } };
  return { analysis: { kind, derived: {}, request }, variables: Object.values(slots).flat() };
}

function crossed(
  subjects: readonly AskThing[],
  group: AskThing | undefined,
  { shown }: AskPlan,
  { language }: CompileWays,
): CompiledRun {
  const request = {
    ...defaultCrossRequest,
    rows: subjects.flatMap(subject => rowsOf(subject, language)),
    banner: group ? [{ variable: group.variables[0]!.key }] : [],
    measures: shown === 'share-of-all' ? (['totalPercent', 'count'] as const) : defaultCrossRequest.measures,
    look: { ...defaultCrossRequest.look, charts: true },
  };
  return {
    analysis: { kind: 'cross', derived: {}, request },
    variables: [...keysOf(subjects), ...(group ? keysOf([group]) : [])],
  };
}

/** How likely somebody recommends is read by its three groups. */
function rowsOf({ kind, variables }: AskThing, language: Language): readonly CrossRow[] {
  if (kind !== 'recommend') return variables.map(({ key }) => ({ variable: key }));
  const names = schemeTexts[language].npsGroups;
  const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const nets = [
    { name: names.promoters, codes: between(9, 10) },
    { name: names.passives, codes: between(7, 8) },
    { name: names.detractors, codes: between(0, 6) },
  ];
  return variables.map(({ key }) => ({ variable: key, nets }));
}

const keysOf = (things: readonly AskThing[]): string[] =>
  things.flatMap(({ variables }) => variables.map(({ key }) => key));
