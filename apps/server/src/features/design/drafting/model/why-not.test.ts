import type { PlannedRule } from '@wenshu/api-contract';
import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { allQuestions } from '../plan/make-plan.ts';
import { type ModelPlan, planOfModel } from './model-plan.ts';
import { whyNot } from './request-plan.ts';

type Asked = ModelPlan['questions'][number];

const brief = readBrief('小区物业满意度调查，看保洁和安保，中英文都要。');
const zh = { title: '上个月保洁多久来一次？', options: ['每天', '每周', '更少'], rows: [] };
const en = { title: 'How often did cleaners come last month?', options: ['Daily', 'Weekly', 'Less'], rows: [] };
const question = (more: Partial<Asked> = {}): Asked => ({
  take: '',
  type: 'single-choice',
  place: 'core',
  construct: 'cleaning frequency',
  why: 'asked for',
  isRequired: false,
  words: [zh, en],
  screenOut: [],
  exclusive: [],
  isOrderRandom: false,
  showWhen: null,
  quota: null,
  ...more,
});
const taken = (take: string) => question({ take, words: [] });
const of = (...questions: Asked[]): ModelPlan => ({ titles: ['物业', 'Property'], introductions: [], questions });
const say = (...questions: Asked[]) => whyNot(of(...questions), brief, undefined) ?? '';

describe('a model’s plan in two languages', () => {
  it('stands where each language has the same options in words', () => {
    expect(brief.facts.languages).toEqual(['zh', 'en']);
    expect(say(question())).not.toMatch(/languages|other numbers/);
  });

  it.each([
    ['one language is missing', [zh], /in one of the 2 languages/],
    ['an option is empty in one', [zh, { ...en, options: ['Daily', ' ', 'Less'] }], /in one of the 2 languages/],
    ['one has fewer options', [zh, { ...en, options: ['Daily', 'Less'] }], /other numbers of options/],
    ['one has rows and the other none', [zh, { ...en, rows: ['Stairs'] }], /other numbers of options or rows/],
  ])('is asked for again where %s', (_, words, reason) => {
    expect(say(question(), question({ words }))).toMatch(reason);
    expect(say(question(), question({ words }))).toContain('Question 2');
  });

  it('has no Chinese words in place of English ones that are missing', () => {
    const [made] = allQuestions(planOfModel(of(question({ words: [zh] })), brief, undefined));
    expect(Object.keys(made!.words)).toEqual(['zh']);
  });

  it('is asked for again where it takes the same question twice', () => {
    expect(say(taken('open-improve-one'), question(), taken('open-improve-one'))).toMatch(
      /open-improve-one.*more than once/,
    );
    expect(say(taken('open-improve-one'), question(), question())).not.toMatch(/more than once/);
  });

  it('keeps a question behind the one on which its condition hangs', () => {
    const plan = planOfModel(of(question(), question({ construct: 'x' })), brief, undefined);
    const [first, second] = allQuestions(plan);
    const rule: PlannedRule = {
      does: 'show',
      questionId: second!.id,
      when: { questionId: first!.id, is: 'any-of', items: [1] },
    };
    const again = (...ids: string[]) => whyNot(of(...ids.map(taken)), brief, { ...plan, rules: [rule] }) ?? '';
    expect(again(second!.id, first!.id)).toMatch(/Put it behind/);
    expect(again(first!.id, second!.id)).not.toMatch(/Put it behind/);
  });
});
