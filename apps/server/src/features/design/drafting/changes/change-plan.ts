import type { DraftPlan, DraftTold } from '@wenshu/api-contract';
import { type Brief, readBrief } from '../brief/read-brief.ts';
import { allQuestions, introduce } from '../plan/make-plan.ts';
import { type Change, type ChangedPlan, tell } from './change-parts.ts';
import { addTopic, remove, screen } from './content.ts';
import { addLanguage, addQuota, changeScale, makeAnonymous, makeMatrix, move, randomise, soften } from './form.ts';
import { lengthen, shorten } from './length.ts';

/** What the house understands; the more particular comes before what would also take its words. */
const changes: readonly Change[] = [
  addLanguage,
  changeScale,
  makeMatrix,
  addQuota,
  randomise,
  screen,
  makeAnonymous,
  remove,
  move,
  lengthen,
  shorten,
  addTopic,
  soften,
];

/** A plan and a wish in somebody's words: the plan that they wished for, and what was done. A wish that is not understood changes nothing. */
export function changePlan(plan: DraftPlan, wish: string, description: string): ChangedPlan {
  const brief = briefOf(plan, description);
  for (const change of changes) {
    const changed = change(plan, wish, brief);
    if (!changed) continue;
    const isNew = changed.plan !== plan || changed.told.word === 'gentle';
    return { plan: isNew ? introduced(changed.plan, changed.told, brief) : plan, told: changed.told };
  }
  return tell(plan, 'not-understood');
}

/** The description as it was read, with what a person has said otherwise about its facts. */
export const briefOf = (plan: DraftPlan, description: string): Brief => readBrief(description, plan.facts);

/** An introduction that a person or a model has written stays: only what the house wrote is written anew. */
function introduced(plan: DraftPlan, { word }: DraftTold, brief: Brief): DraftPlan {
  if (allQuestions(plan).length === 0) return plan;
  const isGentle = brief.wishes.isGentle || word === 'gentle';
  const next = introduce(plan, { ...brief, wishes: { ...brief.wishes, isGentle } });
  const { isIntroductionOwn } = plan;
  return isIntroductionOwn ? { ...next, introduction: plan.introduction } : next;
}
