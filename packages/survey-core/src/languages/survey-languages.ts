import type { Questionnaire } from '../document/questionnaire.ts';
import { nativeNameOf, wordsLanguageOf } from './language-tag.ts';

export interface SurveyLanguage {
  readonly languageId: number;
  /** As its speakers call it. */
  readonly name: string;
  /** BCP 47. */
  readonly tag: string;
}

/** Languages by their number on the wire: 1 and 2 are the specification's, the others ours. Any further one gets a free number. */
export const numberedLanguages: readonly SurveyLanguage[] = [
  { languageId: 1, name: '中文', tag: 'zh-CN' },
  { languageId: 2, name: 'English', tag: 'en' },
  { languageId: 3, name: '繁體中文', tag: 'zh-TW' },
  ...['ja', 'ko', 'es', 'fr', 'de', 'pt', 'it', 'ru', 'ar', 'vi', 'th', 'id', 'ms', 'tr', 'hi'].map((tag, index) => ({
    languageId: index + 4,
    tag,
    get name() {
      return nativeNameOf(tag);
    },
  })),
];

/** Nobody knows which language it is: it was added by its name alone. `und` says just that. */
const UNKNOWN_TAG = 'und';

/** The languages that a survey can be answered in, the base one first. Those added before tags were kept have the one of their number. */
export function surveyLanguages({
  baseLanguageId,
  languages,
}: Pick<Questionnaire, 'baseLanguageId' | 'languages'>): readonly SurveyLanguage[] {
  const others = Object.values(languages).filter(one => one.languageId !== baseLanguageId);
  return [{ languageId: baseLanguageId, name: '' }, ...others].map(language => {
    const numbered = numberedLanguages.find(one => one.languageId === language.languageId);
    const { languageId, name, tag = numbered?.tag ?? UNKNOWN_TAG } = { tag: undefined, ...language };
    return { languageId, name: name || (numbered?.name ?? String(languageId)), tag };
  });
}

/** One of them, the base language when the survey does not have it. */
export function surveyLanguage(
  document: Pick<Questionnaire, 'baseLanguageId' | 'languages'>,
  languageId: number,
): SurveyLanguage {
  const all = surveyLanguages(document);
  return all.find(one => one.languageId === languageId) ?? all[0]!;
}

/** The language that default texts are written into a survey in: its own, whoever edits it; English where we have none of its own. */
export function writtenIn(document: Pick<Questionnaire, 'baseLanguageId' | 'languages'>): 'zh' | 'en' {
  return wordsLanguageOf(surveyLanguages(document)[0]!.tag);
}
