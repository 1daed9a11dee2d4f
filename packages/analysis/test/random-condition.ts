import type { Compare, Condition, FlowItem, FlowQuestion, NumberOperand, TextOperator } from '@wenshu/survey-core';
import { type QuestionTypeSlug, questionTypes } from '../../question-types/src/core.ts';
import type { Next } from '../../question-types/test/random-answers.ts';

const compares: readonly Compare[] = ['=', '!=', '<', '<=', '>', '>='];
const textIs: readonly TextOperator[] = [
  'equals',
  'not-equals',
  'contains',
  'not-contains',
  'starts-with',
  'ends-with',
];
const setIs = ['any-of', 'all-of', 'none-of', 'exactly'] as const;
const words = ['', 'a', 'A B ', 'tea', '7', '2', 'two', '中', 'e', 'gone'];
const days = ['2026-02-28', '2026-03-01', '2026-01-01', 'today'];
const channels = ['', 'mail', "it's", 'other'];

/** A condition on anything that a questionnaire asks or knows. Many make no sense to the engine: whoever uses them asks it first. */
export function randomCondition(
  next: Next,
  questions: readonly FlowQuestion[],
  calculationIds: readonly string[],
  roundIds: readonly string[],
): Condition {
  const pick = <T>(from: readonly T[]): T => from[next(from.length)]!;
  const maybe = <T extends object>(part: T): T | undefined => (next(2) > 0 ? part : undefined);
  const some = <T>(from: readonly T[]): T[] => Array.from({ length: 1 + next(3) }, () => pick(from));
  const itemsOf = (question: FlowQuestion) => [...idsOf(question.items), ...(question.id === 'q1' ? roundIds : [])];

  const number = (): NumberOperand => {
    if (next(4) > 0) return next(2) > 0 ? next(6) : [0.5, -1, 12.5, 0.30000000000000004, 2.5][next(5)]!;
    if (calculationIds.length > 0 && next(3) === 0) return { calculationId: pick(calculationIds) };
    const question = pick(questions);
    const items = itemsOf(question);
    return {
      questionId: question.id,
      ...(items.length > 0 && maybe({ itemId: pick(items) })),
      ...(question.groupId === 'g2' && { loopItemId: pick(roundIds) }),
    };
  };
  const compared = () => ({ compare: pick(compares), value: number() });

  const onQuestion = (): Condition => {
    const question = pick(questions);
    const { tests } = questionTypes[question.type as QuestionTypeSlug].bind(question);
    const items = itemsOf(question);
    const rowIds = question.rows.map(({ id }) => id);
    const loop = question.groupId === 'g2' ? maybe({ loopItemId: pick(roundIds) }) : undefined;
    const on = { questionId: question.id, ...loop };
    const row = rowIds.length > 0 ? maybe({ rowId: pick(rowIds) }) : undefined;
    const item = items.length > 0 ? { itemId: pick(items) } : undefined;
    switch (pick(tests)) {
      case 'choice':
        return { test: 'choice', ...on, ...row, is: pick(setIs), itemIds: some(items) };
      case 'count':
        return { test: 'count', ...on, ...row, ...compared() };
      case 'text':
        return { test: 'text', ...on, ...(next(4) > 0 ? item : undefined), is: pick(textIs), value: pick(words) };
      case 'number':
        return { test: 'number', ...on, ...(next(4) > 0 ? item : undefined), ...compared() };
      case 'rank':
        return { test: 'rank', ...on, itemId: pick(items), ...compared() };
      case 'date':
        return { test: 'date', ...on, compare: pick(compares), value: pick(days) };
      case 'score':
        return { test: 'score', ...on, ...compared() };
      default:
        return { test: 'answered', ...on, ...row, is: next(2) > 0 };
    }
  };
  const ofContext = (): Condition => {
    const kinds: readonly (() => Condition)[] = [
      () => ({
        test: 'label',
        is: pick(['any-of', 'all-of', 'none-of'] as const),
        values: some(['vip', 'old', 'new', 'x']),
      }),
      () => ({ test: 'channel', is: pick(['any-of', 'none-of'] as const), values: some(channels) }),
      () => ({ test: 'language', is: pick(['any-of', 'none-of'] as const), values: some([1, 2, 3, 9]) }),
      () => ({ test: 'parameter', name: pick(['wave', 'ref']), is: pick(textIs), value: pick(words) }),
      () => ({ test: 'score', ...compared() }),
      () => ({ test: 'calculation', calculationId: pick(calculationIds), ...compared() }),
    ];
    return pick(calculationIds.length > 0 ? kinds : kinds.slice(0, -1))();
  };
  const condition = (depth: number): Condition => {
    const kind = depth > 3 ? 9 : next(10);
    if (kind === 0) return { not: condition(depth + 1) };
    if (kind === 1) return { all: Array.from({ length: 1 + next(3) }, () => condition(depth + 1)) };
    if (kind === 2) return { any: Array.from({ length: 1 + next(3) }, () => condition(depth + 1)) };
    return next(5) > 0 ? onQuestion() : ofContext();
  };
  return condition(1);
}

function idsOf(items: readonly FlowItem[]): string[] {
  return items.flatMap(({ id, children = [] }) => [id, ...idsOf(children)]);
}

/** Every test that stands in a condition. */
export function testsIn(condition: Condition): readonly string[] {
  if ('not' in condition) return testsIn(condition.not);
  if ('all' in condition) return condition.all.flatMap(testsIn);
  return 'any' in condition ? condition.any.flatMap(testsIn) : [condition.test];
}
