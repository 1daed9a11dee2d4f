import { cutWords, type WordsLanguage } from '../cutting/cut-words.ts';
import { languageOf } from '../cutting/language-of.ts';
import { chineseNumbers } from './chinese-numbers.ts';
import { englishNumbers } from './english-numbers.ts';
import type { NumberMention } from './number-mention.ts';

export type TranslationProblemKind =
  | 'not-translated'
  | 'part-not-translated'
  | 'wrong-language'
  | 'number-missing'
  | 'number-added'
  | 'name-missing'
  | 'too-short'
  | 'too-long';

export interface TranslationProblem {
  readonly kind: TranslationProblemKind;
  /** Of which of the two texts the span is. */
  readonly side: 'source' | 'translation';
  readonly from: number;
  readonly to: number;
}

export interface NameInBoth {
  readonly source: string;
  /** How it may be written in the other language; as in the source where none is given. */
  readonly translations: readonly string[];
}

export interface TranslationSettings {
  readonly from: WordsLanguage;
  readonly to: WordsLanguage;
  readonly names?: readonly NameInBoth[];
}

/** No turn is as long; each pattern goes over all of it. */
const MOST_LETTERS = 20_000;

/**
 * What is wrong with the translation of a turn, as far as it can be seen without understanding it: a number that is missing or that the source does not
 * name (三十五 is 35, 1.2万 is 12,000, 五成 is 50%, 三点半 is half past three; 一个 is an article), a name that is missing, nothing or a part that was not
 * translated, another language, a length that cannot be. Only what is sure: "a couple", 两三个, 十几 ask for nothing. Each with its place.
 *
 * @example
 * checkTranslation('我三十五岁', 'I am 36', { from: 'zh', to: 'en' }) // [{ kind: 'number-missing', side: 'source', from: 1, to: 4 }, { kind: 'number-added', side: 'translation', from: 5, to: 7 }]
 */
export function checkTranslation(
  source: string,
  translation: string,
  settings: TranslationSettings,
): TranslationProblem[] {
  const { from, to, names = [] } = settings;
  const isLong = Math.max(source.length, translation.length) > MOST_LETTERS;
  if (from === to || isLong || !/[\p{L}\p{N}]/u.test(source)) return [];
  const language = languageProblem(source, translation, settings);
  if (language && language.kind !== 'part-not-translated') return [language];
  return [
    ...(language ? [language] : []),
    ...numberProblems(numbersOf(source, from), numbersOf(translation, to)),
    ...nameProblems(source, translation, names),
    ...lengthProblem(source, translation, from, to),
  ];
}

const numbersOf = (text: string, language: WordsLanguage) =>
  language === 'zh' ? chineseNumbers(text) : englishNumbers(text);
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
const whole = (kind: TranslationProblemKind, side: 'source' | 'translation', text: string): TranslationProblem => ({
  kind,
  side,
  from: 0,
  to: text.length,
});

function languageProblem(
  source: string,
  translation: string,
  { from, to }: TranslationSettings,
): TranslationProblem | undefined {
  // A name, a number or "OK" is the same in both.
  const isInFrom =
    from === 'zh' ? /\p{Script=Han}/u.test(source) : (source.match(/\p{Script=Latin}{2,}/gu)?.length ?? 0) > 2;
  if (plain(translation) === '') return whole('not-translated', 'translation', translation);
  if (plain(source) === plain(translation))
    return isInFrom ? whole('not-translated', 'translation', translation) : undefined;
  const letters = translation.match(/\p{L}/gu)?.length ?? 0;
  const isOther = languageOf(translation) !== to && hasWords(translation, from) && !hasWords(translation, to);
  if (isInFrom && letters > 3 && isOther) return whole('wrong-language', 'translation', translation);
  // Names in brackets and quotes stand beside their translation.
  const rest = to === 'en' ? /(?<![（(“"「])\p{Script=Han}{4,}/u.exec(translation) : null;
  return rest && source.includes(rest[0])
    ? { kind: 'part-not-translated', side: 'translation', from: rest.index, to: rest.index + rest[0].length }
    : undefined;
}

const hasWords = (text: string, language: WordsLanguage) =>
  language === 'zh' ? /\p{Script=Han}{2}/u.test(text) : (text.match(/\p{Script=Latin}+/gu)?.length ?? 0) > 2;

function numberProblems(source: readonly NumberMention[], translation: readonly NumberMention[]): TranslationProblem[] {
  const unmet = (ours: readonly NumberMention[], theirs: readonly NumberMention[]) => {
    const known = new Set(theirs.flatMap(({ keys }) => keys));
    return ours.filter(({ keys, isSure }) => isSure && !keys.some(key => known.has(key)));
  };
  return [
    ...unmet(source, translation).map(
      ({ from, to }): TranslationProblem => ({ kind: 'number-missing', side: 'source', from, to }),
    ),
    ...unmet(translation, source).map(
      ({ from, to }): TranslationProblem => ({ kind: 'number-added', side: 'translation', from, to }),
    ),
  ];
}

function nameProblems(source: string, translation: string, names: readonly NameInBoth[]): TranslationProblem[] {
  const there = plain(translation);
  return names.flatMap(({ source: name, translations }): TranslationProblem[] => {
    const isHan = /\p{Script=Han}/u.test(name);
    const at = isHan ? source.indexOf(name) : wordAt(source, name);
    const written = translations.length > 0 ? translations : [name];
    if (name === '' || at < 0 || written.some(each => there.includes(plain(each)))) return [];
    return [{ kind: 'name-missing', side: 'source', from: at, to: at + name.length }];
  });
}

function wordAt(text: string, name: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(at + name.length))) return at;
  return -1;
}

/** A Chinese sign is two thirds of an English word, from translations of interviews; half and double of it are rare, these never. */
const WORDS_PER_SIGN = 0.65;
const [LEAST, MOST] = [0.4, 2.6];
const [FEWEST_SIGNS, FEWEST_WORDS] = [16, 11];

function lengthProblem(
  source: string,
  translation: string,
  from: WordsLanguage,
  to: WordsLanguage,
): TranslationProblem[] {
  const sizeIn = (text: string, language: WordsLanguage) =>
    language === 'zh'
      ? (text.match(/\p{Script=Han}/gu)?.length ?? 0) +
        (text.match(/[\p{Script=Latin}\p{N}]+/gu)?.length ?? 0) / WORDS_PER_SIGN
      : cutWords(text, 'en').filter(({ kind }) => kind === 'word' || kind === 'number').length;
  const [size, got] = [sizeIn(source, from), sizeIn(translation, to)];
  const isLong = size >= (from === 'zh' ? FEWEST_SIGNS : FEWEST_WORDS);
  const wanted = from === 'zh' ? size * WORDS_PER_SIGN : size / WORDS_PER_SIGN;
  if (isLong && got < LEAST * wanted) return [whole('too-short', 'translation', translation)];
  if (got > MOST * wanted && got > 2 * (to === 'zh' ? FEWEST_SIGNS : FEWEST_WORDS))
    return [whole('too-long', 'translation', translation)];
  return [];
}
