import * as z from 'zod/mini';
import { findType } from '../../question-type/registry.ts';
import { command } from '../command.ts';
import type { EditProblem } from '../edit-problem.ts';
import type { Questionnaire } from '../questionnaire.ts';
import { id, order } from './inputs.ts';
import { findQuestion } from './parts.ts';

const cell = z.object({
  cellId: id,
  order,
  match: z.record(id, id),
  size: z.number().check(z.int(), z.minimum(0), z.maximum(10_000_000)),
});

/** Sets up a quota, or replaces it. Its sizes are where the live rows start. */
export const saveQuota = command({
  name: 'saveQuota',
  input: z.object({
    quotaId: id,
    order,
    kind: z.enum(['single', 'cross', 'merged', 'booster']),
    title: z.string().check(z.minLength(1), z.maxLength(50)),
    whenFull: z.enum(['end', 'hold', 'continue']),
    cells: z.array(cell).check(z.minLength(1), z.maxLength(3000)),
  }),
  reads: input => [...new Set(input.cells.flatMap(one => Object.keys(one.match)))],
  change: (document, { quotaId, cells, ...quota }, { types }) => {
    for (const { cellId, match } of cells) {
      const problem = checkAxes(document, cellId, match, questionId => {
        const question = findQuestion(document, questionId);
        return question !== undefined && (findType(types, question.type)?.capabilities.canCarryQuota ?? false);
      });
      if (problem) return problem;
    }
    const byId = Object.fromEntries(cells.map(({ cellId, ...one }) => [cellId, { id: cellId, ...one }]));
    return [{ path: ['quotas', quotaId], value: { id: quotaId, ...quota, cells: byId } }];
  },
});

function checkAxes(
  document: Questionnaire,
  cellId: string,
  match: Record<string, string>,
  canCarryQuota: (questionId: string) => boolean,
): EditProblem | undefined {
  for (const [questionId, itemId] of Object.entries(match)) {
    if (!canCarryQuota(questionId)) return { problem: 'quota-axis-wrong', id: cellId };
    if (!Object.hasOwn(document.questions[questionId]!.items, itemId)) return { problem: 'item-not-found', id: itemId };
  }
  return undefined;
}
