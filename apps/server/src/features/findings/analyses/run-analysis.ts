import {
  type Answers,
  type DataQuestion,
  type DataVariable,
  describeFilter,
  type Exhibit,
  every,
  kinds,
  layRecipes,
  MAX_TOGETHER,
  type Plan,
  readWeighed,
  type Saved,
  type Simulation,
  type Variables,
  type Weightless,
  type WeightOutcome,
  weighAsks,
  weightLine,
  weightWarnings,
} from '@wenshu/analysis';
import type { analysisCalls, CallData, ErrorName } from '@wenshu/api-contract';
import { clockText } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { ColumnsProblem } from '../../../platform/columns/columns-problem.ts';
import { buffersIn } from '../../../platform/threads/buffers-in.ts';
import type { OwnThreads } from '../../../platform/threads/thread-pool.ts';
import { ThreadProblem, type ThreadProblemWord } from '../../../platform/threads/thread-problem.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { isNeverPublished, type OpenDataSet, partsOf } from '../data-set/index.ts';
import type { AnalysisContent } from './analysis.repository.ts';
import { type CheckedAnalysis, checkAnalysis, nameOf, notPossible, problemRefusal } from './check-analysis.ts';
import type { KindAnswer, KindTask } from './kind-thread.ts';
import { recordIdsOf } from './record-ids-of.ts';
import { type ResolvedWeight, resolveWeight } from './resolve-weight.ts';

interface Run {
  readonly content: AnalysisContent;
  readonly language: Language;
  readonly signal: AbortSignal;
  /** With what of it can be kept with the data. */
  readonly isSaving?: true;
  /** Of what takes long: the share that is done. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** How many get their turn before it, while it waits for one. */
  readonly onPlace?: ((before: number) => void) | undefined;
  /** With what a screen can work on by itself. */
  readonly isSimulating?: true;
}

export type Outcome = Pick<CallData<typeof analysisCalls.run>, 'asOf' | 'weighting'> & {
  readonly exhibits: readonly Exhibit[];
  readonly saved?: readonly Saved[];
  readonly simulation?: Simulation | undefined;
  /** Whose the values are that are saved of single records. */
  readonly recordIds?: readonly (string | null)[];
};

/** From what is asked to what a person looks at: checked, planned, counted, worked out in a thread. */
export async function runAnalysis(
  dataSet: OpenDataSet,
  threads: OwnThreads,
  { content, language, signal, isSaving, isSimulating, onProgress, onPlace }: Run,
): Promise<Outcome> {
  threads.warm('count');
  try {
    const [own, questions] = await Promise.all([
      dataSet.listVariables(language, { isAsItIs: true }),
      dataSet.listQuestions(language),
    ]);
    const checked = checkAnalysis(content, own, questions);
    const kind = kinds[checked.analysis.kind];
    // The kind stands under its own name, so it is the one for this value.
    const counted = isSaving && kind.records?.(checked.analysis.request as never) ? weighNoted : weigh;
    const { weight, answers, weightless, recordIds } = await counted(dataSet, checked, own, signal);
    const asOf = answers[0]?.asOf ?? Date.now();
    const { analysis, variables } = checked;
    const outcome = { rim: weight?.rim, weightless };
    const task: KindTask = {
      kind: analysis.kind,
      request: analysis.request,
      answers,
      language,
      isSaving,
      isSimulating,
      ...namedIn(checked),
      source: sourceOf(checked, { asOf, language, outcome, timeZone: dataSet.timeZone }),
      warnings: weightWarnings(outcome, variables, language),
    };
    const handedOver = buffersIn(answers);
    // The kind stands under its own name, so it is the one for this value.
    const effortMs = kind.effortMs?.(analysis.request as never, cellsIn(handedOver, answers)) ?? TABLE_MS;
    const ways = { effortMs, handedOver, signal, onProgress, onPlace };
    const answer = (await threads.run('count', task, ways)) as KindAnswer;
    if ('refused' in answer) throw problemRefusal(answer.refused, checked.variables);
    if ('failed' in answer) throw new Error(`An analysis failed: ${answer.failed}`);
    return {
      ...answer,
      asOf,
      ...(weight?.weighting && { weighting: weight.weighting }),
      ...(recordIds && { recordIds }),
    };
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Of what was counted already: moments, however many people there are. */
const TABLE_MS = 50;

/** Numbers, and of texts their letters: each is gone through. */
const cellsIn = (columns: readonly ArrayBuffer[], answers: Answers) =>
  columns.reduce((sum, { byteLength }) => sum + byteLength / Float64Array.BYTES_PER_ELEMENT, 0) +
  answers
    .flatMap(answer => ('joined' in answer ? answer.joined.columns : []))
    .reduce((sum, { length }) => sum + length, 0);

interface Weighed {
  readonly weight: ResolvedWeight | undefined;
  readonly answers: Answers;
  readonly weightless?: Weightless | undefined;
  readonly recordIds?: readonly (string | null)[];
}

/** So often a weight is worked out anew because records have come since; then it weighs those too. */
const MOST_WEIGHINGS = 3;

/** Targets hold among the records that are counted, so both must be the same: without catching up between the two. */
async function weigh(
  dataSet: OpenDataSet,
  checked: CheckedAnalysis,
  own: readonly DataVariable[],
  signal: AbortSignal,
): Promise<Weighed> {
  for (let turn = 1; ; turn++) {
    const weight = await resolveWeight(dataSet, checked, own, signal);
    const moment = turn < MOST_WEIGHINGS ? weight?.moment : undefined;
    try {
      return { weight, ...(await count(dataSet, checked, own, { weight, moment, signal })) };
    } catch (error) {
      if (!(error instanceof ColumnsProblem) || error.word !== 'moved-on') throw error;
    }
  }
}

/** With which records they are, as long as the copy still knows: it may have been made anew in between. */
async function weighNoted(...asked: Parameters<typeof weigh>): Promise<Weighed> {
  for (let turn = 1; ; turn++) {
    const weighed = await weigh(...asked);
    try {
      return { ...weighed, recordIds: await recordIdsOf(asked[0], weighed.answers) };
    } catch (error) {
      const isOld = error instanceof ColumnsProblem && error.word === 'renewed';
      if (!isOld || turn === MOST_WEIGHINGS) throw error;
    }
  }
}

interface Counting {
  readonly weight: ResolvedWeight | undefined;
  readonly moment: string | undefined;
  readonly signal: AbortSignal;
}

/** All that the kind wants to know, asked at once, of one moment. */
async function count(
  dataSet: OpenDataSet,
  { analysis, variables, questions, counted }: CheckedAnalysis,
  own: readonly DataVariable[],
  { weight, moment, signal }: Counting,
): Promise<Pick<Weighed, 'answers' | 'weightless'>> {
  const kind = kinds[analysis.kind];
  const plan: Plan = kind.plan(analysis.request, variables, questions);
  const asks = weighAsks(plan.asks, weight?.variable);
  if (asks.length > MAX_TOGETHER) throw notPossible({ word: 'too-large' }, kind.listSlot);
  const recipes = { ...analysis.derived, ...weight?.derived, ...plan.derived };
  const laid = layRecipes(new Map(Object.entries(recipes)), own);
  // What the kind and the weight derive comes on top of what somebody sent, and all of it has one bound.
  if ('word' in laid) throw notPossible({ word: 'too-large' });
  const filter = every([...counted, ...(analysis.filter ? [analysis.filter] : [])]);
  try {
    const derived = Object.keys(recipes).length === 0 ? undefined : partsOf(recipes, own);
    const answers = await dataSet.askTogether(asks, { filter, weight: weight?.variable, derived, moment }, signal);
    const weighed = readWeighed(answers as Answers, weight?.variable);
    requirePossible(weighed.weightless, weight?.variable, variables);
    return weighed;
  } catch (error) {
    if (!(error instanceof ColumnsProblem) || error.word !== 'too-large') throw error;
    throw notPossible({ word: 'too-large', name: numberIn(plan, error.at, variables) }, kind.listSlot);
  }
}

/** Who weighs less than nothing cannot be counted, and leaving them out would hide that the weight is wrong. */
function requirePossible(weightless: Weightless | undefined, weight: string | undefined, variables: Variables): void {
  const got = weightless?.impossible ?? 0;
  if (got > 0) throw notPossible({ word: 'weight-impossible', name: nameOf(weight, variables), got }, 'weight');
}

/** A number that a count lists by its values: of those there may be as many as people. */
function numberIn({ asks }: Plan, at: number | undefined, variables: Variables): string | undefined {
  const ask = at === undefined ? undefined : asks[at];
  const number = ask?.kind === 'count' && ask.by.find(({ variable }) => variables.get(variable)?.kept === 'number');
  return number ? nameOf(number.variable, variables) : undefined;
}

/** Only those that the analysis names cross to the thread, with the variables of its questions: a questionnaire may have thousands. */
function namedIn({ analysis, variables, questions }: CheckedAnalysis): Pick<KindTask, 'variables' | 'questions'> {
  const named = { variables: new Map<string, DataVariable>(), questions: new Map<string, DataQuestion>() };
  const add = (key: string) => {
    const variable = variables.get(key);
    if (variable) named.variables.set(key, variable);
  };
  const look = (part: unknown) => {
    if (typeof part === 'string') {
      add(part);
      const question = questions.get(part);
      if (question) named.questions.set(part, question);
      for (const { key } of question?.variables ?? []) add(key);
    } else if (typeof part === 'object' && part !== null) Object.values(part).forEach(look);
  };
  look(analysis);
  const isRead = [...named.variables.values()].some(({ kept, content }) => kept === 'text' && content === undefined);
  if (isRead) for (const variable of offering(variables)) named.variables.set(variable.key, variable);
  // In the order of the data set: halves of a scale are made by it, whatever slots its items stand in.
  return { ...named, variables: new Map([...variables].filter(([key]) => named.variables.has(key))) };
}

const MOST_OFFERING = 60;
const MOST_OFFERED = 300;

/** Whose options may be names that people write, too: where words are read, these stay whole. Rows of a matrix offer the same, and do it once. */
function offering(variables: Variables): readonly DataVariable[] {
  const offered = new Map<string, DataVariable>();
  for (const variable of variables.values()) {
    const { categories = [], questionId = variable.key } = variable;
    if (categories.length > 0 && categories.length <= MOST_OFFERED && !offered.has(questionId))
      offered.set(questionId, variable);
    if (offered.size === MOST_OFFERING) break;
  }
  return [...offered.values()];
}

interface RunTold {
  readonly asOf: number;
  readonly language: Language;
  readonly timeZone: string;
  readonly outcome: WeightOutcome;
}

function sourceOf(
  { analysis, variables }: CheckedAnalysis,
  { asOf, language, timeZone, outcome }: RunTold,
): KindTask['source'] {
  const { filter, weight } = analysis;
  return {
    asOf: clockText(asOf, timeZone, language),
    ...(filter && { filter: describeFilter(filter, variables, language) }),
    ...(weight && { weight: weightLine(weight, outcome, variables, language) }),
  };
}

const threadRefusals: Readonly<Record<ThreadProblemWord, ErrorName | undefined>> = {
  busy: 'analysesBusy',
  'too-slow': 'analysisTooSlow',
  'out-of-memory': 'resultTooLarge',
  cancelled: 'analysisCancelled',
  ended: undefined,
};

function refusalOf(error: unknown): unknown {
  if (error instanceof ThreadProblem) {
    const name = threadRefusals[error.word];
    return name ? new Refusal(name as 'analysesBusy') : error;
  }
  if (isNeverPublished(error)) return notPossible({ word: 'never-published' });
  return error instanceof ColumnsProblem && error.word === 'cancelled' ? new Refusal('analysisCancelled') : error;
}
