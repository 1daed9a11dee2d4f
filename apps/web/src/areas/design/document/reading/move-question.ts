import { inOrder, orderAfter, type Question, type Questionnaire } from '@wenshu/survey-core';
import type { Place } from './new-question.ts';
import { sectionsOf } from './sections-of.ts';

/** Questions that move by themselves, group by group; children go with their parent. */
function topOf(document: Questionnaire): { readonly groupId: string; readonly questions: readonly Question[] }[] {
  return sectionsOf(document).map(({ group, questions }) => ({
    groupId: group.id,
    questions: questions.filter(question => !question.parentId || !document.questions[question.parentId]),
  }));
}

/** Among what a question moves: the others of its groups, or a child's brothers and sisters, whom it never leaves. */
function rowsOf(document: Questionnaire, questionId: string): ReturnType<typeof topOf> {
  const { parentId } = document.questions[questionId] ?? {};
  const parent = parentId === undefined ? undefined : document.questions[parentId];
  if (!parent) return topOf(document);
  const questions = inOrder(document.questions).filter(question => question.parentId === parent.id);
  return [{ groupId: parent.groupId, questions }];
}

/** The input of `moveTopQuestion` to that place. */
export function moveInput(document: Questionnaire, questionId: string, { groupId, afterId }: Place) {
  const siblings = Object.values(document.questions).filter(
    question => question.groupId === groupId && question.id !== questionId,
  );
  return { questionId, groupId, order: orderAfter(siblings, afterId) };
}

/** One place up or down; at the edge of its group a question goes into the next one. Undefined at the ends. */
export function stepPlace(document: Questionnaire, questionId: string, by: -1 | 1): Place | undefined {
  const groups = rowsOf(document, questionId);
  const at = groups.findIndex(group => group.questions.some(question => question.id === questionId));
  const { groupId, questions } = groups[at] ?? { groupId: '', questions: [] };
  const place = questions.findIndex(question => question.id === questionId);
  const next = questions[place + by];
  if (next) return { groupId, afterId: by === 1 ? next.id : (questions[place - 2]?.id ?? null) };
  const other = groups[at + by];
  if (at < 0 || !other) return undefined;
  return { groupId: other.groupId, afterId: by === 1 ? null : (other.questions.at(-1)?.id ?? null) };
}

/** Before or after another question (S2.37). A child beside a stranger stays where it is. */
export function placeBeside(document: Questionnaire, targetId: string, isAfter: boolean, movedId?: string): Place {
  const target = document.questions[targetId]!;
  const groupId = target.groupId;
  const rows = movedId === undefined ? topOf(document) : rowsOf(document, movedId);
  const all = rows.find(group => group.groupId === groupId)?.questions ?? [];
  const siblings = all.filter(question => question.id !== movedId);
  const beside = [targetId, target.parentId].find(id => siblings.some(question => question.id === id));
  const moved = movedId === undefined ? undefined : document.questions[movedId];
  if (beside === undefined && moved)
    return placeOf(
      rows.flatMap(group => group.questions),
      moved,
    );
  if (isAfter) return { groupId, afterId: beside ?? targetId };
  const at = siblings.findIndex(question => question.id === beside);
  return { groupId, afterId: siblings[at - 1]?.id ?? null };
}

function placeOf(siblings: readonly Question[], { id, groupId }: Question): Place {
  const at = siblings.findIndex(question => question.id === id);
  return { groupId, afterId: siblings[at - 1]?.id ?? null };
}

/** Whether it stands there already. */
export function isPlaceOf(document: Questionnaire, questionId: string, place: Place): boolean {
  if (document.questions[questionId]?.groupId !== place.groupId) return false;
  const siblings = rowsOf(document, questionId).find(group => group.groupId === place.groupId)?.questions ?? [];
  const at = siblings.findIndex(question => question.id === questionId);
  return at >= 0 && (siblings[at - 1]?.id ?? null) === place.afterId;
}

/** Which place of all it stands at, from 1, for a screen reader. */
export function placeInWords(document: Questionnaire, questionId: string): { place: number; total: number } {
  const all = rowsOf(document, questionId).flatMap(group => group.questions);
  return { place: all.findIndex(question => question.id === questionId) + 1, total: all.length };
}
