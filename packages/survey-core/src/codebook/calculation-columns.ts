import type { Answers } from '../answering/survey-model.ts';
import type { Flow } from '../flow/flow.ts';
import { compileLogic } from '../logic/compile-logic.ts';
import { calculateStored, readStored } from '../logic/read-stored.ts';
import { findType, type TypeRegistry } from '../question-type/registry.ts';
import type { Columns } from './columns.ts';

/** Calculations as variables, each by the newest snapshot that has it, worked out from what a record stores. */
export function calculationColumns(flows: readonly Flow[], types: TypeRegistry): readonly Columns[] {
  const known = new Set<string>();
  return flows.flatMap(flow => {
    const fresh = flow.calculations.filter(({ id }) => !known.has(id));
    if (fresh.length === 0 || flow.questions.some(question => !findType(types, question.type))) return [];
    for (const { id } of fresh) known.add(id);
    const program = compileLogic(flow, question => findType(types, question.type)!.bind(question));
    const indexes = fresh.map(({ id }) => program.calculations.findIndex(one => one.id === id));
    return [
      {
        key: '#calculation',
        stem: '',
        variables: fresh.map(({ id, name }) => ({
          ...{ key: `.${id}`, name, label: name, measure: 'scale' as const },
          reads: [{ as: 'calculation' as const, calculationId: id }],
        })),
        values: (answers: Answers) => {
          const reading = readStored(program, answers);
          return indexes.map(index => calculateStored(reading, index) ?? null);
        },
      },
    ];
  });
}
