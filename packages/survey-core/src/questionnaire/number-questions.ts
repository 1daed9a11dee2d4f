import { orderQuestions } from '../document/order-questions.ts';
import type { Question, Questionnaire } from '../document/questionnaire.ts';
import type { Id } from '../ids.ts';
import type { DesignRegistry } from '../question-type/registry.ts';
import type { Change } from './change.ts';
import { isNumbered } from './seq-names.ts';

type NumberedParts = Pick<Questionnaire, 'groups' | 'questions'>;

const isGiven = (seqName: string) => /^Q[0-9]+$/.test(seqName);

/** The questions whose names somebody chose ("Age"). */
export function ownNamed(document: NumberedParts, types: DesignRegistry): readonly Question[] {
  return orderQuestions(document).filter(({ type, seqName }) => isNumbered(types, type) && !isGiven(seqName));
}

/** The questions that have no name but their number. */
export function unnamed(document: NumberedParts, types: DesignRegistry): readonly Question[] {
  return orderQuestions(document).filter(({ type, seqName }) => isNumbered(types, type) && isGiven(seqName));
}

/** The names that change when the questions are numbered in their order. A name that somebody chose stays, unless all are wanted. */
export function numberQuestions(
  document: NumberedParts,
  types: DesignRegistry,
  isAll = false,
): { questionId: Id; seqName: string }[] {
  const numbered = orderQuestions(document).filter(
    ({ type, seqName }) => isNumbered(types, type) && (isAll || isGiven(seqName)),
  );
  const isNumberedNow = new Set(numbered);
  // "q2" is a name of somebody's choice, and no second question may have it in other letters.
  const others = Object.values(document.questions).filter(question => !isNumberedNow.has(question));
  const taken = new Set(others.map(({ seqName }) => seqName.trim().toLowerCase()));
  let number = 0;
  const next = () => {
    do number += 1;
    while (taken.has(`q${number}`));
    return `Q${number}`;
  };
  return numbered
    .map(({ id, seqName }) => ({ id, seqName, wanted: next() }))
    .filter(({ seqName, wanted }) => seqName !== wanted)
    .map(({ id, wanted }) => ({ questionId: id, seqName: wanted }));
}

/** What decides the order of questions, or whether one has a number at all. */
const OF_ORDER: ReadonlySet<string | undefined> = new Set([undefined, 'order', 'groupId', 'parentId', 'type']);

/** Whether changes add, remove or move questions or groups: the rest leaves numbers as they are. */
export function changesOrder(changes: readonly Change[]): boolean {
  return changes.some(
    ({ path: [list, , field] }) => (list === 'questions' || list === 'groups') && OF_ORDER.has(field),
  );
}
