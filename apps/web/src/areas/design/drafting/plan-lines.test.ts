import type { DraftPlan, PlannedQuestion } from '@wenshu/api-contract';
import { describe, expect, it } from 'vitest';
import { linesOf, wordsOfQuestion } from './plan-lines.ts';

const question = (id: string, items: string[], more: Partial<PlannedQuestion> = {}): PlannedQuestion => ({
  id,
  type: 'single-choice',
  place: 'screening',
  construct: id,
  isRequired: true,
  blanks: [],
  exclusive: [],
  anchors: [],
  random: [],
  words: { zh: { title: id, items, rows: [] } },
  why: 'who',
  about: '',
  weight: 50,
  ...more,
});
const plan: DraftPlan = {
  facts: {
    thing: '',
    company: '',
    audience: '',
    about: 'product',
    field: null,
    minutes: null,
    mostQuestions: null,
    languages: ['zh'],
    isAnonymous: false,
  },
  studies: [],
  title: {},
  introduction: {},
  sections: [
    {
      id: 's',
      place: 'screening',
      title: {},
      questions: [question('a', ['甲', '乙', '丙']), question('b', ['猫', '狗', '无'])],
    },
    { id: 't', place: 'core', title: {}, questions: [question('c', ['好', '坏'], { random: ['options'] })] },
  ],
  rules: [
    { does: 'screen-out', when: { questionId: 'a', is: 'any-of', items: [3] } },
    { does: 'screen-out', when: { questionId: 'b', is: 'none-of', items: [1] } },
    { does: 'show', questionId: 'c', when: { questionId: 'b', is: 'any-of', items: [1, 2] } },
  ],
  quotas: [
    {
      questionId: 'a',
      cells: [
        { items: [1], size: 150 },
        { items: [2, 3], size: 20 },
      ],
    },
  ],
};

describe('what hangs on a question of a draft', () => {
  it('is said in words: who leaves, how many are wanted, when it is asked, in which order', () => {
    const lines = (id: string) =>
      linesOf(plan, plan.sections.flatMap(({ questions }) => questions).find(one => one.id === id)!, 'zh');
    expect(lines('a')).toEqual(['选“丙”的人结束答题', '配额：甲 150 份，乙 / 丙 20 份']);
    expect(lines('b')).toEqual(['没选“猫”的人结束答题']);
    expect(lines('c')).toEqual(['第 2 题选“猫 / 狗”时才问', '选项随机']);
  });

  it('says no condition that would not be made: one on a question that comes later', () => {
    const turned = { ...plan, sections: plan.sections.toReversed() };
    expect(linesOf(turned, turned.sections[0]!.questions[0]!, 'zh')).toEqual(['选项随机']);
  });

  it('is read part by part in the other language where a translation fell away', () => {
    const words = {
      zh: { title: '猫？', items: ['有', '无'], rows: [] },
      en: { title: '', items: ['Yes', ''], rows: [] },
    };
    expect(wordsOfQuestion(question('d', [], { words }), 'en')).toEqual({
      title: '猫？',
      items: ['Yes', '无'],
      rows: [],
    });
  });
});
