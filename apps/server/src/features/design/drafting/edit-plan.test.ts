import type { DraftEdit, DraftPlan, PlannedRule } from '@wenshu/api-contract';
import { describe, expect, it } from 'vitest';
import { readBrief } from './brief/read-brief.ts';
import { changePlan } from './changes/change-plan.ts';
import { editPlan } from './edit-plan.ts';
import { compilePlan } from './plan/compile-plan.ts';
import { allQuestions, makePlan } from './plan/make-plan.ts';

const description = '小区物业年度满意度调查，看保洁、安保、维修速度和收费，请业主提建议，中英文都要。';
const brief = readBrief(description);
const start = makePlan(brief);
const edit = (plan: DraftPlan, change: DraftEdit) => editPlan(plan, change, brief).plan;

describe('words of a plan in two languages', () => {
  const asked = allQuestions(start).find(({ words }) => words.zh!.items.length > 2 && words.en)!;
  const zh = asked.words.zh!;
  const en = asked.words.en!;
  const one = (plan: DraftPlan) => allQuestions(plan).find(({ id }) => id === asked.id)!;

  it('leave nothing in the other language that asks something else', () => {
    expect(start.facts.languages).toEqual(['zh', 'en']);
    const items = zh.items.with(1, '每逢周末');
    const words = { ...zh, title: '去年您请过人修水管吗？', items };
    const plan = edit(start, { does: 'words', questionId: asked.id, language: 'zh', words });
    expect(one(plan).words.en).toEqual({ ...en, title: '', items: en.items.with(1, '') });
    expect(compilePlan(plan).untranslated).toBe(compilePlan(start).untranslated + 2);
    // With English alone it falls back part by part, and is still whole.
    const english = compilePlan({ ...plan, facts: { ...plan.facts, languages: ['en'] } });
    const made = english.document.questions[english.questionOf.get(asked.id)!]!;
    expect(made.title.text).toBe(words.title);
    expect(Object.values(made.items).map(({ title }) => title.text)).toEqual(en.items.with(1, '每逢周末'));
  });

  it('stay in the first language where a translation is written', () => {
    const words = { ...en, title: 'Did you call a plumber last year?' };
    const plan = edit(start, { does: 'words', questionId: asked.id, language: 'en', words });
    expect(one(plan).words).toEqual({ zh, en: words });
  });
});

describe('a question with a condition', () => {
  const section = start.sections.find(({ questions }) => questions.length > 1)!;
  const [first, second] = section.questions;
  const rule: PlannedRule = {
    does: 'show',
    questionId: second!.id,
    when: { questionId: first!.id, is: 'any-of', items: [1] },
  };
  const plan = { ...start, rules: [rule] };

  it('is not moved before what decides it, nor that behind it', () => {
    const up = { does: 'move', questionId: second!.id, by: -1 } as const;
    expect(() => edit(plan, up)).toThrow(expect.objectContaining({ errorName: 'draftMoveLosesCondition' }));
    expect(() => edit(plan, { ...up, questionId: first!.id, by: 1 })).toThrow();
    expect(allQuestions(edit(start, up)).map(({ id }) => id)).not.toEqual(allQuestions(start).map(({ id }) => id));
  });

  it('is not moved by a wish either, and that is said', () => {
    const number = allQuestions(plan).indexOf(second!) + 1;
    const made = changePlan(plan, `第${number}题移到最前`, description);
    expect(made).toMatchObject({ plan, told: { word: 'holds-back' } });
    expect(changePlan(start, `第${number}题移到最前`, description).told.word).toBe('moved');
  });
});
