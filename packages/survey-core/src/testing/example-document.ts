import type { Questionnaire } from '../document/questionnaire.ts';
import { applyCommand, type Edit } from '../questionnaire/apply-command.ts';
import type { EditContext } from '../questionnaire/command.ts';
import { createQuestionnaire } from '../questionnaire/create-questionnaire.ts';
import { isEditProblem } from '../questionnaire/edit-problem.ts';
import { exampleEdits, ids } from './example-edits.ts';
import { exampleTypes } from './example-types.ts';

export const exampleContext: EditContext = { types: exampleTypes, isPublished: () => false, isCreator: true };

/** The edit, or an error that says which problem there was: for documents that must come about. */
export function mustApply(
  document: Questionnaire,
  name: string,
  input: unknown,
  context: EditContext = exampleContext,
): Edit {
  const edit = applyCommand(document, name, input, context);
  if (isEditProblem(edit)) throw new Error(`${name}: ${JSON.stringify(edit)}`);
  return edit;
}

/** The example questionnaire, made by its edits. */
export function buildExample(): Questionnaire {
  const empty = createQuestionnaire({ title: 'Fruit', baseLanguageId: 2, groupId: ids.group });
  return exampleEdits.reduce((document, { name, input }) => mustApply(document, name, input).document, empty);
}
