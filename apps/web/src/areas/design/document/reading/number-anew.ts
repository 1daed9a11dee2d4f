import type { Question, Questionnaire } from '@wenshu/survey-core';
import { isNumbered } from './new-question.ts';
import { orderedQuestions } from './place.ts';

const isGiven = (seqName: string) => /^Q[0-9]+$/.test(seqName);

/** The questions whose names somebody chose ("Age"). */
export function ownNamed(document: Questionnaire): readonly Question[] {
  return orderedQuestions(document).filter(({ type, seqName }) => isNumbered(type) && !isGiven(seqName));
}

/** The names that change when the questions are numbered in their order. A name that somebody chose stays, unless all are wanted. */
export function numberAnew(document: Questionnaire, isAll = false): { questionId: string; seqName: string }[] {
  const numbered = orderedQuestions(document).filter(
    ({ type, seqName }) => isNumbered(type) && (isAll || isGiven(seqName)),
  );
  // "q2" is a name of somebody's choice, and no second question may have it in other letters.
  const others = Object.values(document.questions).filter(question => !numbered.includes(question));
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
