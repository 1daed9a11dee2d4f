import { questionTypes } from '@wenshu/question-types/core';
import { applyCommand, type EditContext, isEditProblem, type Questionnaire } from '@wenshu/survey-core';

/** A creator's questionnaire that nobody has published. */
export const context: EditContext = { types: questionTypes, isPublished: () => false, isCreator: true };

/** The document after a command. A refusal fails the test. */
export function runCommand(document: Questionnaire, name: string, input: object): Questionnaire {
  const edit = applyCommand(document, name, input, context);
  if (isEditProblem(edit)) throw new Error(JSON.stringify(edit));
  return edit.document;
}
