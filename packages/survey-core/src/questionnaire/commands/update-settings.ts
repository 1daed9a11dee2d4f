import * as z from 'zod/mini';
import type { Question } from '../../document/questionnaire.ts';
import { type EditContext, questionCommand } from '../command.ts';
import type { EditProblem } from '../edit-problem.ts';
import { id, settings } from '../inputs.ts';
import { missingIn, typeOf } from './find.ts';
import {
  checkAnswerCount,
  checkOptionNumbers,
  checkRanges,
  checkSettings,
  itemSettingNames,
  questionSettingNames,
  rowSettingNames,
  settingChanges,
  withSettings,
} from './settings-parts.ts';

/** Sets settings of a question, or of one of its options or rows, by code. Null takes one back to its default. */
export const updateSettings = questionCommand({
  name: 'updateSettings',
  input: z.object({ questionId: id, itemId: z.optional(id), rowId: z.optional(id), settings }),
  change: (question, { itemId, rowId, settings }, context) => {
    const [list, partId] = itemId !== undefined ? (['items', itemId] as const) : (['rows', rowId] as const);
    const problem =
      partId === undefined
        ? checkQuestionSettings(question, settings, context)
        : checkPartSettings(question, list, partId, settings, context);
    const path = ['questions', question.id, ...(partId === undefined ? [] : [list, partId])];
    return problem ?? settingChanges(path, settings);
  },
});

type Settings = z.output<typeof settings>;

function checkQuestionSettings(question: Question, settings: Settings, context: EditContext): EditProblem | undefined {
  const type = typeOf(question, context);
  if (!type) return { problem: 'type-unknown', id: question.id };
  const after = withSettings(question.settings, settings);
  return (
    checkSettings(settings, questionSettingNames(type)) ??
    checkRanges(after, question.id) ??
    checkAnswerCount(question, after, Object.keys(question.items).length)
  );
}

function checkPartSettings(
  question: Question,
  list: 'items' | 'rows',
  partId: string,
  settings: Settings,
  context: EditContext,
): EditProblem | undefined {
  const type = typeOf(question, context);
  if (!type) return { problem: 'type-unknown', id: question.id };
  const missing = missingIn(question[list], [partId], list === 'items' ? 'item-not-found' : 'row-not-found');
  if (missing) return missing;
  const part = { ...question[list][partId]!, settings: withSettings(question[list][partId]!.settings, settings) };
  return (
    checkSettings(settings, list === 'items' ? itemSettingNames(type) : rowSettingNames(type)) ??
    checkRanges(part.settings, partId) ??
    // The edited one comes last, so that it is the one the problem names.
    checkOptionNumbers([...Object.values(question[list]).filter(other => other.id !== partId), part])
  );
}
