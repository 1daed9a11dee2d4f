import type { Questionnaire } from '../../src/document/questionnaire.ts';
import { applyCommand, type Edit } from '../../src/questionnaire/apply-command.ts';
import type { EditContext } from '../../src/questionnaire/command.ts';
import type { EditProblem } from '../../src/questionnaire/edit-problem.ts';
import { isEditProblem } from '../../src/questionnaire/edit-problem.ts';
import { exampleContext, mustApply } from '../../src/testing/example-document.ts';

/** The problem of an edit that must be refused. */
export function refusal(
  document: Questionnaire,
  name: string,
  input: object,
  context: Partial<EditContext> = {},
): EditProblem {
  const edit: Edit | EditProblem = applyCommand(document, name, input, { ...exampleContext, ...context });
  if (!isEditProblem(edit)) throw new Error(`${name} was not refused`);
  return edit;
}

/** The document after several edits that must all be made. */
export function after(document: Questionnaire, ...edits: readonly (readonly [string, object])[]): Questionnaire {
  return edits.reduce((made, [name, input]) => mustApply(made, name, input).document, document);
}

export const manyItems = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    itemId: `many${String(from + index).padStart(6, '0')}`,
    order: `m${String(from + index).padStart(5, '0')}1`,
    title: { text: `Option ${from + index}` },
  }));
