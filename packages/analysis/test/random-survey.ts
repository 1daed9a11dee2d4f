import {
  type AnswerContext,
  type Answers,
  type BoundQuestion,
  buildCodebook,
  type Condition,
  compileSurvey,
  type Flow,
  type FlowQuestion,
  type Json,
  type LogicRule,
  parseExpression,
  replayAnswers,
  type SurveyModel,
  writeSettings,
} from '@wenshu/survey-core';
import { buildFlow } from '@wenshu/survey-core/testing';
import { type QuestionTypeSlug, questionTypes } from '../../question-types/src/core.ts';
import { typeExamples } from '../../question-types/src/examples.ts';
import { answerLike, type Next } from '../../question-types/test/random-answers.ts';
import { LogicError } from '../../survey-core/src/document/logic-problem.ts';
import { type DataRecord, dataSetOf, parameterValues, type Row } from '../src/index.ts';
import { simulatedRecord } from '../src/simulated/simulated-record.ts';
import { randomCondition } from './random-condition.ts';

/** Where "today" is asked for. */
export const TODAY = '2026-02-28';

export interface AskedRecord {
  readonly record: DataRecord;
  readonly row: Row;
  /** What the engine says of each condition; undefined where its snapshot does not take the condition, or a rule could not be decided. */
  readonly holds: readonly (boolean | undefined)[];
}

/** Numbers that look random and are the same for the same seed. */
export function randomFrom(seed: number): Next {
  let state = seed >>> 0;
  return below => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A questionnaire of random types in one or two snapshots, records of it as the engine stores them, and what it says of conditions. */
export function randomSurvey(seed: number, counts: { readonly records: number; readonly conditions: number }) {
  const next = randomFrom(seed);
  const newest = randomFlow(next);
  // Only then is the order of adding the same everywhere: an option that is gone comes last in data.
  const flows = next(2) > 0 ? [newest.flow] : [newest.flow, olderOf(newest.flow, next)];
  const questions = flows.at(-1)!.questions;
  const calculationIds = flows[0]!.calculations.map(({ id }) => id);
  const conditions = Array.from({ length: counts.conditions }, () =>
    randomCondition(next, questions, calculationIds, newest.roundIds),
  );
  const asking = flows.map(flow => withProbes(flow, conditions));
  const codebook = buildCodebook(flows, questionTypes);
  const dataSet = dataSetOf(codebook, { language: 'en', parameters: ['wave', 'ref'] });
  const records = Array.from({ length: counts.records }, (_, place): AskedRecord => {
    const { model, taken } = asking[place % asking.length]!;
    const context = randomContext(next, `record ${place}`);
    const sent = randomAnswers(model, newest.examples, next);
    const replay = replayAnswers(model, { ...sent, ...Object.fromEntries(taken.map(n => [probeId(n), 'x'])) }, context);
    const failed = new Set(replay.problems.flatMap(one => (one.problem === 'logic-failed' ? [one.key] : [])));
    const answers = Object.fromEntries(Object.entries(replay.answers).filter(([key]) => !key.startsWith(PROBE)));
    const record = recordOf(answers, context, next);
    return {
      record,
      row: { ...dataSet.rowOf(record), ...parameterValues(record) },
      holds: conditions.map((_condition, n) =>
        taken.includes(n) && !failed.has(probeId(n)) ? Object.hasOwn(replay.answers, probeId(n)) : undefined,
      ),
    };
  });
  return { dataSet, conditions, records };
}

const PROBE = 'probe';
const probeId = (n: number) => `${PROBE}${n}`;
const REFERRED = 'q1';

type Examples = ReadonlyMap<string, readonly Json[]>;

const answerable = (Object.keys(typeExamples) as QuestionTypeSlug[]).filter(
  slug => typeExamples[slug].answers.length > 0,
);

/** Types whose answers say most to conditions come more often than the rest. */
const frequent: readonly QuestionTypeSlug[] = [
  ...(['single-choice', 'multiple-choice', 'matrix-single', 'matrix-multiple', 'matrix-dropdown', 'ranking'] as const),
  ...(['cascade', 'fill-in', 'multi-fill-in', 'matrix-fill-in', 'evaluation', 'image-hotspot', 'date', 'nps'] as const),
];

function randomFlow(next: Next): { flow: Flow; examples: Examples; roundIds: readonly string[] } {
  const examples = new Map<string, readonly Json[]>();
  const add = (slug: QuestionTypeSlug, id: string, groupId: string): FlowQuestion => {
    const { question, answers } = typeExamples[slug];
    const made = varied({ ...question, id, groupId, seqName: id.toUpperCase(), title: { text: id } }, answers, next);
    examples.set(id, made.answers);
    return made.question;
  };
  const pick = () => (next(3) > 0 ? frequent[next(frequent.length)]! : answerable[next(answerable.length)]!);
  const source = add('multiple-choice', 'q0', 'g1');
  const carrying = add('multiple-choice', REFERRED, 'g1');
  const flow = buildFlow({
    scrollId: 'survey',
    versionTime: 2,
    languageId: 1,
    groups: ['g1', 'g2', 'g3'].map(id => ({ id, title: { text: '' }, settings: {} })),
    questions: [
      source,
      { ...carrying, items: carrying.items.slice(0, 2).map(item => ({ ...item, id: `own${item.id}` })) },
      ...Array.from({ length: 5 + next(4) }, (_, n) => add(pick(), `q${n + 2}`, 'g1')),
      ...Array.from({ length: 1 + next(3) }, (_, n) => add(pick(), `loop${n}`, 'g2')),
    ],
    logic: [
      {
        id: 'loop',
        order: 'a',
        kind: 'question-relation',
        target: { groupId: 'g2' },
        fromQuestionId: 'q0',
        take: next(2) > 0 ? 'selected' : 'unselected',
        takesExclusive: true,
      },
      {
        id: 'carry',
        order: 'b',
        kind: 'option-reference',
        questionId: REFERRED,
        fromQuestionId: 'q0',
        take: (['selected', 'unselected', 'all'] as const)[next(3)]!,
        takesExclusive: true,
      },
      {
        id: 'shown',
        order: 'c',
        kind: 'display',
        target: { questionId: 'q3' },
        when: { test: 'choice', questionId: 'q0', is: 'any-of', itemIds: [source.items[0]!.id] },
      },
    ],
  });
  const expressions = ['count(#q0) + 0.5', '10 / (count(#q0) - 1)', 'score(#q0) * 2', 'sum(#loop0, 1)', '#q2 - #q4'];
  const calculations = expressions.flatMap((expression, n) => {
    const calculation = { id: `c${n}`, order: `${n}`, name: `c${n}`, expression, parsed: parseExpression(expression) };
    return isTaken({ ...flow, calculations: [calculation] }) ? [calculation] : [];
  });
  return { flow: { ...flow, calculations }, examples, roundIds: source.items.map(({ id }) => id) };
}

/** Scores, other formats and modes: an example is one way of asking. */
function varied(question: FlowQuestion, answers: readonly Json[], next: Next) {
  const settings: Readonly<Record<string, Json>> =
    question.type === 'fill-in'
      ? writeSettings({ inputFormat: ([1, 2, 7] as const)[next(3)]! })
      : question.type === 'image-hotspot'
        ? writeSettings({ hotspotMode: ([1, 2] as const)[next(2)]! })
        : {};
  const isScored = questionTypes[question.type as QuestionTypeSlug].capabilities.scorable && next(2) > 0;
  const { itemSettingNames } = questionTypes[question.type as QuestionTypeSlug];
  const hasBlanks = itemSettingNames.includes('hasBlank') && next(2) > 0;
  const items = question.items.map(item => {
    const score = isScored && next(4) > 0 && writeSettings({ score: [0.1, 0.2, 2.5, -1, 0, 3][next(6)]! });
    return { ...item, settings: { ...item.settings, ...score, ...(hasBlanks && writeSettings({ hasBlank: true })) } };
  });
  const points = { points: [0.2, 0.6, 0.9].map(at => ({ x: at, y: at })) };
  const isClicks = question.type === 'image-hotspot' && Object.values(settings).includes(2);
  return {
    question: { ...question, items, settings: { ...question.settings, ...settings } },
    answers: hasBlanks
      ? [...answers, ...answers.map(withBlanks)]
      : isClicks
        ? [points, { points: [{ x: 0.01, y: 0.01 }] }]
        : answers,
  };
}

/** Something written beside whatever is chosen. */
function withBlanks(answer: Json): Json {
  const { item, items = [] } = answer as { item?: string; items?: readonly string[] };
  if (item !== undefined) return { item, blank: 'Tea' };
  return { items, blanks: Object.fromEntries(items.map(id => [id, `Tea ${id}`])) };
}

/** The older one asks with options that are gone since, and so with rounds that are. */
function olderOf(flow: Flow, next: Next): Flow {
  const gone = (question: FlowQuestion): FlowQuestion => {
    const [first] = question.items;
    const tests = questionTypes[question.type as QuestionTypeSlug].bind(question).tests;
    if (!first || !tests.includes('choice') || first.children || next(2) > 0) return question;
    // Scores in quarters: such sums are the same in any order.
    return {
      ...question,
      items: [
        ...question.items,
        {
          ...first,
          id: 'gone',
          title: { text: 'Gone' },
          settings: { ...first.settings, ...writeSettings({ optionNumber: 77, score: 0.25 }) },
        },
      ],
    };
  };
  return { ...flow, versionTime: 1, questions: flow.questions.map(gone) };
}

function isTaken(flow: Flow): boolean {
  try {
    compileSurvey(flow, questionTypes);
    return true;
  } catch (error) {
    if (error instanceof LogicError) return false;
    throw error;
  }
}

/** A question at the end for every condition that the snapshot takes, shown when it holds: what the engine says of it. */
function withProbes(flow: Flow, conditions: readonly Condition[]): { model: SurveyModel; taken: readonly number[] } {
  const probed = (numbers: readonly number[]): Flow => ({
    ...flow,
    questions: [...flow.questions, ...numbers.map(probe)],
    logic: [...flow.logic, ...numbers.map(n => ruleOf(n, conditions[n]!))],
  });
  const taken = [...conditions.keys()].filter(n => isTaken(probed([n])));
  return { model: compileSurvey(probed(taken), questionTypes), taken };
}

const probe = (n: number): FlowQuestion => ({
  id: probeId(n),
  type: 'fill-in',
  groupId: 'g3',
  seqName: probeId(n),
  title: { text: '' },
  settings: {},
  items: [],
  itemGroups: [],
  rows: [],
  rowGroups: [],
});

const ruleOf = (n: number, when: Condition): LogicRule => ({
  id: `rule${n}`,
  order: `d${n}`,
  kind: 'display',
  target: { questionId: probeId(n) },
  when,
});

function randomAnswers(model: SurveyModel, examples: Examples, next: Next): Answers {
  const answers: Record<string, Json> = {};
  for (const [key, bound] of model.questions) {
    const known = examples.get(bound.question.id);
    const answer = known && next(5) > 0 ? answerLike(bound, known, next) : undefined;
    if (answer !== undefined && isKept(bound, answer)) answers[key] = answer;
  }
  return answers;
}

/** What is no number is no value of a variable that holds numbers, and half a code is none: data has lost what it was. */
function isKept(bound: BoundQuestion, answer: Json): boolean {
  if (bound.check(answer).some(({ problem }) => problem.startsWith('not-'))) return false;
  const data = questionTypes[bound.question.type as QuestionTypeSlug].bind(bound.question);
  const values = data.values(answer);
  return data
    .variables()
    .every(({ measure }, index) => !['nominal', 'ordinal'].includes(measure) || Number.isInteger(values[index] ?? 0));
}

function randomContext(
  next: Next,
  seed: string,
): AnswerContext & Required<Pick<AnswerContext, 'languageId' | 'labels' | 'channel' | 'parameters'>> {
  return {
    seed,
    today: TODAY,
    languageId: 1 + next(3),
    channel: ['', 'mail', "it's"][next(3)]!,
    labels: ['vip', 'old', 'new'].filter(() => next(2) > 0),
    parameters: { ...(next(2) > 0 && { wave: ['1', ' 2', 'Two'][next(3)]! }), ...(next(2) > 0 && { ref: '' }) },
  };
}

function recordOf(answers: Answers, context: ReturnType<typeof randomContext>, next: Next): DataRecord {
  const { channel, labels, languageId, parameters } = context;
  const place = next(3);
  return {
    ...simulatedRecord(answers, 2),
    nation: place > 0 ? 'a' : null,
    province: place > 1 ? 'b' : null,
    channel,
    labels,
    languageId,
    parameters,
  };
}
