import { type DraftPlan, draftPlaces } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import { checkQuestionnaire, estimateMinutes, inOrder } from '@wenshu/survey-core';
import { describe, expect, it } from 'vitest';
import { findEntry } from '../bank/read-bank.ts';
import { knownThings } from '../brief/known-things.ts';
import { asksOf, readBrief } from '../brief/read-brief.ts';
import { compilePlan } from './compile-plan.ts';
import { allQuestions, makePlan } from './make-plan.ts';
import { findStudies, studies } from './studies.ts';

/** Descriptions as people write them, none of them one of the bench. */
const descriptions = {
  gym: '健身房会员续费率下降，想了解会员对教练、器械、环境、价格的满意度，为什么不续费。面向现有会员和过期会员都要覆盖，5分钟以内，匿名。',
  tea: '准备上市一款无糖茶饮，有三个口味，定价5元还是6元？北京、广州、武汉三个城市各150人，18到30岁，最近一个月买过饮料的人。',
  shoes:
    'We sell running shoes online in the UK and Germany. Ask people aged 20 to 50 who have bought running shoes in the past year what matters when they choose, how they heard of us and how likely they are to recommend us. No one from marketing. 6 minutes, English and Chinese.',
  staff:
    'Employee survey for a small factory: workload, pay, safety, relationship with managers. Anonymous, at most 10 questions.',
  nothing: 'Please help me with a survey',
} as const;
const planOf = (text: string) => makePlan(readBrief(text));
const stands = (plan: DraftPlan) => checkQuestionnaire(compilePlan(plan).document, questionTypes);

describe('reading a description', () => {
  it('finds what it is about, who answers, how long, in which languages and what may not be asked (S1.13)', () => {
    const tea = readBrief(descriptions.tea);
    expect(tea.facts).toMatchObject({
      thing: '无糖茶饮',
      about: 'product',
      field: 'food',
      minutes: null,
      languages: ['zh'],
    });
    expect(tea).toMatchObject({
      ages: { from: 18, to: 30 },
      places: { kind: 'city', names: ['北京', '广州', '武汉'], each: 150 },
      done: { deed: 'buy', object: '饮料', days: 30 },
      prices: ['5元', '6元'],
    });
    expect(tea.alternatives!.names).toHaveLength(3);
    const shoes = readBrief(descriptions.shoes);
    expect(shoes.facts).toMatchObject({ minutes: 6, languages: ['en', 'zh'], isAnonymous: false });
    expect(shoes).toMatchObject({
      ages: { from: 20, to: 50 },
      done: { deed: 'buy', days: 365 },
      trades: ['marketing'],
    });
    expect(shoes.wishes.nps).toBe(true);
    expect(readBrief(descriptions.staff).facts).toMatchObject({
      about: 'employer',
      mostQuestions: 10,
      isAnonymous: true,
    });
  });

  it('keeps what a person has said otherwise', () => {
    const said = readBrief(descriptions.tea, { thing: '青柠气泡水', minutes: 3, languages: ['en'] });
    expect(said.facts).toMatchObject({ thing: '青柠气泡水', minutes: 3, languages: ['en'], field: 'food' });
  });

  it('asks back what is decisive and missing, at most three things, and makes a plan all the same', () => {
    const brief = readBrief(descriptions.nothing);
    expect(asksOf(brief)).toContain('who-answers');
    expect(asksOf(brief).length).toBeLessThanOrEqual(3);
    expect(allQuestions(makePlan(brief)).length).toBeGreaterThan(2);
    expect(asksOf(readBrief(descriptions.tea))).toEqual([]);
  });

  it('reads words of its tables only that are there', () => {
    for (const { about, thing, words } of knownThings) {
      expect(['product', 'service', 'brand', 'place', 'event', 'employer', 'institution', 'app', 'course']).toContain(
        about,
      );
      expect([thing.zh, thing.en, words.zh[0], words.en[0]]).not.toContain('');
    }
    for (const { id, core, more, asks } of studies) {
      expect(['satisfaction', 'importance', 'agreement'], id).toContain(asks);
      for (const entry of [...core, ...more]) expect(findEntry(entry)?.id, id).toBe(entry);
    }
    expect(findStudies('we want to know why people cancel their subscription', 'en')[0]!.id).toBe('churn');
    expect(findStudies('今天天气不错', 'zh')).toEqual([]);
  });
});

describe('a plan', () => {
  const plans = Object.entries(descriptions).map(([name, text]) => [name, planOf(text)] as const);

  it.each(plans)('of %s stands as a questionnaire in all its languages, in the order of places', (_, plan) => {
    expect(stands(plan)).toEqual([]);
    const places = allQuestions(plan).map(({ place }) => draftPlaces.indexOf(place));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(allQuestions(plan).filter(({ place, isRequired }) => place === 'sensitive' && isRequired)).toEqual([]);
    const [base] = plan.facts.languages;
    expect(plan.introduction[base!]).toBeTruthy();
    expect(JSON.stringify(plan.sections)).not.toMatch(/\{(?:thing|category|company)\}/);
  });

  it('ends the interview for whoever is not asked, and counts those who are', () => {
    const plan = planOf(descriptions.tea);
    const screening = allQuestions(plan).filter(({ place }) => place === 'screening');
    expect(screening.map(({ construct }) => construct).sort()).toEqual(['age', 'city', 'recency']);
    const { document, questionOf } = compilePlan(plan);
    const outs = inOrder(document.logic).filter(({ kind }) => kind === 'screen-out');
    expect(outs).toHaveLength(3);
    const [quota] = Object.values(document.quotas);
    expect(Object.values(quota!.cells).map(({ size }) => size)).toEqual([150, 150, 150]);
    const recency =
      document.questions[questionOf.get(screening.find(({ construct }) => construct === 'recency')!.id)!]!;
    // A week and a month stay; of the seven answers the other five leave.
    const rule = plan.rules.find(({ when }) => questionOf.get(when.questionId) === recency.id);
    expect(rule!.when).toMatchObject({ items: [3, 4, 5, 6, 7] });
    expect(inOrder(recency.items)).toHaveLength(7);
  });

  it('keeps to the minutes and the number of questions that were said', () => {
    for (const minutes of [1, 3, 12]) {
      const plan = makePlan(readBrief(descriptions.shoes, { minutes }));
      expect(estimateMinutes(compilePlan(plan).document, questionTypes)).toBeLessThanOrEqual(minutes);
      expect(allQuestions(plan).length).toBeGreaterThan(0);
    }
    expect(allQuestions(planOf(descriptions.staff)).length).toBeLessThanOrEqual(10);
  });

  it('asks what was named, and says of each question why it is there', () => {
    const plan = planOf(descriptions.gym);
    const said = JSON.stringify(allQuestions(plan).map(({ words }) => [words.zh!.title, words.zh!.rows]));
    for (const word of ['教练', '器械', '环境']) expect(said).toContain(word);
    expect(allQuestions(plan).every(({ why }) => why.length > 0)).toBe(true);
    expect(allQuestions(planOf(descriptions.shoes)).some(({ type }) => type === 'nps')).toBe(true);
  });

  it('asks people who left and people who stayed different things', () => {
    const plan = planOf(descriptions.gym);
    const shown = plan.rules.filter(({ does }) => does === 'show');
    expect(shown.length).toBeGreaterThan(0);
    expect(new Set(shown.map(({ when }) => when.questionId)).size).toBe(1);
  });

  it('takes one of what is nearly the same, and no attention check', () => {
    for (const [, plan] of plans) {
      const entries = allQuestions(plan).flatMap(({ entry }) => entry ?? []);
      expect(new Set(entries).size).toBe(entries.length);
      expect(entries.filter(id => id.startsWith('attention-'))).toEqual([]);
      expect(entries.filter(id => /^(?:life-devices|devices-owned)$/.test(id)).length).toBeLessThan(2);
    }
  });

  it('says in a further language what the house has words for, and counts the rest', () => {
    const plan = planOf(descriptions.shoes);
    const { document, untranslated } = compilePlan(plan);
    expect(document.baseLanguageId).toBe(2);
    const chinese = document.translations['1']!;
    const titled = inOrder(document.questions).filter(({ id }) => chinese[id]?.title);
    expect(titled.length).toBeGreaterThan(5);
    expect(untranslated).toBeLessThan(20);
  });
});
