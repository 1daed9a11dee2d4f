import type { Item, Questionnaire } from '../document/questionnaire.ts';
import type { Id } from '../ids.ts';
import { inOrder } from '../order.ts';
import { readSetting, writeSettings } from '../settings/settings.ts';
import type { DraftQuestion } from './draft-question.ts';
import { draftSettings } from './draft-settings.ts';

/** The questions of a document in their order, as far as plain text can say them. */
export function draftsOf(document: Questionnaire): DraftQuestion[] {
  return inOrder(document.groups).flatMap(group =>
    inOrder(document.questions)
      .filter(question => question.groupId === group.id)
      .map(question => {
        const settings = draftSettings(question.settings);
        return {
          type: question.type,
          title: question.title.text.trim(),
          ...(question.remark && { remark: question.remark.text.trim() }),
          isRequired: readSetting(question.settings, 'required'),
          ...(settings && { settings }),
          items: inOrder(question.items).map(draftItem),
          rows: inOrder(question.rows).map(row => row.title.text.trim()),
        };
      }),
  );
}

function draftItem({ title, settings }: Item) {
  return { title: title.text.trim(), hasBlank: readSetting(settings, 'hasBlank') };
}

/** The input of `importQuestions` for questions from text; ids and places are filled by `completeInput`. */
export function importInput(questions: readonly DraftQuestion[], groupId: Id) {
  return {
    questions: questions.map(({ type, title, remark, isRequired, settings, items, rows }) => ({
      groupId,
      type,
      title: { text: title },
      ...(remark !== undefined && { remark: { text: remark } }),
      settings: writeSettings({ ...(isRequired && { required: true }), ...settings }),
      items: items.map(item => ({
        title: { text: item.title },
        ...((item.hasBlank || item.isExclusive) && {
          settings: writeSettings({
            ...(item.hasBlank && { hasBlank: true }),
            ...(item.isExclusive && { isExclusive: true }),
          }),
        }),
      })),
      rows: rows.map(row => ({ title: { text: row } })),
    })),
  };
}
