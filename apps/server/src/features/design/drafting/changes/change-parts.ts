import type { DraftPlan, DraftTold, PlannedQuestion } from '@wenshu/api-contract';
import type { Brief } from '../brief/read-brief.ts';
import { wordsIn } from '../plan/compile-plan.ts';
import { allQuestions, keepQuestions } from '../plan/make-plan.ts';
import type { PlanParts } from '../plan/screening.ts';

/** What a wish made of a plan, and what is told of it. The same plan where nothing came of it. */
export interface ChangedPlan {
  readonly plan: DraftPlan;
  readonly told: DraftTold;
}

/** A wish that the house knows: undefined where it is another one. */
export type Change = (plan: DraftPlan, wish: string, brief: Brief) => ChangedPlan | undefined;

export const tell = (
  plan: DraftPlan,
  word: DraftTold['word'],
  more: Partial<Omit<DraftTold, 'word'>> = {},
): ChangedPlan => ({
  plan,
  told: { word, names: more.names ?? [], count: more.count ?? 0 },
});

export const titleOf = (question: PlannedQuestion, { facts }: DraftPlan): string =>
  wordsIn(question, facts.languages[0] ?? 'zh').title;

/** Each goes to the section of its place: first among those who say who takes part, else at its end. */
export function addParts(plan: DraftPlan, { questions, rules, quotas }: PlanParts): DraftPlan {
  return {
    ...plan,
    sections: plan.sections.map(section => ({
      ...section,
      questions: [...section.questions, ...questions.filter(({ place }) => place === section.place)],
    })),
    rules: [...plan.rules, ...rules],
    quotas: [...plan.quotas, ...quotas],
  };
}

export function dropQuestions(plan: DraftPlan, ids: ReadonlySet<string>): DraftPlan {
  return keepQuestions(plan, new Set(allQuestions(plan).flatMap(({ id }) => (ids.has(id) ? [] : [id]))));
}

export function mapQuestions(plan: DraftPlan, map: (question: PlannedQuestion) => PlannedQuestion): DraftPlan {
  return { ...plan, sections: plan.sections.map(section => ({ ...section, questions: section.questions.map(map) })) };
}
