import { questionTypes } from '@wenshu/question-types/core';
import { numberQuestions, ownNamed as ownNamedIn, type Questionnaire } from '@wenshu/survey-core';

/** The questions whose names somebody chose ("Age"). */
export const ownNamed = (document: Questionnaire) => ownNamedIn(document, questionTypes);

/** The names that change when the questions are numbered in their order. */
export const numberAnew = (document: Questionnaire, isAll = false) => numberQuestions(document, questionTypes, isAll);
