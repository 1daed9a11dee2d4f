import * as z from 'zod/mini';
import { questionCommand } from '../command.ts';
import { clearLogic, id } from '../inputs.ts';
import { removeQuestions } from './removal.ts';

/** Removes a question with its children. What depends on it goes along when `clearLogic` says so, so that nothing dangles. */
export const deleteTopQuestion = questionCommand({
  name: 'deleteTopQuestion',
  input: z.object({ questionId: id, clearLogic }),
  change: (question, { clearLogic }, context, document) =>
    removeQuestions(document, [question.id], clearLogic, context),
});
