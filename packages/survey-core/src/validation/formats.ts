import type { AnswerProblemWord } from '../question-type/answer-problem.ts';
import type { SettingValue } from '../settings/dictionary.ts';
import { isDate } from './is-date.ts';
import { isIdCard } from './is-id-card.ts';

const MOBILE = /^1[3-9][0-9]{9}$/;
/** An optional area code of 1 to 4 digits, 7 or 8 digits, an optional extension (S5.95). */
const LANDLINE = /^(\(?[0-9]{1,4}\)?[- ]?)?[0-9]{7,8}([- ][0-9]{1,6})?$/;
/** The specification's local part (letters, digits, Chinese), widened by . _ + - (readings). */
const EMAIL = /^[0-9A-Za-z\u4e00-\u9fff._+-]+@[0-9A-Za-z\u4e00-\u9fff-]+(\.[0-9A-Za-z\u4e00-\u9fff-]+)+$/;
const NUMBER = /^[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)$/;
const INTEGER = /^[+-]?[0-9]+$/;

export const isMobile = (text: string): boolean => MOBILE.test(text);
export const isLandline = (text: string): boolean => LANDLINE.test(text);
export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text);

interface Format {
  readonly accepts: (text: string) => boolean;
  readonly problem: AnswerProblemWord;
}

/** Setting 20025, input format: what it accepts and what it says otherwise. 1 accepts anything. */
const formats: Readonly<Record<Exclude<SettingValue<'inputFormat'>, 1>, Format>> = {
  2: { accepts: text => NUMBER.test(text), problem: 'not-number' },
  3: { accepts: text => INTEGER.test(text), problem: 'not-integer' },
  4: { accepts: text => /^[A-Za-z]+$/.test(text), problem: 'not-letters' },
  5: { accepts: text => /^[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]+$/.test(text), problem: 'not-chinese' },
  6: { accepts: isEmail, problem: 'not-email' },
  7: { accepts: isDate, problem: 'not-date' },
  8: { accepts: isMobile, problem: 'not-mobile' },
  9: { accepts: isLandline, problem: 'not-landline' },
  10: { accepts: text => isMobile(text) || isLandline(text), problem: 'not-phone' },
  11: { accepts: isIdCard, problem: 'not-id-card' },
};

export function checkFormat(text: string, format: SettingValue<'inputFormat'>): AnswerProblemWord | undefined {
  if (format === 1) return undefined;
  return formats[format].accepts(text) ? undefined : formats[format].problem;
}
