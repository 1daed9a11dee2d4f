import type { Questionnaire } from '@wenshu/survey-core';
import { orderedQuestions } from '../logic/place.ts';
import { isNumbered } from '../state/new-question.ts';

/** The names that change when the questions are numbered in their order. A name that somebody chose ("Age") stays. */
export function numberAnew(document: Questionnaire): { questionId: string; seqName: string }[] {
  return orderedQuestions(document)
    .filter(({ type, seqName }) => isNumbered(type) && /^Q[0-9]+$/.test(seqName))
    .map(({ id, seqName }, index) => ({ id, seqName, wanted: `Q${index + 1}` }))
    .filter(({ seqName, wanted }) => seqName !== wanted)
    .map(({ id, wanted }) => ({ questionId: id, seqName: wanted }));
}
