import { listTexts, type Questionnaire } from '@wenshu/survey-core';

/** By language, how much of the questionnaire it has: 100 only when nothing is missing. */
export function translatedPercents(document: Questionnaire): Readonly<Record<number, number>> {
  const texts = listTexts(document);
  return Object.fromEntries(
    Object.values(document.languages).map(({ languageId }) => {
      const translations = document.translations[languageId];
      const done = texts.filter(({ id, field }) => translations?.[id]?.[field] !== undefined).length;
      return [languageId, texts.length === 0 ? 100 : Math.floor((done / texts.length) * 100)];
    }),
  );
}
