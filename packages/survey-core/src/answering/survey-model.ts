import type { Flow, FlowQuestion } from '../flow/flow.ts';
import type { Id } from '../ids.ts';
import type { Json } from '../json.ts';
import { type AnsweringRegistry, findType } from '../question-type/registry.ts';
import type { BoundQuestion } from '../question-type/seal.ts';

/** Names an answer: a question's id, or `questionId@itemId` for a loop's copy of it. */
export type AnswerKey = string;
export type Answers = Readonly<Record<AnswerKey, Json>>;

/** A flow made ready for answering: questions bound to their types and laid out in pages. Made once, used for every answer. */
export interface SurveyModel {
  readonly flow: Flow;
  readonly questions: ReadonlyMap<Id, BoundQuestion>;
  /** Page breaks end a page and are on none; a page without a question is left out. */
  readonly pages: readonly (readonly BoundQuestion[])[];
}

export class UnknownQuestionTypeError extends Error {
  readonly questionId: Id;

  constructor(question: FlowQuestion) {
    super(`Question ${question.id} has the unknown type "${question.type}"`);
    this.questionId = question.id;
  }
}

export function compileSurvey(flow: Flow, types: AnsweringRegistry): SurveyModel {
  const questions = new Map<Id, BoundQuestion>();
  const pages: BoundQuestion[][] = [[]];
  for (const question of flow.questions) {
    const bound = bindQuestion(question, types);
    questions.set(question.id, bound);
    if (bound.role === 'page-break') pages.push([]);
    else pages.at(-1)!.push(bound);
  }
  return { flow, questions, pages: pages.filter(page => page.length > 0) };
}

function bindQuestion(question: FlowQuestion, types: AnsweringRegistry): BoundQuestion {
  const type = findType(types, question.type);
  if (!type) throw new UnknownQuestionTypeError(question);
  return type.bind(question);
}
