import { expect, it } from 'vitest';
import { badTranslations, goodTranslations } from '../../test/labels/translations.ts';
import { languageOf } from '../cutting/language-of.ts';
import { checkTranslation, type TranslationSettings } from './check-translation.ts';
import { chineseNumber } from './chinese-numbers.ts';
import { englishNumber } from './english-numbers.ts';

function problems(source: string, translation: string, settings: TranslationSettings): string {
  return checkTranslation(source, translation, settings)
    .map(({ kind, side, from, to }) => `${kind} ${(side === 'source' ? source : translation).slice(from, to)}`)
    .join(', ');
}

it.each(goodTranslations)('finds nothing wrong with %s = %s', (zh, en) => {
  expect(problems(zh, en, { from: 'zh', to: 'en' })).toBe('');
  expect(problems(en, zh, { from: 'en', to: 'zh' })).toBe('');
});

it.each(badTranslations)('finds what is wrong with %s = %s', (source, translation, wanted) => {
  const from = languageOf(source);
  expect(problems(source, translation, { from, to: from === 'zh' ? 'en' : 'zh' })).toBe(wanted);
});

it('misses a name that is gone, and knows how it may be written', () => {
  const names = [
    { source: '王小明', translations: ['Wang Xiaoming', 'Mr Wang'] },
    { source: 'Acme', translations: [] },
  ];
  expect(problems('王小明用过 Acme。', 'Mr. Wang has used Acme.', { from: 'zh', to: 'en', names })).toBe('');
  expect(problems('王小明用过 Acme。', 'He has used it.', { from: 'zh', to: 'en', names })).toBe(
    'name-missing 王小明, name-missing Acme',
  );
  expect(problems('他用过 Acmes。', 'He used theirs.', { from: 'zh', to: 'en', names })).toBe('');
});

it('says nothing where both are one language, or there is nothing to translate', () => {
  expect(problems('三十五岁', '36', { from: 'zh', to: 'zh' })).toBe('');
  expect(problems('OK', 'OK', { from: 'zh', to: 'en' })).toBe('');
  expect(problems('……', '', { from: 'zh', to: 'en' })).toBe('');
});

it('finds a translation that goes on and on', () => {
  const long = 'and then they told me that it would take some more time and so on '.repeat(4);
  expect(problems('我不太清楚。', long, { from: 'zh', to: 'en' })).toContain('too-long');
});

it.each([
  ['三十五', 35],
  ['一百零五', 105],
  ['一千二', 1200],
  ['一万五', 15_000],
  ['两百五十', 250],
  ['三亿五千万', 350_000_000],
  ['十', 10],
  ['二〇一九', 2019],
  ['三五十', undefined],
])('reads %s', (signs, value) => {
  expect(chineseNumber(signs)).toBe(value);
});

it.each([
  ['thirty-five', 35],
  ['two hundred and six', 206],
  ['a thousand', 1000],
  ['three million four hundred thousand', 3_400_000],
  ['thirty apples', undefined],
])('reads %s', (words, value) => {
  expect(englishNumber(words)).toBe(value);
});
