import type { LogicRule, Question } from '@wenshu/survey-core';
import { buildExample, ids, mustApply } from '@wenshu/survey-core/testing';
import { describe, expect, test, vi } from 'vitest';
import { orderedQuestions } from '../../../document/reading/place.ts';
import { canBeCopied, copiesFor, whyNotCopied } from './copy-rule.ts';
import { isOutOfReach } from './reach.ts';
import { emptyTest, type TestDraft } from './test-draft.ts';

vi.mock('../../../../../app/client.ts', () => ({ client: {} }));

const example = buildExample();
const when = { test: 'answered', questionId: ids.choice, is: true } as const;
const whenLater = { test: 'answered', questionId: ids.multiple, is: true } as const;
const display: LogicRule = { id: 'rule', order: 'a1', kind: 'display', target: { questionId: ids.multiple }, when };
const jump: LogicRule = {
  id: 'rule',
  order: 'a1',
  kind: 'jump',
  questionId: ids.text,
  when: whenLater,
  to: { questionId: ids.matrix },
};
const reasons = (rule: LogicRule) => {
  const reasonOf = whyNotCopied(rule, example);
  return Object.fromEntries(orderedQuestions(example).map(question => [question.seqName, reasonOf(question)]));
};

describe('copying a rule to other questions', () => {
  test('a display rule goes to what stands after the answer that it reads', () => {
    const found = reasons(display);
    expect(found[example.questions[ids.choice]!.seqName]).toBe('too-early');
    expect(found[example.questions[ids.matrix]!.seqName]).toBeUndefined();
    expect(found[example.questions[ids.multiple]!.seqName]).toBe('own');
  });

  test('a jump stays between what it reads and where it goes', () => {
    const found = reasons(jump);
    expect(found[example.questions[ids.matrix]!.seqName]).toBe('too-late');
    expect(found[example.questions[ids.choice]!.seqName]).toBe('too-early');
    expect(found[example.questions[ids.text]!.seqName]).toBe('own');
  });

  test('the copies are rules of their own, saved in one edit', () => {
    const copies = copiesFor(display, [ids.matrix], example);
    const { document } = mustApply(example, 'saveLogic', { rules: copies });
    expect(Object.keys(document.logic)).toHaveLength(Object.keys(example.logic).length + 1);
    expect(document.logic[copies[0]!.id]).toMatchObject({ target: { questionId: ids.matrix }, when });
  });

  test('what is about one option cannot be about another question', () => {
    const target = { questionId: ids.choice, itemId: ids.optionA };
    expect(canBeCopied({ ...display, target } as LogicRule)).toBe(false);
    expect(canBeCopied(display)).toBe(true);
    expect(canBeCopied(jump)).toBe(true);
  });
});

describe('a number that no answer gets to', () => {
  const nps = { ...example.questions[ids.text]!, type: 'nps', items: {}, rows: {}, settings: {} } as Question;
  const about = (change: Partial<TestDraft>): TestDraft => ({ ...emptyTest(), about: 'number', ...change });

  test.each([
    ['=', 11, true],
    ['>', 10, true],
    ['>=', 10, false],
    ['<', 0, true],
    ['<=', 6, false],
  ] as const)('NPS %s %d: %s', (compare, value, isOut) => {
    expect(isOutOfReach(nps, about({ compare, value }))).toBe(isOut);
  });

  test('a place in a ranking is one of its options', () => {
    const ranking = { ...example.questions[ids.choice]!, type: 'ranking' };
    const options = Object.keys(ranking.items).length;
    expect(isOutOfReach(ranking, about({ about: 'rank', compare: '=', value: options }))).toBe(false);
    expect(isOutOfReach(ranking, about({ about: 'rank', compare: '=', value: options + 1 }))).toBe(true);
    expect(isOutOfReach(ranking, about({ about: 'rank', compare: '=', value: null }))).toBe(false);
  });
});
