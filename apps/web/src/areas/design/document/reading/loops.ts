import {
  inOrder,
  loopsByTarget,
  type Question,
  type Questionnaire,
  type QuestionRelationRule,
} from '@wenshu/survey-core';
import type { Place } from './new-question.ts';
import { type Section, sectionsOf } from './sections-of.ts';

const known = new WeakMap<Questionnaire['logic'], ReadonlyMap<string, QuestionRelationRule>>();

/** The loops by the group or the question that they ask again and again. */
function loopsOf({ logic }: Questionnaire): ReadonlyMap<string, QuestionRelationRule> {
  const loops = known.get(logic) ?? loopsByTarget(inOrder(logic));
  known.set(logic, loops);
  return loops;
}

/** The loop that asks a whole group once for each option. */
export const loopOfGroup = (document: Questionnaire, groupId: string): QuestionRelationRule | undefined =>
  loopsOf(document).get(groupId);

/** The loop that a question stands in: its group's, its own, or that of the question it belongs to. */
export function loopOf(document: Questionnaire, { id, groupId, parentId }: Question): QuestionRelationRule | undefined {
  const loops = loopsOf(document);
  return loops.get(groupId) ?? loops.get(parentId ?? id);
}

/** Questions that stand beside each other on the canvas, in one frame where a loop of their own asks them. */
export interface Block {
  readonly loop: QuestionRelationRule | undefined;
  readonly questions: readonly Question[];
}

/** A section's questions, those of a looped question with its children apart. A group's own loop frames the section as a whole. */
export function blocksOf(document: Questionnaire, { group, questions }: Section): readonly Block[] {
  const ofGroup = loopOfGroup(document, group.id);
  const blocks: { loop: Block['loop']; questions: Question[] }[] = [];
  for (const question of questions) {
    const loop = ofGroup ? undefined : loopOf(document, question);
    const last = blocks.at(-1);
    if (last && last.loop === loop) last.questions.push(question);
    else blocks.push({ loop, questions: [question] });
  }
  return blocks;
}

/** Where a question has come to stand beside the edge of a looped group, and the place on the other side of it. */
export interface Landing {
  readonly loop: QuestionRelationRule;
  readonly isInside: boolean;
  /** A group of its own where nothing that is asked once follows the loop. */
  readonly other: Place | { readonly newGroupAfterId: string };
}

/** What whoever added a question should know: it is in a loop, or has just missed one. Nothing where no looped group is near. */
export function landingOf(document: Questionnaire, questionId: string): Landing | undefined {
  const question = document.questions[questionId];
  // A child stands where its parent does.
  if (!question || question.parentId !== undefined) return undefined;
  const sections = sectionsOf(document);
  const at = sections.findIndex(({ group }) => group.id === question.groupId);
  const inside = loopOfGroup(document, question.groupId);
  if (inside) {
    const next = sections[at + 1]?.group;
    const isFree = next && !next.solution && !loopOfGroup(document, next.id);
    const other = isFree ? { groupId: next.id, afterId: null } : { newGroupAfterId: question.groupId };
    return { loop: inside, isInside: true, other };
  }
  const before = sections[at - 1]?.group;
  const loop = before && loopOfGroup(document, before.id);
  if (!loop || before.solution || sections[at]?.questions[0]?.id !== questionId) return undefined;
  return { loop, isInside: false, other: { groupId: before.id, afterId: undefined } };
}
