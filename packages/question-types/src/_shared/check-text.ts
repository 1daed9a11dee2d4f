import {
  type AnswerProblem,
  checkFormat,
  DATE_FORMAT,
  NUMERIC_FORMATS,
  type SettingsOf,
  writtenChecks,
} from '@wenshu/survey-core/answering';
import { checkDay, daySettings } from './check-day.ts';

/** The settings that say what a text must be: of a fill-in, and of an option's blank. */
export const textSettings = [...writtenChecks, ...daySettings] as const;
export type TextSetting = (typeof textSettings)[number];

/** What is wrong with a text that is not empty; `longest` is the limit when the creator set none. */
export function checkText(text: string, settings: SettingsOf<TextSetting>, longest: number): readonly AnswerProblem[] {
  const format = checkFormat(text, settings.inputFormat);
  if (format) return [{ problem: format }];
  const outOfRange = settings.inputFormat === DATE_FORMAT ? checkDay(text, settings) : checkNumber(text, settings);
  return [checkLength(text, settings, longest), outOfRange].filter(problem => problem !== undefined);
}

/** Counted in characters as a person sees them: an emoji is one. */
function checkLength(
  text: string,
  { minLength, maxLength }: SettingsOf<TextSetting>,
  longest: number,
): AnswerProblem | undefined {
  const length = [...text].length;
  if (minLength !== null && length < minLength) return { problem: 'too-short', num: minLength };
  const limit = maxLength ?? longest;
  return length > limit ? { problem: 'too-long', num: limit } : undefined;
}

function checkNumber(
  text: string,
  { inputFormat, minValue, maxValue, decimalPlaces }: SettingsOf<TextSetting>,
): AnswerProblem | undefined {
  if (!NUMERIC_FORMATS.includes(inputFormat)) return undefined;
  if (decimalPlaces !== null && (text.split('.')[1]?.length ?? 0) > decimalPlaces)
    return { problem: 'too-many-decimals', num: decimalPlaces };
  if (minValue !== null && Number(text) < minValue) return { problem: 'too-small', num: minValue };
  return maxValue !== null && Number(text) > maxValue ? { problem: 'too-large', num: maxValue } : undefined;
}
