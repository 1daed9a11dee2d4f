import * as z from 'zod/mini';
import { own } from '../../json.ts';
import { limits } from '../../limits.ts';
import { join, questionCommand } from '../command.ts';
import { clearLogic, id, settings, some } from '../inputs.ts';
import { typeOf } from './find.ts';
import { removeQuestions, removeRows } from './removal.ts';
import { checkRanges, checkSettings, questionSettingNames, settingChanges, withSettings } from './settings-parts.ts';

/** Removes children (rows or child questions) and sets, in the same edit, the settings that depend on how many there are. */
export const deleteChildQuestionUpdateSetting = questionCommand({
  name: 'deleteChildQuestionUpdateSetting',
  input: z.object({ questionId: id, childIds: some(id, limits.questions), settings, clearLogic }),
  change: (question, { childIds, settings, clearLogic }, context, document) => {
    const type = typeOf(question, context);
    if (!type) return { problem: 'type-unknown', id: question.id };
    const rowIds = childIds.filter(child => Object.hasOwn(question.rows, child));
    const questionIds = childIds.filter(child => !Object.hasOwn(question.rows, child));
    const stranger = questionIds.find(child => own(document.questions, child)?.parentId !== question.id);
    if (stranger !== undefined) return { problem: 'row-not-found', id: stranger };
    return join(
      checkSettings(settings, questionSettingNames(type)),
      checkRanges(withSettings(question.settings, settings), question.id),
      removeRows(document, question, rowIds, clearLogic, context),
      removeQuestions(document, questionIds, clearLogic, context),
      settingChanges(['questions', question.id], settings),
    );
  },
});
