import type { Entrance } from '@wenshu/api-contract/visit';
import { afterEach, expect, it, vi } from 'vitest';
import { speak } from './speak.ts';

afterEach(() => vi.unstubAllGlobals());

const at = (language?: string) => ({ kind: 's' as const, code: 'x', language, parameters: {} });
const entrance = (languageTag: string, count = 2): Entrance => ({
  title: '',
  languageId: 1,
  languageTag,
  direction: 'ltr',
  appearance: {},
  languages: Array.from({ length: count }, (_, index) => ({ languageId: index + 1, name: '' })),
});

it.each([
  ['zh-CN', 'zh'],
  ['zh-TW', 'zh'],
  ['en-GB', 'en'],
  ['fr', 'en'],
  ['ar', 'en'],
  ['und', 'en'],
])('the words around a survey in %s are of %s (S1.20)', (tag, words) => {
  expect(speak(at(), entrance(tag))).toBe(words);
});

it('follow the address where the survey has one language, and the survey where it has several', () => {
  expect(speak(at('en'), entrance('zh-CN', 1))).toBe('en');
  expect(speak(at('en'), entrance('zh-CN', 2))).toBe('zh');
  expect(speak(at('fr'), entrance('zh-CN', 1))).toBe('zh');
});

it('are the browser’s before anything is known of the survey', () => {
  vi.stubGlobal('navigator', { language: 'de-AT' });
  expect([speak(at(), null), speak(at('zh'), null)]).toEqual(['en', 'zh']);
  vi.stubGlobal('navigator', { language: 'zh-HK' });
  expect(speak(at(), null)).toBe('zh');
});
