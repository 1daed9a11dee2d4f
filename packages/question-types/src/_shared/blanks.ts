import { type AnswerProblem, type FlowItem, readSetting, readSettings } from '@wenshu/survey-core/answering';
import { checkText, textSettings } from './check-text.ts';

/** The longest text that an option's blank takes when the creator set no limit. */
export const MAX_BLANK_LENGTH = 500;

/** The settings of an option that has a blank, and of its blank. */
export const blankSettings = ['hasBlank', 'isBlankRequired', ...textSettings] as const;

export function hasBlank(item: FlowItem): boolean {
  return readSetting(item.settings, 'hasBlank');
}

/** What is wrong with the blank of an option that was chosen. */
export function checkBlank(item: FlowItem, blank: string | undefined): readonly AnswerProblem[] {
  if (!hasBlank(item)) return [];
  const text = blank?.trim() ?? '';
  if (text === '') {
    return readSetting(item.settings, 'isBlankRequired') ? [{ problem: 'blank-required', at: item.id }] : [];
  }
  const settings = readSettings(item.settings, textSettings);
  return checkText(text, settings, MAX_BLANK_LENGTH).map(problem => ({ ...problem, at: item.id }));
}

/** An option's title with what was written into its blank. */
export function withBlank(title: string, blank: string | undefined): string {
  return blank?.trim() ? `${title} (${blank.trim()})` : title;
}
