import type { Answers } from '../answering/survey-model.ts';
import type { Flow } from '../flow/flow.ts';
import type { Id } from '../ids.ts';
import { findType, type TypeRegistry } from '../question-type/registry.ts';
import type { BoundData } from '../question-type/seal.ts';
import { mergeFlows } from './merge-flows.ts';
import type { Variable, VariableValue } from './variable.ts';
import { uniqueNames } from './variable-names.ts';

export interface CodebookVariable extends Variable {
  readonly questionId: Id;
}

/** The only way from answers to numbers: the variables of all snapshots together, and a record's values for them in the same order. */
export interface Codebook {
  readonly variables: readonly CodebookVariable[];
  valuesOf(answers: Answers): VariableValue[];
}

/** `flows` from the newest snapshot to the oldest: names and labels come from the newest that has the thing. */
export function buildCodebook(flows: readonly Flow[], types: TypeRegistry): Codebook {
  const bound: BoundData[] = [];
  for (const question of mergeFlows(flows)) {
    const questionType = findType(types, question.type)?.bind(question);
    if (questionType?.role === 'question') bound.push(questionType);
  }
  const parts = bound.flatMap(one =>
    one.variables().map(variable => ({ ...variable, questionId: one.question.id, stem: one.question.seqName })),
  );
  const names = uniqueNames(parts.map(part => part.stem + part.name));
  return {
    variables: parts.map(({ stem: _stem, ...variable }, index) => ({ ...variable, name: names[index]! })),
    valuesOf: answers => bound.flatMap(one => [...one.values(answers[one.question.id])]),
  };
}
