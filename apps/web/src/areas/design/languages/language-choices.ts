import {
  type Language,
  nativeNameOf,
  numberedLanguages,
  parseLanguageTag,
  type Questionnaire,
  type SurveyLanguage,
  surveyLanguages,
} from '@wenshu/survey-core';

/** Numbers that no language of the list has. */
const FIRST_FREE = 60;
const LAST_FREE = 999;
/** Written in two ways or spoken in two countries so differently that surveys tell them apart. */
const VARIANTS = ['en-GB', 'en-US', 'es-419', 'fr-CA', 'pt-BR', 'pt-PT', 'sr-Latn', 'zh-HK', 'zh-TW'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

export interface LanguageChoice {
  readonly tag: string;
  /** In its own language and in the reader's, so that either can be searched for. */
  readonly label: string;
}

/** First those that surveys are mostly made in, then every language of two letters that this browser has a name for: its own data, which grows. */
export function languageChoices(reader: 'zh' | 'en'): readonly LanguageChoice[] {
  const names = new Intl.DisplayNames([reader], { type: 'language', fallback: 'none' });
  const short = LETTERS.flatMap(first => LETTERS.map(second => first + second));
  const usual = numberedLanguages.map(({ tag }) => tag);
  const others = short.filter(tag => parseLanguageTag(tag) === tag && tag !== 'zh');
  return [...new Set([...usual, ...others, ...VARIANTS])].flatMap(tag => {
    const name = names.of(tag);
    if (name === undefined) return [];
    const own = nameOfTag(tag);
    return [{ tag, label: own === name ? `${own} (${tag})` : `${own} · ${name} (${tag})` }];
  });
}

/** The language of a tag as `addLanguage` takes it; undefined where the survey has it already or numbers are used up. */
export function planLanguage(
  document: Pick<Questionnaire, 'baseLanguageId' | 'languages'>,
  tag: string,
  name = nameOfTag(tag),
): Required<Language> | undefined {
  const known = surveyLanguages(document);
  if (known.some(one => one.tag === tag || numberOf(tag) === one.languageId)) return undefined;
  const languageId = numberOf(tag) ?? freeNumber(known);
  return languageId === undefined ? undefined : { languageId, name: name.slice(0, 40), tag };
}

/** `zh` is the survey's Chinese: the specification knows only one. */
function numberOf(tag: string): number | undefined {
  return numberedLanguages.find(one => one.tag === (tag === 'zh' ? 'zh-CN' : tag))?.languageId;
}

function nameOfTag(tag: string): string {
  return numberedLanguages.find(one => one.tag === tag)?.name ?? nativeNameOf(tag);
}

function freeNumber(known: readonly SurveyLanguage[]): number | undefined {
  for (let id = FIRST_FREE; id <= LAST_FREE; id++) if (!known.some(one => one.languageId === id)) return id;
  return undefined;
}
