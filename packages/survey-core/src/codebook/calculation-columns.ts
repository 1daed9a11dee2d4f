import type { Answers } from '../answering/survey-model.ts';
import type { Flow } from '../flow/flow.ts';
import { compileLogic } from '../logic/compile-logic.ts';
import { LogicFailure } from '../logic/logic-problem.ts';
import type { Program } from '../logic/program.ts';
import type { Reading } from '../logic/reading.ts';
import { findType, type TypeRegistry } from '../question-type/registry.ts';
import type { Columns } from './columns.ts';
import type { VariableValue } from './variable.ts';

/** Calculations as variables, each by the newest snapshot that has it, worked out from what a record stores. */
export function calculationColumns(flows: readonly Flow[], types: TypeRegistry): readonly Columns[] {
  const known = new Set<string>();
  return flows.flatMap(flow => {
    const fresh = flow.calculations.filter(({ id }) => !known.has(id));
    if (fresh.length === 0 || flow.questions.some(question => !findType(types, question.type))) return [];
    for (const { id } of fresh) known.add(id);
    const program = compileLogic(flow, question => findType(types, question.type)!.bind(question));
    return [
      {
        stem: '',
        variables: fresh.map(({ name }) => ({ name, label: name, measure: 'scale' as const })),
        values: (answers: Answers) => {
          const reading = readStored(program, answers);
          return fresh.map(({ id }) =>
            numberOf(
              reading,
              program.calculations.findIndex(one => one.id === id),
            ),
          );
        },
      },
    ];
  });
}

/** A stored record holds what was reachable, so its answers are read as they are. */
function readStored({ slots, calculations }: Program, answers: Answers): Reading {
  const reading: Reading = {
    context: {},
    operands: slots.map(({ key, bound }) => (Object.hasOwn(answers, key) ? bound.operands(answers[key]!) : undefined)),
    calculation: index => calculations[index]!.formula(reading),
  };
  return reading;
}

function numberOf(reading: Reading, index: number): VariableValue {
  try {
    const value = reading.calculation(index);
    return Number.isNaN(value) ? null : value;
  } catch (error) {
    if (error instanceof LogicFailure) return null;
    throw error;
  }
}
