import * as z from 'zod/mini';
import { questionCommand } from '../command.ts';
import { id, some } from '../inputs.ts';
import { typeOf } from './find.ts';
import { completeGroups, listGroup, looseListGroup, saveGroups } from './list-groups.ts';

/** Makes or sets groups of matrix rows. */
export const batchSaveOrUpdateSubQuestionGroups = questionCommand({
  name: 'batchSaveOrUpdateSubQuestionGroups',
  input: z.object({ questionId: id, rowGroups: some(listGroup) }),
  loose: z.object({ questionId: id, rowGroups: some(looseListGroup) }),
  complete: (document, { questionId, rowGroups }, mint) => ({
    questionId,
    rowGroups: completeGroups(document, questionId, 'rows', rowGroups, mint),
  }),
  reads: input => input.rowGroups.flatMap(group => group.partIds ?? []),
  change: (question, { rowGroups }, context, document) =>
    typeOf(question, context)?.capabilities.hasRows
      ? saveGroups(document, question, 'rows', rowGroups, true)
      : { problem: 'type-not-supported', id: question.id },
});
