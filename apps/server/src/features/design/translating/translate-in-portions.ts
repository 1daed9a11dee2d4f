import type { HelpedBy } from '@wenshu/api-contract';
import { languageNameIn, type Questionnaire, surveyLanguage } from '@wenshu/survey-core';
import type { Platform } from '../../../platform/platform.ts';
import { type HelpAsker, helpInPortions, portionsOf } from '../../people/helper-use/index.ts';
import { findSpace } from '../../people/licences/index.ts';
import { type Judged, judgePortion, type ModelTranslations, requestTranslations } from './ask-model.ts';
import type { WantedText } from './wanted-texts.ts';

interface Watch {
  readonly signal?: AbortSignal;
  onPortion(judged: Judged, texts: number): Promise<void>;
}

export async function askerFor(
  { database }: Pick<Platform, 'database'>,
  personId: string,
  scrollId: string,
): Promise<HelpAsker> {
  return { personId, space: await findSpace(database.pool, personId, { kind: 'questionnaire', id: scrollId }) };
}

/** A model is asked for translations, portion after portion. */
export function translateInPortions(
  platform: Platform,
  asker: HelpAsker,
  { document, languageId, texts }: { document: Questionnaire; languageId: number; texts: readonly WantedText[] },
  { signal, onPortion }: Watch,
): Promise<HelpedBy> {
  const [from, to] = [nameOf(document, document.baseLanguageId), nameOf(document, languageId)];
  return helpInPortions<ModelTranslations, readonly WantedText[]>(platform, asker, 'translate', {
    portions: portionsOf(texts, ({ tokens }) => tokens.words.length),
    request: (portion, mask) => requestTranslations({ portion, from, to, mask, signal }),
    signal,
    onPortion: (portion, answer) =>
      onPortion(answer ? judgePortion(portion, answer) : { proposals: [], dropped: 0 }, portion.length),
  });
}

const nameOf = (document: Questionnaire, languageId: number): string => {
  const { tag, name } = surveyLanguage(document, languageId);
  return languageNameIn(tag, 'en') ?? name;
};
