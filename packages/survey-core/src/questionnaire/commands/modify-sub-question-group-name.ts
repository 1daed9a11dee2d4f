import * as z from 'zod/mini';
import { questionCommand } from '../command.ts';
import { id, richText } from '../inputs.ts';
import { renameGroup } from './list-groups.ts';

/** Renames a group of matrix rows. */
export const modifySubQuestionGroupName = questionCommand({
  name: 'modifySubQuestionGroupName',
  input: z.object({ questionId: id, rowGroupId: id, title: richText }),
  change: (question, { rowGroupId, title }) => renameGroup(question, 'rows', rowGroupId, title),
});
