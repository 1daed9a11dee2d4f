import type { Answers } from '../answering/survey-model.ts';
import type { Id } from '../ids.ts';
import type { Variable, VariableValue } from '../question-type/variable.ts';

/** Variables that are filled together from a record. Their names are still suffixes of `stem`. */
export interface Columns {
  readonly stem: string;
  readonly questionId?: Id;
  readonly variables: readonly Variable[];
  values(answers: Answers): readonly VariableValue[];
}
