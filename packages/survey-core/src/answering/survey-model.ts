import { LogicError } from '../document/logic-problem.ts';
import type { Flow, FlowQuestion } from '../flow/flow.ts';
import type { Id } from '../ids.ts';
import type { Json } from '../json.ts';
import type { Program } from '../logic/program.ts';
import { type AnsweringRegistry, findType } from '../question-type/registry.ts';
import type { BoundQuestion } from '../question-type/seal.ts';

/** Names an answer: a question's id, or `questionId@itemId` for a loop's copy of it. */
export type AnswerKey = string;
export type Answers = Readonly<Record<AnswerKey, Json>>;

/** A flow made ready for answering: questions bound to their types, logic compiled. Made once, used for every answer. */
export interface SurveyModel {
  readonly flow: Flow;
  readonly program: Program;
  /** By answer key: everything that may be asked, with all its options. */
  readonly questions: ReadonlyMap<AnswerKey, BoundQuestion>;
}

export class UnknownQuestionTypeError extends Error {
  readonly problem = 'type-unknown';
  readonly questionId: Id;

  constructor(question: FlowQuestion) {
    super(`Question ${question.id} has the unknown type "${question.type}"`);
    this.questionId = question.id;
  }
}

export function modelOf(program: Program): SurveyModel {
  const [problem] = program.problems;
  if (problem) throw new LogicError(problem);
  return {
    flow: program.flow,
    program,
    questions: new Map(program.slots.map(slot => [slot.key, slot.bound])),
  };
}

export function bindQuestion(question: FlowQuestion, types: AnsweringRegistry): BoundQuestion {
  const type = findType(types, question.type);
  if (!type) throw new UnknownQuestionTypeError(question);
  return type.bind(question);
}
