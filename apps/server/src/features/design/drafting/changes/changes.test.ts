import type { DraftPlan } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import { checkQuestionnaire } from '@wenshu/survey-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { compilePlan } from '../plan/compile-plan.ts';
import { allQuestions, makePlan, minutesOfPlan } from '../plan/make-plan.ts';
import { changePlan } from './change-plan.ts';

const descriptions = {
  zh: '一家连锁咖啡店想了解顾客对饮品、环境、服务和价格的满意度，以及多久来一次、为什么选择我们。',
  en: 'A chain of coffee shops wants to know how satisfied guests are with drinks, interior, staff and prices, how often they come and why they choose us.',
};
const start = { zh: makePlan(readBrief(descriptions.zh)), en: makePlan(readBrief(descriptions.en)) };
const change = (plan: DraftPlan, wish: string, language: 'zh' | 'en' = 'zh') =>
  changePlan(plan, wish, descriptions[language]);
const ids = (plan: DraftPlan) => allQuestions(plan).map(({ id }) => id);
const entries = (plan: DraftPlan) => allQuestions(plan).map(({ entry }) => entry);

describe('a wish in words', () => {
  it('makes it shorter, and says what went', () => {
    const { plan, told } = change(start.zh, '短一点');
    expect(told.word).toBe('shorter');
    expect(told.names.length).toBe(ids(start.zh).length - ids(plan).length);
    expect(ids(plan).length).toBeLessThan(ids(start.zh).length);
    expect(minutesOfPlan(change(start.en, 'at most 2 minutes', 'en').plan)).toBeLessThanOrEqual(2);
    expect(ids(change(start.zh, '最多五道题').plan)).toHaveLength(5);
    expect(change(start.zh, '最多60分钟').told.word).toBe('short-enough');
  });

  it('makes it longer by what was left out before', () => {
    const short = change(start.zh, '最多五道题').plan;
    const { plan, told } = change(short, '再详细一点');
    expect(told.word).toBe('longer');
    expect(ids(plan).slice().sort()).toEqual(expect.arrayContaining(ids(short).slice().sort()));
    expect(ids(plan).length).toBe(ids(short).length + told.names.length);
  });

  it('lets in owners of cats alone, and nobody twice (S1.13)', () => {
    const { plan, told } = change(start.en, 'add a screening for owners of cats', 'en');
    expect(told.word).toBe('screened');
    const [question] = allQuestions(plan).filter(({ construct }) => construct === 'ownership');
    expect(question!.words.en!.items[0]).toBe('A cat');
    expect(plan.rules).toContainEqual({
      does: 'screen-out',
      when: { questionId: question!.id, is: 'none-of', items: [1] },
    });
    expect(change(plan, '只要养猫的人').told.word).toBe('there-already');
    expect(change(start.zh, '加一个甄别').told.word).toBe('screening-unclear');
  });

  it('turns questions with the same scale into one matrix, and says when none are alike', () => {
    const scale = (id: string, title: string) => ({
      ...allQuestions(start.zh)[0]!,
      id,
      type: 'single-choice',
      place: 'core' as const,
      entry: 'x',
      blanks: [],
      exclusive: [],
      anchors: [],
      words: { zh: { title, items: ['差', '中', '好'], rows: [] } },
    });
    const sections = start.zh.sections.map(section =>
      section.place === 'core'
        ? {
            ...section,
            questions: [scale('a000000001', '味道'), scale('a000000002', '温度'), scale('a000000003', '杯子')],
          }
        : section,
    );
    const { plan, told } = change({ ...start.zh, sections, rules: [], quotas: [] }, '把这几题合并成矩阵');
    expect(told).toMatchObject({ word: 'matrix', names: ['味道', '温度', '杯子'] });
    const core = plan.sections.find(({ place }) => place === 'core')!.questions;
    expect(core).toHaveLength(1);
    expect(core[0]).toMatchObject({
      id: 'a000000001',
      type: 'matrix-single',
      words: { zh: { items: ['差', '中', '好'], rows: ['味道', '温度', '杯子'] } },
    });
    expect(change({ ...start.zh, sections: [], rules: [], quotas: [] }, '合并成矩阵').told.word).toBe('no-matrix');
  });

  it('adds what the bank has, what it has not in the words of the wish, and nothing twice', () => {
    const without = change(start.en, 'remove the recommendation question', 'en').plan;
    const nps = change(without, 'add NPS', 'en');
    expect(nps.told.word).toBe('added');
    expect(entries(nps.plan)).toContain('loyalty-nps');
    expect(change(nps.plan, 'add NPS', 'en').told.word).toBe('there-already');
    const odd = change(start.zh, '增加关于猫头鹰壁画的题目');
    expect(odd.told.word).toBe('added-open');
    expect(odd.told.names[0]).toContain('猫头鹰壁画');
  });

  it('removes by number, by what is asked and by the part it stands in, and never the last', () => {
    const [first, second] = ids(start.zh);
    expect(ids(change(start.zh, '删除第2题').plan)).not.toContain(second);
    expect(ids(change(start.zh, '删除第2题').plan)).toContain(first);
    const bare = change(start.zh, '去掉基本信息').plan;
    expect(allQuestions(bare).filter(({ place }) => place === 'background')).toEqual([]);
    expect(change(start.zh, '去掉火星旅行').told).toMatchObject({ word: 'not-found', names: ['火星旅行'] });
    const one = change(start.zh, '最多一道题').plan;
    expect(change(one, '删除第1题').told.word).toBe('would-be-empty');
  });

  it('adds a language, anonymity, quotas, random order and points of scales', () => {
    const both = change(start.zh, '加一个英文版').plan;
    expect(both.facts.languages).toEqual(['zh', 'en']);
    expect(compilePlan(both).document.languages['2']).toBeDefined();
    const anonymous = change(start.en, 'make it anonymous', 'en').plan;
    expect(anonymous.facts.isAnonymous).toBe(true);
    expect(anonymous.introduction.en).toContain('anonymous');
    const quota = change(start.zh, '按性别和年龄设配额').plan;
    expect(quota.quotas).toHaveLength(2);
    expect(change(quota, '按性别和年龄设配额').told.word).toBe('there-already');
    const random = change(
      {
        ...start.zh,
        sections: start.zh.sections.map(section => ({
          ...section,
          questions: section.questions.map(one => ({ ...one, random: [] })),
        })),
      },
      '选项随机',
    );
    expect(random.told.word).toBe('randomised');
    expect(allQuestions(random.plan).filter(one => one.random.length > 0)).toHaveLength(random.told.count);
    const matrix = allQuestions(start.zh).find(({ words }) => words.zh!.items[4] === '非常满意');
    const seven = change(start.zh, '量表改成7点').plan;
    const now = allQuestions(seven).find(({ id }) => id === matrix!.id)!;
    expect(now.words.zh!.items.length).toBe(matrix!.words.zh!.items.length + 2);
    expect(now.words.en!.items.length).toBe(now.words.zh!.items.length);
  });

  it('moves a question within its part', () => {
    const core = start.zh.sections.find(({ place }) => place === 'core')!.questions;
    const number = ids(start.zh).indexOf(core.at(-1)!.id) + 1;
    const moved = change(start.zh, `把第${number}题移到最前面`).plan;
    expect(moved.sections.find(({ place }) => place === 'core')!.questions[0]!.id).toBe(core.at(-1)!.id);
  });

  it('says what it does not understand, and changes nothing', () => {
    for (const wish of ['今天天气怎么样', 'sing me a song']) {
      const { plan, told } = change(start.zh, wish);
      expect(told.word).toBe('not-understood');
      expect(plan).toBe(start.zh);
    }
  });
});

const wishes = [
  ...[
    '短一点',
    '详细一点',
    '最多3分钟',
    '加一个英文版',
    '匿名',
    '去掉基本信息',
    '删除第3题',
    '删除第1题',
    '合并成矩阵',
    '选项随机',
  ],
  ...[
    '只要养狗的人',
    '只要25到40岁的人',
    '按年龄设配额',
    '按性别设配额',
    '量表改成7点',
    '量表改成5点',
    '加上NPS',
    '增加关于等候时间的题目',
  ],
  ...['把第4题移到最前面', '语气温和一些', '什么都不懂的话', '增加开放题', '去掉甄别', '最多四道题'],
];

describe('any sequence of wishes', () => {
  it('leaves a plan that stands as a questionnaire, with no question twice and no rule on what is gone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('zh', 'en' as const),
        fc.array(fc.constantFrom(...wishes), { minLength: 1, maxLength: 7 }),
        (language, list) => {
          let plan: DraftPlan = start[language as 'zh' | 'en'];
          for (const wish of list) {
            const made = change(plan, wish, language as 'zh' | 'en');
            // What changed nothing gives back the same plan, so that nothing is kept of it.
            if (JSON.stringify(made.plan) === JSON.stringify(plan)) continue;
            plan = made.plan;
          }
          const there = ids(plan);
          expect(new Set(there).size).toBe(there.length);
          expect(there.length).toBeGreaterThan(0);
          for (const { when } of plan.rules) expect(there).toContain(when.questionId);
          expect(checkQuestionnaire(compilePlan(plan).document, questionTypes)).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  });
});
