import { type AnsweringPart, type AnswerProblem, checkFormat, type SettingsOf } from '@wenshu/survey-core/answering';
import { DEFAULT_MAX_LENGTH, type FillInSetting, fillInSettings, NUMERIC_FORMATS } from './settings.ts';

export const answering: AnsweringPart<FillInSetting, string> = {
  slug: 'fill-in',
  code: 5,
  role: 'question',
  settingNames: fillInSettings,
  parse: (_asked, raw) => (typeof raw === 'string' ? { answer: raw } : { problem: 'not-readable' }),
  isEmpty: answer => answer.trim() === '',
  check: ({ settings }, answer) => {
    const text = answer.trim();
    const format = checkFormat(text, settings.inputFormat);
    if (format) return [{ problem: format }];
    return [checkLength(text, settings), checkNumber(text, settings)].filter(problem => problem !== undefined);
  },
  operands: ({ settings }, answer) => {
    const text = answer.trim();
    return { text, ...(NUMERIC_FORMATS.includes(settings.inputFormat) && { number: Number(text) }) };
  },
  toRows: ({ settings }, answer) => [
    { answerValue: answer, answerValueType: NUMERIC_FORMATS.includes(settings.inputFormat) ? 2 : 0 },
  ],
  fromRows: (_asked, rows) => rows[0]?.answerValue ?? '',
};

/** Counted in characters as a person sees them: an emoji is one. */
function checkLength(text: string, { minLength, maxLength }: SettingsOf<FillInSetting>): AnswerProblem | undefined {
  const length = [...text].length;
  if (minLength !== null && length < minLength) return { problem: 'too-short', num: minLength };
  const longest = maxLength ?? DEFAULT_MAX_LENGTH;
  return length > longest ? { problem: 'too-long', num: longest } : undefined;
}

function checkNumber(
  text: string,
  { inputFormat, minValue, maxValue, decimalPlaces }: SettingsOf<FillInSetting>,
): AnswerProblem | undefined {
  if (!NUMERIC_FORMATS.includes(inputFormat)) return undefined;
  if (decimalPlaces !== null && (text.split('.')[1]?.length ?? 0) > decimalPlaces)
    return { problem: 'too-many-decimals', num: decimalPlaces };
  if (minValue !== null && Number(text) < minValue) return { problem: 'too-small', num: minValue };
  return maxValue !== null && Number(text) > maxValue ? { problem: 'too-large', num: maxValue } : undefined;
}
