import { isDeepStrictEqual } from 'node:util';
import type { DraftFacts, DraftPlan } from '@wenshu/api-contract';
import { briefOf } from './changes/change-plan.ts';
import { introduce } from './plan/make-plan.ts';

/** Other languages need no other questions: what was changed by hand stays. */
export const isSameButLanguages = (old: DraftFacts, next: DraftFacts): boolean =>
  !isDeepStrictEqual(old.languages, next.languages) &&
  isDeepStrictEqual({ ...old, languages: [] }, { ...next, languages: [] });

/** The same plan in these languages. What somebody wrote stays; an introduction that a language lacks is the house's. */
export function inLanguages(plan: DraftPlan, languages: DraftFacts['languages'], description: string): DraftPlan {
  const next = { ...plan, facts: { ...plan.facts, languages } };
  const { introduction } = introduce(next, briefOf(next, description));
  return { ...next, introduction: { ...introduction, ...plan.introduction } };
}
