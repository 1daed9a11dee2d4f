import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { buildFlowQuestion, orderQuestions, type Question, type Questionnaire } from '@wenshu/survey-core';
import type { TestName } from '@wenshu/survey-core/answering';
import { loopOf } from './loops.ts';

/** Where a condition stands: it reads what comes before. `isIncluded`: the question itself too, as a jump after it may. */
export type Place =
  | { readonly questionId: string; readonly isIncluded: boolean }
  | { readonly groupId: string }
  | 'end';

/** All questions in the order of answering: group by group, children after their parent. */
export function orderedQuestions(document: Questionnaire): Question[] {
  return orderQuestions(document);
}

type Bound = ReturnType<(typeof questionTypes)[QuestionTypeSlug]['bind']>;
const known = new WeakMap<Question, Bound>();

/** Bound once as long as it stays the same: lists of all questions ask for every one at every edit. */
function bound(question: Question): Bound | undefined {
  const found =
    known.get(question) ?? questionTypes[question.type as QuestionTypeSlug]?.bind(buildFlowQuestion(question));
  if (found) known.set(question, found);
  return found;
}

export const testsOf = (question: Question): readonly TestName[] => bound(question)?.tests ?? [];

/** Its answer is one number: a text that could be one is not. */
export function isNumber(question: Question): boolean {
  const [first, ...more] = bound(question)?.variables() ?? [];
  return testsOf(question).includes('number') && more.length === 0 && first !== undefined && first.measure !== 'text';
}

export const roleOf = (question: Question) => bound(question)?.role ?? 'question';

export const capabilitiesOf = (question: Question) => questionTypes[question.type as QuestionTypeSlug]?.capabilities;

/** The questions that a condition at this place may read: earlier ones that say something. */
export function readableQuestions(document: Questionnaire, place: Place): Question[] {
  const reasonOf = whyUnreadable(document, place);
  return orderedQuestions(document).filter(question => reasonOf(question) === undefined);
}

/** Why a condition at this place cannot read a question. */
export function whyUnreadable(
  document: Questionnaire,
  place: Place,
): (question: Question) => 'later' | 'says-nothing' | undefined {
  const ordered = orderedQuestions(document);
  const readable = new Set(ordered.slice(0, endOf(ordered, place)));
  return question =>
    testsOf(question).length === 0
      ? 'says-nothing'
      : readable.has(document.questions[question.id]!)
        ? undefined
        : 'later';
}

/** What is asked: neither notes nor page breaks. */
export const isAsked = (question: Question) => roleOf(question) === 'question';

/** The places that a jump after this question may go to: only forward. */
export function questionsAfter(document: Questionnaire, questionId: string): Question[] {
  const ordered = orderedQuestions(document);
  return ordered.slice(ordered.findIndex(question => question.id === questionId) + 1);
}

function endOf(ordered: readonly Question[], place: Place): number {
  if (place === 'end') return ordered.length;
  const at =
    'groupId' in place
      ? ordered.findIndex(question => question.groupId === place.groupId)
      : ordered.findIndex(question => question.id === place.questionId) + Number(place.isIncluded);
  return at < 0 ? ordered.length : at;
}

/** The question whose options make the copies, where this question stands in a loop. */
export function loopSourceOf(document: Questionnaire, question: Question): Question | undefined {
  const loop = loopOf(document, question);
  return loop && document.questions[loop.fromQuestionId];
}
