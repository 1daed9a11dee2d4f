import * as z from 'zod/mini';
import { findType } from '../../question-type/registry.ts';
import { command } from '../command.ts';
import { id, settings } from './inputs.ts';
import { checkSettings, findQuestion, questionNotFound, settingChanges } from './parts.ts';

/** Sets settings of a question, or of one of its options or rows, by code. Null takes one back to its default. */
export const updateSettings = command({
  name: 'updateSettings',
  input: z.object({ questionId: id, itemId: z.optional(id), rowId: z.optional(id), settings }),
  reads: input => (input.itemId || input.rowId ? [input.questionId] : []),
  change: (document, { questionId, itemId, rowId, settings }, context) => {
    const question = findQuestion(document, questionId);
    if (!question) return questionNotFound(questionId);
    const type = findType(context.types, question.type);
    if (!type) return { problem: 'type-unknown', id: questionId };
    if (itemId !== undefined && !Object.hasOwn(question.items, itemId))
      return { problem: 'item-not-found', id: itemId };
    if (rowId !== undefined && !Object.hasOwn(question.rows, rowId)) return { problem: 'row-not-found', id: rowId };
    const allowed =
      itemId !== undefined ? type.itemSettingNames : rowId !== undefined ? type.rowSettingNames : type.settingNames;
    const path = [
      'questions',
      questionId,
      ...(itemId !== undefined ? ['items', itemId] : rowId !== undefined ? ['rows', rowId] : []),
    ];
    return checkSettings(settings, allowed) ?? settingChanges(path, settings);
  },
});
