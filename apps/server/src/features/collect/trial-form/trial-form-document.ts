import { type Questionnaire, type SettingValue, writeSettings } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { trialSurveyTexts } from '@wenshu/texts/people/trial-survey';
import { documentFrom } from '../../design/questionnaire-start/index.ts';

/** Setting 20025, as the form reads it (S4.31). */
const EMAIL = 6;
const PHONE = 10;

interface TrialField {
  readonly word: 'person' | 'phone' | 'email' | 'company' | 'wish';
  readonly isRequired: boolean;
  readonly format?: SettingValue<'inputFormat'>;
}

const fields: readonly TrialField[] = [
  { word: 'person', isRequired: true },
  { word: 'phone', isRequired: true, format: PHONE },
  { word: 'email', isRequired: false, format: EMAIL },
  { word: 'company', isRequired: true },
  { word: 'wish', isRequired: false },
];

const languageIds = { zh: 1, en: 2 } as const satisfies Record<Language, number>;

export function trialFormDocument(language: Language): Questionnaire {
  const t = trialSurveyTexts[language];
  return documentFrom({ name: t.name, languageId: languageIds[language], introduction: t.introduction }, groupId =>
    fields.map(({ word, isRequired, format }) => ({
      groupId,
      type: 'fill-in',
      title: { text: t[word] },
      items: [],
      rows: [],
      settings: writeSettings({ required: isRequired, ...(format !== undefined && { inputFormat: format }) }),
    })),
  );
}
