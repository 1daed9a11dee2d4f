import { describe, expect, test } from 'vitest';
import { openAnswering } from '../src/answering/answering.ts';
import type { Condition } from '../src/document/condition.ts';
import type { AnswerContext } from '../src/question-type/answer-context.ts';
import {
  buildSurvey,
  calculation,
  fillIn,
  matrix,
  multiple,
  number,
  ranking,
  rule,
  single,
} from './surveys/build-survey.ts';

const asked = [
  single('one', [{ id: 'a', settings: { score: 3 } }, 'b', { id: 'c', settings: { hasBlank: true } }]),
  multiple('many', ['a', 'b', 'c', 'd']),
  number('age'),
  number('limit'),
  fillIn('name'),
  fillIn('day', { inputFormat: 7 }),
  ranking('ranks'),
  matrix('grid', {
    items: [
      { id: 'a', settings: { score: 1 } },
      { id: 'b', settings: { score: 5 } },
    ],
  }),
];

/** Whether the last question is shown. */
function holds(when: Condition, answers: Record<string, unknown>, context: AnswerContext = {}): boolean {
  const model = buildSurvey({
    questions: [...asked, fillIn('last')],
    logic: [rule({ kind: 'display', target: { questionId: 'last' }, when })],
    calculations: [calculation('double', '#age * 2')],
  });
  const { walk } = openAnswering(model, { answers, context });
  return walk.reached[model.program.slotOf.get('last')!] === 1;
}

const choice = (
  questionId: string,
  is: 'any-of' | 'all-of' | 'none-of' | 'exactly',
  ...itemIds: string[]
): Condition => ({
  test: 'choice',
  questionId,
  is,
  itemIds,
});

describe('choice', () => {
  const many = (...items: string[]) => ({ many: { items } });
  test.each<[Condition, Record<string, unknown>, boolean]>([
    [choice('one', 'any-of', 'a', 'b'), { one: { item: 'b' } }, true],
    [choice('one', 'any-of', 'a', 'b'), { one: { item: 'c' } }, false],
    [choice('many', 'all-of', 'a', 'b'), many('a', 'b', 'c'), true],
    [choice('many', 'all-of', 'a', 'b'), many('a', 'c'), false],
    [choice('many', 'none-of', 'a', 'b'), many('c'), true],
    [choice('many', 'none-of', 'a', 'b'), many('b', 'c'), false],
    [choice('many', 'none-of', 'a', 'b'), {}, false],
    [{ not: choice('many', 'any-of', 'a', 'b') }, {}, true],
    [choice('many', 'exactly', 'a', 'b'), many('a', 'b'), true],
    [choice('many', 'exactly', 'a', 'b'), many('a', 'b', 'c'), false],
    [{ test: 'count', questionId: 'many', compare: '>=', value: 2 }, many('a', 'b'), true],
    [{ test: 'count', questionId: 'many', compare: '>=', value: 2 }, many('a'), false],
    [{ test: 'choice', questionId: 'grid', rowId: 'r1', is: 'any-of', itemIds: ['b'] }, { grid: { r1: 'b' } }, true],
    [{ test: 'choice', questionId: 'grid', rowId: 'r2', is: 'none-of', itemIds: ['b'] }, { grid: { r1: 'b' } }, false],
    [{ test: 'answered', questionId: 'grid', rowId: 'r2', is: false }, { grid: { r1: 'b' } }, true],
    [
      { test: 'rank', questionId: 'ranks', itemId: 'c', compare: '=', value: 1 },
      { ranks: { order: ['c', 'a'] } },
      true,
    ],
    [
      { test: 'rank', questionId: 'ranks', itemId: 'b', compare: '>=', value: 1 },
      { ranks: { order: ['c', 'a'] } },
      false,
    ],
  ])('%j with %j holds: %s', (when, answers, expected) => expect(holds(when, answers)).toBe(expected));
});

describe('text, number, date', () => {
  const text = (
    is: 'equals' | 'contains' | 'not-contains' | 'starts-with' | 'ends-with' | 'not-equals',
    value: string,
  ): Condition => ({
    test: 'text',
    questionId: 'name',
    is,
    value,
  });
  test.each<[Condition, Record<string, unknown>, boolean]>([
    [text('equals', ' ADA '), { name: 'ada' }, true],
    [text('not-equals', 'ada'), { name: 'bob' }, true],
    [text('not-equals', 'ada'), {}, false],
    [text('contains', 'd'), { name: 'ada' }, true],
    [text('not-contains', 'd'), { name: 'ada' }, false],
    [text('starts-with', 'a'), { name: 'ada' }, true],
    [text('ends-with', 'b'), { name: 'ada' }, false],
    [
      { test: 'text', questionId: 'one', itemId: 'c', is: 'contains', value: 'tea' },
      { one: { item: 'c', blank: 'Green tea' } },
      true,
    ],
    [{ test: 'number', questionId: 'age', compare: '<', value: 18 }, { age: '17.5' }, true],
    [{ test: 'number', questionId: 'age', compare: '!=', value: 18 }, {}, false],
    [
      { test: 'number', questionId: 'age', compare: '<=', value: { questionId: 'limit' } },
      { age: '5', limit: '5' },
      true,
    ],
    [{ test: 'number', questionId: 'age', compare: '<=', value: { questionId: 'limit' } }, { age: '5' }, false],
    [
      { test: 'number', questionId: 'limit', compare: '=', value: { calculationId: 'double' } },
      { age: '5', limit: '10' },
      true,
    ],
    [{ test: 'date', questionId: 'day', compare: '<', value: '2026-02-01' }, { day: '2026-01-31' }, true],
    [{ test: 'date', questionId: 'day', compare: '>=', value: 'today' }, { day: '2026-01-31' }, true],
  ])('%j with %j holds: %s', (when, answers, expected) =>
    expect(holds(when, answers, { today: '2026-01-31' })).toBe(expected),
  );
});

describe('score, calculation and context', () => {
  const context: AnswerContext = {
    labels: ['vip', 'north'],
    channel: 'mail',
    languageId: 2,
    parameters: { source: 'Poster' },
  };
  test.each<[Condition, Record<string, unknown>, boolean]>([
    [{ test: 'score', questionId: 'one', compare: '=', value: 3 }, { one: { item: 'a' } }, true],
    [{ test: 'score', questionId: 'one', compare: '<', value: 3 }, { one: { item: 'b' } }, false],
    [{ test: 'score', compare: '=', value: 9 }, { one: { item: 'a' }, grid: { r1: 'a', r2: 'b' } }, true],
    [{ test: 'calculation', calculationId: 'double', compare: '>', value: 9 }, { age: '5' }, true],
    [{ test: 'calculation', calculationId: 'double', compare: '>', value: 9 }, {}, false],
    [{ test: 'label', is: 'all-of', values: ['vip', 'north'] }, {}, true],
    [{ test: 'label', is: 'none-of', values: ['vip'] }, {}, false],
    [{ test: 'channel', is: 'any-of', values: ['mail', 'sms'] }, {}, true],
    [{ test: 'language', is: 'none-of', values: [2] }, {}, false],
    [{ test: 'parameter', name: 'source', is: 'equals', value: 'poster' }, {}, true],
    [{ test: 'parameter', name: 'absent', is: 'not-equals', value: 'poster' }, {}, false],
  ])('%j with %j holds: %s', (when, answers, expected) => expect(holds(when, answers, context)).toBe(expected));
});

test('all and any nest', () => {
  const when: Condition = {
    any: [
      { all: [choice('one', 'any-of', 'a'), choice('many', 'any-of', 'a')] },
      { not: choice('one', 'any-of', 'a', 'b') },
    ],
  };
  expect(holds(when, { one: { item: 'a' }, many: { items: ['a'] } })).toBe(true);
  expect(holds(when, { one: { item: 'a' }, many: { items: ['b'] } })).toBe(false);
  expect(holds(when, { one: { item: 'c' } })).toBe(true);
});
