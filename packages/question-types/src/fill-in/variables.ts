import { type DataPart, NUMERIC_FORMATS } from '@wenshu/survey-core/answering';
import type { FillInSetting } from './settings.ts';

/** The input format that takes any number. */
const DECIMAL = 3;

/** One variable: a number where the format asks for one, else a text. */
export const data: DataPart<FillInSetting, string> = {
  summary: { kind: 'texts', chart: 'word-cloud' },
  broughtIn: {
    number: { settings: { inputFormat: DECIMAL }, answer: String },
    text: { answer: text => text },
  },
  variables: ({ question, settings }) => {
    const isNumber = NUMERIC_FORMATS.includes(settings.inputFormat);
    return [
      {
        key: '',
        name: '',
        label: question.title.text,
        measure: isNumber ? 'scale' : 'text',
        reads: [{ as: isNumber ? 'number' : 'text' }],
      },
    ];
  },
  values: ({ settings }) => {
    const isNumber = NUMERIC_FORMATS.includes(settings.inputFormat);
    return answer => {
      const text = answer?.trim();
      if (!text) return [null];
      if (!isNumber) return [text];
      // An answer from before the format was set may be no number.
      return [Number.isFinite(Number(text)) ? Number(text) : null];
    };
  },
};
