import { type AnswerProblem, type FlowItem, readSetting, readSettings } from '@wenshu/survey-core/answering';
import { checkText, textSettings } from '../_shared/check-text.ts';
import { MAX_TEXT_LENGTH } from '../_shared/filling/several-blanks.ts';

/** What is wrong with the text of one cell; its column says what it must be. */
export function checkCell(column: FlowItem, text: string | undefined, isRequired: boolean): readonly AnswerProblem[] {
  const trimmed = text?.trim() ?? '';
  if (trimmed !== '') return checkText(trimmed, readSettings(column.settings, textSettings), MAX_TEXT_LENGTH);
  return isRequired || readSetting(column.settings, 'isBlankRequired') ? [{ problem: 'parts-missing' }] : [];
}
