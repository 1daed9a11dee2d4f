import { countTranslations, type Questionnaire } from '@wenshu/survey-core';

/** By language, how much of the questionnaire it has: 100 only when nothing is missing. */
export function translatedPercents(document: Questionnaire): Readonly<Record<number, number>> {
  return Object.fromEntries(
    Object.values(document.languages).map(({ languageId }) => {
      const { missing, unchecked, checked, outdated } = countTranslations(document, languageId);
      const done = unchecked + checked + outdated;
      return [languageId, missing === 0 ? 100 : Math.floor((done / (done + missing)) * 100)];
    }),
  );
}
