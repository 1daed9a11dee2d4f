import fc from 'fast-check';
import { expect, test } from 'vitest';
import { questionTypes } from '../../question-types/src/core.ts';
import { buildCodebook } from '../src/codebook/codebook.ts';
import { mergeFlows } from '../src/codebook/merge-flows.ts';
import type { Flow, FlowItem, FlowQuestion } from '../src/flow/flow.ts';
import type { Json } from '../src/json.ts';
import { findType } from '../src/question-type/registry.ts';
import type { VariableValue } from '../src/question-type/variable.ts';
import { readSetting } from '../src/settings/settings.ts';
import { flowOf, question } from './surveys/build-survey.ts';
import { randomAnswer, randomFlow } from './surveys/random-survey.ts';

const RUNS = { numRuns: 300 };

/** Slow and plain: everything is looked for in the question itself, for every answer anew. */
const slowValues: Readonly<Record<string, (question: FlowQuestion, answer: never) => VariableValue[]>> = {
  'single-choice': ({ items }, answer: { item: string } | undefined) => [codeOf(items, answer?.item)],
  'multiple-choice': ({ items }, answer: { items: string[] } | undefined) =>
    items.map(item => (answer ? Number(answer.items.includes(item.id)) : null)),
  ranking: ({ items }, answer: { order: string[] } | undefined) =>
    items.map(item => (answer?.order.includes(item.id) ? answer.order.indexOf(item.id) + 1 : null)),
  'matrix-single': ({ rows, items }, answer: Record<string, string> | undefined) =>
    rows.map(row => codeOf(items, answer?.[row.id])),
  'fill-in': ({ settings }, answer: string | undefined) => {
    const text = answer?.trim() || null;
    if (text === null || readSetting(settings, 'inputFormat') !== 2) return [text];
    return [Number.isFinite(Number(text)) ? Number(text) : null];
  },
};

function codeOf(items: readonly FlowItem[], id: string | undefined): number | null {
  const index = items.findIndex(item => item.id === id);
  return index < 0 ? null : (readSetting(items[index]!.settings, 'optionNumber') ?? index + 1);
}

/** Answers that the types of the merged questions read, under their keys. */
function answersFor(flows: readonly Flow[], raws: readonly unknown[]): Record<string, Json> {
  const answers: Record<string, Json> = {};
  for (const [n, { key, question: asked }] of mergeFlows(flows).entries()) {
    const read = findType(questionTypes, asked.type)
      ?.bind(asked)
      .parse(raws[n % raws.length]);
    if (read && 'answer' in read) answers[key] = read.answer;
  }
  return answers;
}

/** The older one asks the same questions with one option less and another number for the rest. */
function olderOf(flow: Flow): Flow {
  const questions = flow.questions.map(one => ({ ...one, items: one.items.slice(1) }));
  return { ...flow, versionTime: flow.versionTime - 1, questions, logic: [], calculations: [] };
}

const records = fc.array(fc.array(randomAnswer, { minLength: 3, maxLength: 12 }), { minLength: 1, maxLength: 6 });

test('a codebook that is asked again and again says what looking everything up for each record says', () => {
  fc.assert(
    fc.property(randomFlow, records, (flow, raws) => {
      const flows = [{ ...flow, logic: [], calculations: [] }, olderOf(flow)];
      const codebook = buildCodebook(flows, questionTypes);
      for (const raw of raws) {
        const answers = answersFor(flows, raw);
        const slow = mergeFlows(flows).flatMap(({ key, question: asked }) =>
          Object.hasOwn(slowValues, asked.type) ? slowValues[asked.type]!(asked, answers[key] as never) : [],
        );
        expect(codebook.valuesOf(answers)).toEqual(slow);
        expect(codebook.valuesOf(answers)).toEqual(buildCodebook(flows, questionTypes).valuesOf(answers));
      }
    }),
    RUNS,
  );
});

test('a key is one variable’s, and stays when codes and wordings are edited and a newer snapshot comes', () => {
  fc.assert(
    fc.property(randomFlow, flow => {
      const before = buildCodebook([flow], questionTypes).variables;
      const questions = flow.questions.map((one, n) => ({ ...one, seqName: `New${n}`, title: { text: `New ${n}` } }));
      const after = buildCodebook([{ ...flow, versionTime: 2, questions }, flow], questionTypes).variables;
      expect(new Set(before.map(one => one.key)).size).toBe(before.length);
      expect(after.map(one => one.key)).toEqual(before.map(one => one.key));
    }),
    RUNS,
  );
});

test('keys name the question, the row, the option and the round of a loop', () => {
  const flow = flowOf({
    questions: [
      question('multiple-choice', 'q1', { items: ['a', 'b'] }),
      question('matrix-multiple', 'q2', { items: ['x'], rows: ['r'] }),
      question('date', 'q3'),
    ],
    logic: [
      {
        id: 'rule',
        order: 'a',
        kind: 'question-relation',
        target: { questionId: 'q3' },
        fromQuestionId: 'q1',
        take: 'selected',
      },
    ],
  });
  const { variables } = buildCodebook([flow], questionTypes);
  expect(variables.map(({ key, setKey, content }) => [key, setKey, content])).toEqual([
    ['q1.a', 'q1', undefined],
    ['q1.b', 'q1', undefined],
    ['q2.r.x', 'q2.r', undefined],
    ['q3@a', undefined, 'date'],
    ['q3@b', undefined, 'date'],
  ]);
});

test('every variable of a loop says which round it is, and what it is in all of them', () => {
  const loop = {
    id: 'rule',
    order: 'a',
    kind: 'question-relation' as const,
    target: { questionId: 'q2' },
    fromQuestionId: 'q1',
    take: 'selected' as const,
  };
  const numbered = (id: string) => ({ id, settings: { optionNumber: id.charCodeAt(0) } });
  const titled = (asked: FlowQuestion, title: string): FlowQuestion => ({
    ...asked,
    items: asked.items.map(item => ({ ...item, title: { text: title + item.id } })),
  });
  const scored = [{ id: 'x', settings: { score: 2 } }, 'y'];
  const asked = (items: string[], title: string): Flow =>
    flowOf({
      questions: [
        titled(question('multiple-choice', 'q1', { items: items.map(id => numbered(id)) }), title),
        question('multiple-choice', 'q2', { items: scored }),
      ],
      logic: [loop],
    });
  const { variables } = buildCodebook([asked(['b'], 'new '), asked(['a', 'b'], 'old ')], questionTypes);
  const ofLoop = variables.filter(variable => variable.loop);
  expect(ofLoop.map(({ key, loop: of }) => [key, of!.key, of!.setKey, of!.round])).toEqual(
    [
      { itemId: 'b', code: 98, label: 'new b' },
      { itemId: 'a', code: 97, label: 'old a' },
    ]
      .flatMap(round => [
        [`q2@${round.itemId}.x`, 'q2.x', 'q2', round],
        [`q2@${round.itemId}.y`, 'q2.y', 'q2', round],
      ])
      .concat([
        ['q2@b#score', 'q2#score', undefined, { itemId: 'b', code: 98, label: 'new b' }],
        ['q2@a#score', 'q2#score', undefined, { itemId: 'a', code: 97, label: 'old a' }],
      ] as never),
  );
  expect(variables.filter(variable => !variable.loop).map(({ key }) => key)).toEqual(['q1.b', 'q1.a', '#score']);
});

test('an option that is gone from below another one keeps its values, and one that moved is no other', () => {
  const items = (ids: readonly string[]) => question('single-choice', 'q1', { items: ids }).items;
  const tree = (first: string[], second: string[]): Flow => {
    const [a, b] = items(['A', 'B']) as [FlowItem, FlowItem];
    const below = [
      { ...a, children: items(first) },
      { ...b, children: items(second) },
    ];
    return flowOf({ questions: [{ ...question('single-choice', 'q1'), items: below }] });
  };
  const { variables, valuesOf } = buildCodebook(
    [tree(['a', 'c'], ['d']), tree(['a', 'b', 'd'], ['c', 'e'])],
    questionTypes,
  );
  const ids = variables[0]!.valueLabels!.map(({ itemId }) => itemId);
  expect(ids).toEqual(['a', 'c', 'b', 'd', 'e']);
  expect(valuesOf({ q1: { item: 'b' } })).not.toEqual([null]);
});

test('an option that is gone counts in a calculation as it does in the score of its question', () => {
  const scored = (ids: readonly string[]): Flow =>
    flowOf({
      questions: [question('single-choice', 'q1', { items: ids.map(id => ({ id, settings: { score: id.length } })) })],
      calculations: [{ id: 'c', order: 'a', name: 'Double', expression: 'score(#q1) * 2' }],
    });
  const { variables, valuesOf } = buildCodebook([scored(['a']), scored(['a', 'gone'])], questionTypes);
  const values = valuesOf({ q1: { item: 'gone' } });
  expect(Object.fromEntries(variables.map(({ name }, index) => [name, values[index]]))).toMatchObject({
    Q1_score: 4,
    Double: 8,
  });
});

test('what answers were given to is kept by the snapshot that asked', () => {
  const asked = (region: string, versionTime: number): Flow => ({
    ...flowOf({ questions: [question('image-hotspot', 'q1', { items: [{ id: 'a', settings: { region } }] })] }),
    versionTime,
  });
  const flows = [asked('0.5,0.5,0.1,0.1', 30), asked('0,0,0.5,0.5', 20), asked('0,0,0.5,0.5', 10)];
  const codebook = buildCodebook(flows, questionTypes);
  const at = (versionTime: number) => codebook.designOf('q1', versionTime);
  const first = { regions: [{ id: 'a', region: { x: 0, y: 0, width: 0.5, height: 0.5 } }] };
  expect([at(10), at(20), at(29)]).toMatchObject([first, first, first]);
  expect(at(30)).toMatchObject({ regions: [{ id: 'a', region: { x: 0.5, y: 0.5, width: 0.1, height: 0.1 } }] });
  expect([at(9), codebook.designOf('toString', 30)]).toEqual([undefined, undefined]);
});
