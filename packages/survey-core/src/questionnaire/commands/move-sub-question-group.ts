import * as z from 'zod/mini';
import { questionCommand } from '../command.ts';
import { id, order } from '../inputs.ts';
import { moveGroup } from './list-groups.ts';

/** Moves a group of matrix rows. */
export const moveSubQuestionGroup = questionCommand({
  name: 'moveSubQuestionGroup',
  input: z.object({ questionId: id, rowGroupId: id, order }),
  change: (question, { rowGroupId, order }) => moveGroup(question, 'rows', rowGroupId, order),
});
