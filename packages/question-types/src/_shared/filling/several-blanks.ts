import {
  type AnsweringPart,
  type AnswerProblem,
  type FlowItem,
  NUMERIC_FORMATS,
  readSetting,
  readSettings,
  type SettingName,
} from '@wenshu/survey-core/answering';
import { type ByItem, parseByItem, restrictByItem } from '../by-item.ts';
import { checkText, textSettings } from '../check-text.ts';

/** The longest text of one blank when the creator set no limit. */
export const MAX_TEXT_LENGTH = 1000;

/** What was written into each blank. */
export type BlanksAnswer = ByItem<string>;

export const isNumeric = (item: FlowItem) => NUMERIC_FORMATS.includes(readSetting(item.settings, 'inputFormat'));

/** The answering part of a type where each item is a blank with its own format. */
export function severalBlanks<Name extends SettingName>(
  slug: string,
  code: number,
  settingNames: readonly Name[],
): AnsweringPart<Name, BlanksAnswer> {
  return {
    slug,
    code,
    role: 'question',
    settingNames,
    tests: ['answered', 'text', 'number'],
    parse: ({ question }, raw) =>
      parseByItem(question.items, raw, text => (typeof text === 'string' ? text || undefined : null)),
    isEmpty: answer => Object.values(answer).every(text => text.trim() === ''),
    check: ({ question }, answer) => {
      const isRequired = readSetting(question.settings, 'required');
      return question.items.flatMap(item => checkItem(item, answer[item.id]?.trim() ?? '', isRequired));
    },
    operands: ({ question }, answer) => {
      const written = question.items.flatMap((item): [FlowItem, string][] => {
        const text = answer[item.id]?.trim();
        return text ? [[item, text]] : [];
      });
      const numbers = written.flatMap(([item, text]): [string, number][] =>
        isNumeric(item) && Number.isFinite(Number(text)) ? [[item.id, Number(text)]] : [],
      );
      return {
        texts: Object.fromEntries(written.map(([item, text]) => [item.id, text])),
        ...(numbers.length > 0 && { numbers: Object.fromEntries(numbers) }),
      };
    },
    restrict: ({ question }, answer) => restrictByItem(question.items, answer),
    quoteText: ({ question }, answer, { itemIds }, join) =>
      question.items
        .filter(({ id }) => !itemIds || itemIds.includes(id))
        .flatMap(({ id }) => answer[id]?.trim() || [])
        .join(join),
    toRows: ({ question }, answer) =>
      Object.entries(answer).map(([itemId, text]) => ({
        itemId,
        answerValue: text,
        answerValueType: question.items.some(item => item.id === itemId && isNumeric(item)) ? 2 : 0,
      })),
    fromRows: (_asked, rows) => Object.fromEntries(rows.map(row => [row.itemId ?? '', row.answerValue])),
  };
}

function checkItem(item: FlowItem, text: string, isRequired: boolean): readonly AnswerProblem[] {
  if (text === '') {
    return isRequired || readSetting(item.settings, 'isBlankRequired')
      ? [{ problem: 'parts-missing', at: item.id }]
      : [];
  }
  const settings = readSettings(item.settings, textSettings);
  return checkText(text, settings, MAX_TEXT_LENGTH).map(problem => ({ ...problem, at: item.id }));
}
