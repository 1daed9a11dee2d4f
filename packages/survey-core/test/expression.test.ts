import { describe, expect, test } from 'vitest';
import { compileSurvey } from '../src/answering/compile-survey.ts';
import { replayAnswers } from '../src/answering/replay.ts';
import { LogicError } from '../src/document/logic-problem.ts';
import { parseExpression } from '../src/expression/parse-expression.ts';
import {
  buildSurvey,
  calculation,
  flowOf,
  matrix,
  multiple,
  number,
  ranking,
  rule,
  single,
  testTypes,
} from './surveys/build-survey.ts';

const questions = [
  single('one', [{ id: 'a', settings: { score: 3 } }, 'b']),
  multiple('many', ['a', 'b', 'c']),
  number('x'),
  number('y'),
  ranking('ranks'),
  matrix('grid', {
    items: [
      { id: 'a', settings: { score: 1 } },
      { id: 'b', settings: { score: 5 } },
    ],
  }),
  number('spent'),
];
const logic = [
  rule({ kind: 'question-relation', target: { questionId: 'spent' }, fromQuestionId: 'many', take: 'selected' }),
];

function calculate(expression: string, answers: Record<string, unknown> = {}, decimals?: number): number | undefined {
  const model = buildSurvey({
    questions,
    logic,
    calculations: [calculation('base', '7'), calculation('c', expression, decimals)],
  });
  return replayAnswers(model, answers).calculations.c;
}

describe('an expression', () => {
  test.each<[string, Record<string, unknown>, number | undefined]>([
    ['1 + 2 * 3', {}, 7],
    ['(1 + 2) * -3', {}, -9],
    ['10 % 4 - .5', {}, 1.5],
    ['1 < 2 and not 3 = 4', {}, 1],
    ['0 or 0', {}, 0],
    ['#x + #y', { x: '2', y: '3.5' }, 5.5],
    ['#x + #y', { x: '2' }, undefined],
    ['#x > 1 or #y > 1', { x: '2' }, 1],
    ['#x > 1 and #y > 1', { x: '0' }, 0],
    ['known(#y, 10)', {}, 10],
    ['sum(#x, #y)', { x: '2' }, 2],
    ['average(#x, #y)', { x: '2' }, 2],
    ['average(#x, #y)', {}, undefined],
    ['largest(#x, #y, 1) - smallest(#x, #y)', { x: '2', y: '8' }, 6],
    ['answered(#x, #y, #one)', { x: '2', one: { item: 'b' } }, 2],
    ['score(#one) + count(#many)', { one: { item: 'a' }, many: { items: ['a', 'c'] } }, 5],
    ['#many.a + #many.b', { many: { items: ['a', 'c'] } }, 1],
    ['#grid:r2', { grid: { r1: 'a', r2: 'b' } }, 5],
    ['rank(#ranks.b)', { ranks: { order: ['c', 'b', 'a'] } }, 2],
    ['if(#x > 1, 10, 1 / 0)', { x: '2' }, 10],
    ['if(#x > 1, 10, 20)', {}, 20],
    ['round(2.345, 2)', {}, 2.35],
    ['round(-2.5)', {}, -3],
    ['floor(2.9) + ceiling(2.1) + absolute(-1)', {}, 6],
    ['round(exponential(1), 6) + exponential(0)', {}, 3.718282],
    ['$base * 2', {}, 14],
    ['sum(#spent)', { many: { items: ['a', 'b'] }, 'spent@a': '3', 'spent@b': '4' }, 7],
    ['#spent@b', { many: { items: ['a', 'b'] }, 'spent@a': '3', 'spent@b': '4' }, 4],
    ['sum(#spent)', { many: { items: ['a'] }, 'spent@a': '3', 'spent@b': '4' }, 3],
  ])('%s with %j is %s', (expression, answers, expected) => expect(calculate(expression, answers)).toBe(expected));

  test('rounds to its decimals', () => expect(calculate('2 / 3', {}, 2)).toBe(0.67));
  test('that cannot be computed has no value', () => expect(calculate('1 / 0')).toBeUndefined());
  test('that grows beyond reason has no value', () => expect(calculate('9999999999 * 9999999999')).toBeUndefined());
});

describe('a mistake', () => {
  test.each<[string, string, number]>([
    ['', 'expression-empty', 0],
    ['1 + ?', 'character-unexpected', 4],
    ['1 +', 'token-unexpected', 3],
    ['1 < 2 < 3', 'token-unexpected', 6],
    ['(1', 'token-unexpected', 2],
    ['1 2', 'token-unexpected', 2],
    ['2 * sine(1)', 'function-unknown', 4],
    ['constructor(1)', 'function-unknown', 0],
    ['floor(1, 2)', 'arguments-wrong', 0],
    ['score(1)', 'arguments-wrong', 0],
    ['('.repeat(200), 'expression-too-deep', 60],
  ])('in "%s" is %s at %s', (text, problem, at) => expect(parseExpression(text)).toEqual({ problem, at }));

  test.each<[string, string]>([
    ['#nowhere + 1', 'question-dangling'],
    ['#one', 'test-not-supported'],
    ['#many.z', 'item-dangling'],
    ['#grid:r9', 'row-dangling'],
    ['$nothing', 'calculation-dangling'],
    ['$c + 1', 'calculation-cycle'],
    ['#spent + 1', 'loop-copy-missing'],
  ])('%s refuses the survey with %s', (expression, problem) => {
    const flow = flowOf({ questions, logic, calculations: [calculation('c', expression)] });
    expect(() => compileSurvey(flow, testTypes)).toThrow(LogicError);
    try {
      compileSurvey(flow, testTypes);
    } catch (error) {
      expect((error as LogicError).problem).toBe(problem);
    }
  });
});
