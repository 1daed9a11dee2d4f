import type { DataPart } from '@wenshu/survey-core/answering';
import { type FillInSetting, NUMERIC_FORMATS } from './settings.ts';

/** One variable: a number where the format asks for one, else a text. */
export const data: DataPart<FillInSetting, string> = {
  variables: ({ question, settings }) => [
    {
      name: '',
      label: question.title.text,
      measure: NUMERIC_FORMATS.includes(settings.inputFormat) ? 'scale' : 'text',
    },
  ],
  values: ({ settings }, answer) => {
    const text = answer?.trim();
    if (!text) return [null];
    return [NUMERIC_FORMATS.includes(settings.inputFormat) ? Number(text) : text];
  },
};
