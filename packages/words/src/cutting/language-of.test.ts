import { expect, test } from 'vitest';
import { languageOf } from './language-of.ts';

test.each([
  ['物流太慢了', 'zh'],
  ['delivery was slow', 'en'],
  ['用 App 打不开', 'zh'],
  ['iPhone Pro Max 好', 'en'],
  ['iPhone Pro 很好', 'zh'],
  ['I like 茶 best', 'en'],
  ['客服 rude', 'zh'],
  ['très bien', 'en'],
  ['123 !', 'en'],
  ['', 'en'],
])('%s is %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
