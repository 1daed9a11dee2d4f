import { expect, it } from 'vitest';
import { directionOf, matchLanguage, parseLanguageTag, surveyLanguages, wordsLanguageOf } from '../src/index.ts';

const named = (...tags: string[]) => tags.map((tag, index) => ({ languageId: index + 1, name: tag, tag }));

it.each([
  [['zh-CN', 'en'], ['en-GB', 'zh'], 'en'],
  [['zh-CN', 'en'], ['fr-CH', 'fr', 'de'], undefined],
  [['zh-CN', 'zh-TW'], ['zh-HK'], 'zh-TW'],
  [['zh-CN', 'zh-TW'], ['zh-Hans-SG'], 'zh-CN'],
  [['zh-CN', 'en'], ['zh-TW', 'en'], 'zh-CN'],
  [['pt', 'pt-BR'], ['pt-br'], 'pt-BR'],
  [['pt-BR', 'pt-PT'], ['pt-AO'], 'pt-BR'],
  [['es-419', 'es'], ['es-ES'], 'es'],
  [['zh-CN', 'ar'], ['ar-EG'], 'ar'],
  [['zh-CN', 'en'], ['*', 'not a tag', '', 'x'.repeat(500), 'en'], 'en'],
  // A language without a known tag is nobody's.
  [['zh-CN', 'und'], ['en'], undefined],
])('of %j a reader of %j gets %s', (tags, preferred, chosen) => {
  expect(matchLanguage(named(...tags), preferred)?.tag).toBe(chosen);
});

it('knows which way a language is written', () => {
  for (const tag of ['ar', 'ar-EG', 'he', 'fa', 'ur-PK', 'ps', 'ug', 'dv', 'yi', 'az-Arab'])
    expect(directionOf(tag), tag).toBe('rtl');
  for (const tag of ['zh-CN', 'en', 'tr', 'hi', 'az', 'und']) expect(directionOf(tag), tag).toBe('ltr');
});

it('reads tags in any spelling and nothing else', () => {
  expect(['ZH-hant-tw', ' gsw ', 'en_GB', 'english language', '', 'a', '12'].map(parseLanguageTag)).toEqual([
    ...['zh-Hant-TW', 'gsw', undefined, undefined, undefined, undefined, undefined],
  ]);
});

it('words around a survey are Chinese around every Chinese, English around everything else', () => {
  expect(['zh', 'zh-TW', 'en', 'ar', 'und'].map(wordsLanguageOf)).toEqual(['zh', 'zh', 'en', 'en', 'en']);
});

it('lists a survey’s languages with their tags, also those that were added before tags were kept', () => {
  const languages = {
    12: { languageId: 12, name: 'عربي' },
    60: { languageId: 60, name: 'Klingon' },
    61: { languageId: 61, name: 'Schwiizertüütsch', tag: 'gsw' },
  };
  expect(surveyLanguages({ baseLanguageId: 1, languages })).toEqual([
    { languageId: 1, name: '中文', tag: 'zh-CN' },
    { languageId: 12, name: 'عربي', tag: 'ar' },
    { languageId: 60, name: 'Klingon', tag: 'und' },
    { languageId: 61, name: 'Schwiizertüütsch', tag: 'gsw' },
  ]);
});
