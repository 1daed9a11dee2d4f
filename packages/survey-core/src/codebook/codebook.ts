import type { Answers } from '../answering/survey-model.ts';
import type { Flow } from '../flow/flow.ts';
import type { Id } from '../ids.ts';
import { findType, type TypeRegistry } from '../question-type/registry.ts';
import type { BoundData } from '../question-type/seal.ts';
import type { Variable, VariableValue } from '../question-type/variable.ts';
import { calculationColumns } from './calculation-columns.ts';
import type { Columns } from './columns.ts';
import { type MergedQuestion, mergeFlows } from './merge-flows.ts';
import { scoreColumns } from './score-columns.ts';
import { uniqueNames } from './variable-names.ts';

export interface CodebookVariable extends Variable {
  /** The question it belongs to; none for the survey's score and for calculations. */
  readonly questionId?: Id;
}

/** The only way from answers to numbers: the variables of all snapshots together, and a record's values for them in the same order. */
export interface Codebook {
  readonly variables: readonly CodebookVariable[];
  valuesOf(answers: Answers): VariableValue[];
}

/** `flows` from the newest snapshot to the oldest: names and labels come from the newest that has the thing. */
export function buildCodebook(flows: readonly Flow[], types: TypeRegistry): Codebook {
  const merged = mergeFlows(flows);
  const asked = merged.flatMap(one => {
    const bound = findType(types, one.question.type)?.bind(one.question);
    return bound?.role === 'question' ? [{ ...one, bound }] : [];
  });
  const columns: readonly Columns[] = [
    ...asked.map(answerColumns),
    ...scoreColumns(asked),
    ...calculationColumns(flows, types),
  ];
  const parts = columns.flatMap(one => one.variables.map(variable => ({ variable, one })));
  const names = uniqueNames(parts.map(({ variable, one }) => one.stem + variable.name));
  return {
    variables: parts.map(({ variable, one: { stem, questionId } }, index) => ({
      ...variable,
      ...(variable.set !== undefined && { set: stem + variable.set }),
      ...(questionId !== undefined && { questionId }),
      name: names[index]!,
    })),
    valuesOf: answers => columns.flatMap(one => [...one.values(answers)]),
  };
}

function answerColumns({ key, stem, bound }: MergedQuestion & { readonly bound: BoundData }): Columns {
  return {
    stem,
    questionId: bound.question.id,
    variables: bound.variables(),
    values: answers => bound.values(Object.hasOwn(answers, key) ? answers[key] : undefined),
  };
}
