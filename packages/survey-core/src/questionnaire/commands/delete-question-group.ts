import * as z from 'zod/mini';
import { removeAt } from '../change.ts';
import { command, join } from '../command.ts';
import { clearLogic, id } from '../inputs.ts';
import { questionsIn } from './completion.ts';
import { missingIn } from './find.ts';
import { removeQuestions } from './removal.ts';

/** Removes a group with its questions. One group always stays: questions need a place. */
export const deleteQuestionGroup = command({
  name: 'deleteQuestionGroup',
  input: z.object({ groupId: id, clearLogic }),
  change: (document, { groupId, clearLogic }, context) =>
    join(
      missingIn(document.groups, [groupId], 'group-not-found'),
      Object.keys(document.groups).length === 1 ? { problem: 'last-group', id: groupId } : undefined,
      removeQuestions(document, Object.keys(questionsIn(document, groupId)), clearLogic, context, [groupId]),
      [removeAt(['groups', groupId])],
    ),
});
