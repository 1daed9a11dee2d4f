import type { Answers } from '../answering/survey-model.ts';
import type { Flow, FlowQuestion } from '../flow/flow.ts';
import { compileLogic } from '../logic/compile-logic.ts';
import { calculateStored, readStored } from '../logic/read-stored.ts';
import { findType, type TypeRegistry } from '../question-type/registry.ts';
import type { Columns } from './columns.ts';
import type { MergedQuestion } from './merge-flows.ts';

/**
 * Calculations as variables, each by the newest snapshot that has it, worked out from what a record stores. An option that is gone since
 * still has its score: it counts here as it does in the score of its question.
 */
export function calculationColumns(
  flows: readonly Flow[],
  types: TypeRegistry,
  merged: readonly MergedQuestion[],
): readonly Columns[] {
  const known = new Set<string>();
  const everAsked = new Map(merged.map(({ question }) => [question.id, question]));
  const bind = (question: FlowQuestion) => {
    const { items, rows } = everAsked.get(question.id) ?? question;
    return findType(types, question.type)!.bind({ ...question, items, rows });
  };
  return flows.flatMap(flow => {
    const fresh = flow.calculations.filter(({ id }) => !known.has(id));
    if (fresh.length === 0 || flow.questions.some(question => !findType(types, question.type))) return [];
    for (const { id } of fresh) known.add(id);
    const program = compileLogic(flow, bind);
    const indexes = fresh.map(({ id }) => program.calculations.findIndex(one => one.id === id));
    return [
      {
        key: '#calculation',
        stem: '',
        variables: fresh.map(({ id, name }) => ({
          key: `.${id}`,
          name,
          label: name,
          measure: 'scale' as const,
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
