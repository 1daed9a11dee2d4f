import fc from 'fast-check';
import type { Condition } from '../../src/document/condition.ts';
import type { LogicRule } from '../../src/document/logic-rule.ts';
import type { Flow, FlowQuestion } from '../../src/flow/flow.ts';
import {
  calculation,
  fillIn,
  flowOf,
  matrix,
  multiple,
  number,
  pageBreak,
  question,
  ranking,
  single,
} from './build-survey.ts';

const ITEMS = ['a', 'b', 'c', 'd'];
const item = fc.constantFrom(...ITEMS);
const kinds = ['single', 'multiple', 'ranking', 'matrix', 'number', 'fill-in', 'break', 'note'] as const;
const settings = fc.record(
  {
    required: fc.boolean(),
    isOptionOrderRandom: fc.boolean(),
    shownOptionCount: fc.constantFrom(2, 3),
    isHidden: fc.boolean(),
  },
  { requiredKeys: [] },
);

type Kind = (typeof kinds)[number];
type Settings = Parameters<typeof question>[2] extends { settings?: infer S } | undefined ? NonNullable<S> : never;

function build(kind: Kind, id: string, given: Settings, groupId: string): FlowQuestion {
  const parts = { groupId, settings: given };
  if (kind === 'single') return single(id, ITEMS, parts);
  if (kind === 'multiple') return multiple(id, ITEMS, parts);
  if (kind === 'ranking') return ranking(id, ITEMS, parts);
  if (kind === 'matrix') return matrix(id, { ...parts, items: ITEMS });
  if (kind === 'number') return number(id, { groupId });
  if (kind === 'fill-in') return fillIn(id, given, { groupId });
  return kind === 'note' ? question('note', id, { groupId }) : pageBreak({ groupId });
}

/** A test on any of these questions: of a kind that may or may not suit it. */
function condition(questionIds: readonly string[]): fc.Arbitrary<Condition> {
  const questionId = fc.constantFrom(...questionIds);
  const test: fc.Arbitrary<Condition> = fc.oneof(
    fc.record({
      test: fc.constant('choice' as const),
      questionId,
      is: fc.constantFrom('any-of' as const, 'all-of' as const, 'none-of' as const, 'exactly' as const),
      itemIds: fc.uniqueArray(item, { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ test: fc.constant('answered' as const), questionId, is: fc.boolean() }),
    fc.record({
      test: fc.constant('number' as const),
      questionId,
      compare: fc.constantFrom('<' as const, '>=' as const, '!=' as const),
      value: fc.integer({ min: 0, max: 9 }),
    }),
    fc.record({
      test: fc.constant('count' as const),
      questionId,
      compare: fc.constantFrom('>' as const, '=' as const),
      value: fc.integer({ min: 0, max: 3 }),
    }),
    fc.record({
      test: fc.constant('calculation' as const),
      calculationId: fc.constant('c1'),
      compare: fc.constantFrom('<' as const, '>' as const),
      value: fc.integer({ min: 0, max: 20 }),
    }),
  );
  return fc.oneof(
    { weight: 3, arbitrary: test },
    { weight: 1, arbitrary: fc.array(test, { minLength: 1, maxLength: 3 }).map(all => ({ all })) },
    { weight: 1, arbitrary: fc.array(test, { minLength: 1, maxLength: 3 }).map(any => ({ any })) },
    { weight: 1, arbitrary: test.map(not => ({ not })) },
  );
}

function rule(ids: readonly string[], index: number): fc.Arbitrary<LogicRule> {
  const place = { id: `rule${index}`, order: String(index).padStart(4, '0') };
  const questionId = fc.constantFrom(...ids);
  const when = condition(ids);
  return fc
    .oneof(
      fc.record({
        kind: fc.constant('display' as const),
        target: fc.oneof(
          fc.record({ questionId }),
          fc.record({ questionId, itemId: item }),
          fc.record({ groupId: fc.constantFrom('g1', 'g2') }),
        ),
        when,
      }),
      fc.record({
        kind: fc.constant('jump' as const),
        questionId,
        when,
        to: fc.oneof(
          fc.record({ questionId }),
          fc.record({ outcome: fc.constantFrom('finished' as const, 'screened' as const) }),
        ),
      }),
      fc.record({ kind: fc.constant('screen-out' as const), questionId, when }),
      fc.record({
        kind: fc.constant('option-reference' as const),
        questionId,
        fromQuestionId: questionId,
        take: fc.constantFrom('selected' as const, 'unselected' as const, 'all' as const),
      }),
      fc.record({
        kind: fc.constant('question-relation' as const),
        target: fc.oneof(fc.record({ questionId }), fc.record({ groupId: fc.constantFrom('g1', 'g2') })),
        fromQuestionId: questionId,
        take: fc.constantFrom('selected' as const, 'unselected' as const),
      }),
    )
    .map(made => ({ ...place, ...made }) as LogicRule);
}

/** Surveys of up to a dozen questions in two groups, with rules that may make sense or not. */
export const randomFlow: fc.Arbitrary<Flow> = fc
  .record({
    shapes: fc.array(fc.tuple(fc.constantFrom(...kinds), settings), { minLength: 2, maxLength: 12 }),
    groupSettings: fc.record(
      { isQuestionOrderRandom: fc.boolean(), shownQuestionCount: fc.constantFrom(1, 2, 3) },
      { requiredKeys: [] },
    ),
    areGroupsRandom: fc.boolean(),
    ruleCount: fc.integer({ min: 0, max: 6 }),
    expression: fc.constantFrom('1', 'sum(#q0, #q1)', '10 / #q0', 'count(#q1) + 1', '#nowhere'),
  })
  .chain(({ shapes, groupSettings, areGroupsRandom, ruleCount, expression }) => {
    const half = Math.ceil(shapes.length / 2);
    const questions = shapes.map(([kind, given], n) => build(kind, `q${n}`, given as Settings, n < half ? 'g1' : 'g2'));
    const ids = questions.map(({ id }) => id);
    const rules = Array.from({ length: ruleCount }, (_, n) => rule(ids, n));
    return fc.tuple(...rules).map(logic =>
      flowOf({
        questions,
        logic,
        calculations: [calculation('c1', expression)],
        settings: { isGroupOrderRandom: areGroupsRandom },
        groups: ['g1', { id: 'g2', settings: groupSettings }],
      }),
    );
  });

/** An answer that any of the types may or may not read. */
export const randomAnswer = fc.oneof(
  item.map(one => ({ item: one })),
  fc.uniqueArray(item, { maxLength: 4 }).map(items => ({ items })),
  fc.uniqueArray(item, { maxLength: 4 }).map(order => ({ order })),
  fc.dictionary(fc.constantFrom('r1', 'r2'), item),
  fc.integer({ min: 0, max: 9 }).map(String),
  fc.constant(''),
);
