import { DOCUMENT_FORMAT, type Questionnaire } from '../document/questionnaire.ts';
import type { Id } from '../ids.ts';
import { orderBetween } from '../order.ts';
import { plainText } from '../rich-text.ts';

/** An empty questionnaire with the one group that every questionnaire has. */
export function createQuestionnaire(start: {
  title: string;
  description?: string;
  baseLanguageId: number;
  groupId: Id;
}): Questionnaire {
  return {
    format: DOCUMENT_FORMAT,
    title: plainText(start.title),
    description: plainText(start.description ?? ''),
    baseLanguageId: start.baseLanguageId,
    settings: {},
    groups: {
      [start.groupId]: { id: start.groupId, order: orderBetween(null, null), title: plainText(''), settings: {} },
    },
    questions: {},
    logic: {},
    calculations: {},
    verifications: {},
    quotas: {},
    agreements: {},
    // Surveys from before this was a choice have nothing here, and a way out. New ones offer it when their creator wants it.
    appearance: { hasLeaveButton: false },
    cover: null,
    endPages: {},
    languages: {},
    translations: {},
    retired: {},
  };
}
