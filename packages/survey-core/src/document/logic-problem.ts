import type { Id } from '../ids.ts';

/** What is wrong with the logic of a design: a word from this list, turned into a sentence in @wenshu/texts (`questionnaire-problems`). */
export type LogicProblemWord =
  | 'rule-not-readable'
  | 'condition-empty'
  | 'condition-not-readable'
  | 'condition-too-deep'
  | 'question-dangling'
  | 'item-dangling'
  | 'row-dangling'
  | 'group-dangling'
  | 'calculation-dangling'
  | 'test-not-supported'
  | 'reads-forward'
  | 'reads-random-neighbour'
  | 'jump-backward'
  | 'jump-in-random'
  | 'loop-nested'
  | 'loop-copy-missing'
  | 'source-without-options'
  | 'calculation-cycle'
  | ExpressionProblemWord;

export type ExpressionProblemWord =
  | 'expression-empty'
  | 'character-unexpected'
  | 'token-unexpected'
  | 'function-unknown'
  | 'arguments-wrong'
  | 'expression-too-deep';

export interface LogicProblem {
  readonly problem: LogicProblemWord;
  /** The rule, calculation or verification it is about. */
  readonly ruleId?: Id;
  /** The question it stands at. */
  readonly questionId?: Id;
  /** The place in an expression, counted in characters from 0. */
  readonly at?: number;
}

/** A flow whose logic cannot be run. `checkQuestionnaire` finds the same problems before publishing. */
export class LogicError extends Error {
  readonly problem: LogicProblemWord;
  readonly found: LogicProblem;

  constructor(found: LogicProblem) {
    super(`${found.problem} ${found.ruleId}`);
    this.problem = found.problem;
    this.found = found;
  }
}

/** What can go wrong only while answering. */
export type FailureWord = 'division-by-zero' | 'number-too-large' | 'clock-missing';

/** Thrown inside the evaluator and caught by it: a failed rule blocks the page, it is never "false". */
export class LogicFailure extends Error {
  readonly failure: FailureWord;

  constructor(failure: FailureWord) {
    super(failure);
    this.failure = failure;
  }
}
