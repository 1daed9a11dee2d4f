import { expect, it } from 'vitest';
import { readerLanguage } from './reader-language.ts';

it.each([
  [{}, 'zh'],
  [{ lang: 'en' }, 'en'],
  [{ lang: 'zh-CN' }, 'zh'],
  [{ lang: 'fr', 'accept-language': 'en' }, 'en'],
  [{ lang: 'zh', 'accept-language': 'en' }, 'zh'],
  [{ 'accept-language': 'en-US,en;q=0.9,zh;q=0.8' }, 'en'],
  [{ 'accept-language': 'en;q=0.2, zh-TW;q=0.7' }, 'zh'],
  [{ 'accept-language': 'fr-FR,de' }, 'zh'],
  [{ 'accept-language': 'en;q=0' }, 'zh'],
  [{ 'accept-language': ';;,,q=' }, 'zh'],
])('reads %j as %s', (headers, language) => {
  expect(readerLanguage(headers)).toBe(language);
});
