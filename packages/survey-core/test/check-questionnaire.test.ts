import { describe, expect, test } from 'vitest';
import { questionTypes } from '../../question-types/src/core.ts';
import type { Condition } from '../src/document/condition.ts';
import type { LogicRule } from '../src/document/logic-rule.ts';
import type { Item, Question, Questionnaire } from '../src/document/questionnaire.ts';
import { checkQuestionnaire } from '../src/questionnaire/check-questionnaire.ts';
import { createQuestionnaire } from '../src/questionnaire/create-questionnaire.ts';
import { writeSettings } from '../src/settings/settings.ts';
import { calculation, rule } from './surveys/build-survey.ts';

const item = (id: string): Item => ({ id, order: id, title: { text: id }, settings: {} });

function asked(id: string, type: string, items: readonly string[] = [], rest: Partial<Question> = {}): Question {
  return {
    id,
    order: id,
    type,
    groupId: 'g1',
    seqName: id,
    title: { text: id },
    settings: {},
    items: Object.fromEntries(items.map(one => [one, item(one)])),
    itemGroups: {},
    rows: {},
    rowGroups: {},
    ...rest,
  };
}

function draft(rules: readonly LogicRule[] = [], more: Partial<Questionnaire> = {}): Questionnaire {
  const questions = [
    asked('q1', 'single-choice', ['a', 'b']),
    asked('q2', 'multiple-choice', ['a', 'b']),
    asked('q3', 'fill-in'),
  ];
  return {
    ...createQuestionnaire({ title: 'T', baseLanguageId: 1, groupId: 'g1' }),
    questions: Object.fromEntries(questions.map(question => [question.id, question])),
    logic: Object.fromEntries(rules.map(one => [one.id, one])),
    ...more,
  };
}

const is = (questionId: string, itemId: string): Condition => ({
  test: 'choice',
  questionId,
  is: 'any-of',
  itemIds: [itemId],
});
const show = (questionId: string, when: Condition) => rule({ kind: 'display', target: { questionId }, when, id: 'r1' });
const problems = (document: Questionnaire) => checkQuestionnaire(document, questionTypes);

test('a sound questionnaire has no problems', () => {
  expect(problems(draft([show('q3', is('q1', 'a'))]))).toEqual([]);
});

describe('logic is named with its place', () => {
  test.each<[string, LogicRule, string]>([
    ['a question that is gone', show('q3', is('gone', 'a')), 'question-dangling'],
    ['an option that is gone', show('q3', is('q1', 'z')), 'item-dangling'],
    ['reading forward', show('q1', is('q2', 'a')), 'reads-forward'],
    ['reading itself', show('q1', is('q1', 'a')), 'reads-forward'],
    ['an empty condition', show('q3', { all: [] }), 'condition-empty'],
    [
      'no options in a test',
      show('q3', { test: 'choice', questionId: 'q1', is: 'any-of', itemIds: [] }),
      'condition-empty',
    ],
    ['what is no condition', show('q3', { test: 'nonsense' } as never), 'condition-not-readable'],
    ['no condition at all', show('q3', null as never), 'condition-not-readable'],
    ['an unknown operator', show('q3', { ...is('q1', 'a'), is: 'constructor' } as never), 'condition-not-readable'],
    [
      'a test of the wrong kind',
      show('q3', { test: 'number', questionId: 'q1', compare: '=', value: 1 }),
      'test-not-supported',
    ],
    [
      'a calculation that is gone',
      show('q3', { test: 'calculation', calculationId: 'x', compare: '=', value: 1 }),
      'calculation-dangling',
    ],
    ['a jump back', rule({ kind: 'jump', id: 'r1', questionId: 'q3', to: { questionId: 'q1' } }), 'jump-backward'],
    ['a jump to itself', rule({ kind: 'jump', id: 'r1', questionId: 'q3', to: { questionId: 'q3' } }), 'jump-backward'],
    [
      'a jump to nowhere',
      rule({ kind: 'jump', id: 'r1', questionId: 'q1', to: { groupId: 'gone' } }),
      'group-dangling',
    ],
    [
      'a target that is gone',
      rule({ kind: 'display', id: 'r1', target: { questionId: 'q3', itemId: 'z' }, when: is('q1', 'a') }),
      'item-dangling',
    ],
    [
      'options of a later question',
      rule({ kind: 'option-reference', id: 'r1', questionId: 'q1', fromQuestionId: 'q2', take: 'all' }),
      'reads-forward',
    ],
    [
      'options of a question without',
      rule({
        kind: 'question-relation',
        id: 'r1',
        target: { questionId: 'q3' },
        fromQuestionId: 'gone',
        take: 'selected',
      }),
      'question-dangling',
    ],
    ['what is no rule', { ...show('q3', is('q1', 'a')), kind: 'nonsense' } as never, 'rule-not-readable'],
  ])('%s', (_name, one, problem) => {
    expect(problems(draft([one]))).toEqual([expect.objectContaining({ problem, ruleId: 'r1' })]);
  });

  test('nesting beyond reason', () => {
    const deep = Array.from({ length: 20 }).reduce<Condition>(inner => ({ not: inner }), is('q1', 'a'));
    expect(problems(draft([show('q3', deep)]))[0]?.problem).toBe('condition-too-deep');
  });

  test('reading a neighbour in random order', () => {
    const document = draft([show('q2', is('q1', 'a'))]);
    const mixed = { ...document.groups.g1!, settings: writeSettings({ isQuestionOrderRandom: true }) };
    expect(problems({ ...document, groups: { g1: mixed } })[0]?.problem).toBe('reads-random-neighbour');
  });

  test('calculations in a circle, with the place in the text', () => {
    const calculations = {
      c1: calculation('c1', '$c2 + 1'),
      c2: calculation('c2', '1 + $c1'),
      c3: calculation('c3', '1 +'),
    };
    expect(problems(draft([], { calculations }))).toEqual([
      expect.objectContaining({ problem: 'calculation-cycle' }),
      { problem: 'token-unexpected', ruleId: 'c3', at: 3 },
    ]);
  });
});

describe('questions', () => {
  test.each<[string, Partial<Question>, string]>([
    ['no title', { title: { text: ' ' } }, 'title-missing'],
    ['no options', { items: {} }, 'options-missing'],
    ['fewest above most', { settings: writeSettings({ minSelected: 3, maxSelected: 2 }) }, 'answer-count-wrong'],
    ['fewest above the options', { settings: writeSettings({ minSelected: 5 }) }, 'answer-count-wrong'],
    ['shortest above longest', { settings: writeSettings({ minLength: 9, maxLength: 3 }) }, 'min-above-max'],
    [
      'smallest above largest in a blank',
      { items: { a: { ...item('a'), settings: writeSettings({ minValue: 9, maxValue: 3 }) } } },
      'min-above-max',
    ],
    ['its own parent', { parentId: 'q2' }, 'question-misplaced'],
    [
      'a number twice',
      {
        items: {
          a: { ...item('a'), settings: writeSettings({ optionNumber: 1 }) },
          b: { ...item('b'), settings: writeSettings({ optionNumber: 1 }) },
        },
      },
      'option-number-repeated',
    ],
    [
      'a quote of what is gone',
      { title: { text: 'x', html: '<span data-qid="gone">G-Answer</span>' } },
      'quote-dangling',
    ],
    [
      'a quote of a later answer',
      { title: { text: 'x', html: '<span data-qid="q3">Q3-Answer</span>' } },
      'quote-forward',
    ],
  ])('%s', (_name, rest, problem) => {
    const document = draft();
    const q2 = { ...document.questions.q2!, ...rest };
    expect(problems({ ...document, questions: { ...document.questions, q2 } })).toEqual([
      expect.objectContaining({ problem, questionId: 'q2' }),
    ]);
  });

  test('an unknown type is the only thing said', () => {
    const document = draft([show('q3', is('gone', 'a'))], { questions: { q1: asked('q1', 'constructor') } });
    expect(problems(document)).toEqual([{ problem: 'type-unknown', questionId: 'q1' }]);
  });

  test('a quota of an option that is gone', () => {
    const quota = { id: 'u1', order: 'a', kind: 'single', title: 'U', whenFull: 'end' } as const;
    const cells = { c1: { id: 'c1', order: 'a', match: { q1: 'z' }, size: 1 } };
    expect(problems(draft([], { quotas: { u1: { ...quota, cells } } }))).toEqual([
      { problem: 'quota-axis-dangling', ruleId: 'u1' },
    ]);
  });
});

describe('the points of a scale (S9.2)', () => {
  const scaleOf = (count: number) =>
    draft([], {
      questions: {
        q1: asked(
          'q1',
          'scale',
          Array.from({ length: count }, (_, index) => `p${index}`),
        ),
      },
    });

  test.each([2, 3, 4, 5, 7, 10, 11])('may be %i', count => {
    expect(checkQuestionnaire(scaleOf(count), questionTypes)).toEqual([]);
  });
  test.each([1, 6, 8, 9])('may not be %i', count => {
    expect(checkQuestionnaire(scaleOf(count), questionTypes)).toEqual([
      { problem: 'scale-points-wrong', questionId: 'q1' },
    ]);
  });
});
