import type { Answers } from '../answering/survey-model.ts';
import type { Id } from '../ids.ts';
import type { Variable, VariableValue } from '../question-type/variable.ts';
import type { LoopRound } from './merge-flows.ts';

/** Variables that are filled together from a record. Their keys are still suffixes of `key`, their names of `stem`. */
export interface Columns {
  readonly key: string;
  readonly stem: string;
  readonly questionId?: Id;
  /** What was answered, not what was worked out of it. */
  readonly isAnswer?: true;
  readonly round?: LoopRound;
  readonly variables: readonly Variable[];
  values(answers: Answers): readonly VariableValue[];
}
