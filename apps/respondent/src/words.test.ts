import { buildFlow, createQuestionnaire } from '@wenshu/survey-core';
import { languages } from '@wenshu/texts';
import { expect, it } from 'vitest';
import { wordsIn } from './words.ts';

type Leaf = readonly [path: string, text: string];

/** Every word of the page, the sentences with something in their places. */
function leavesOf(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return leavesOf(value(new Proxy({}, { get: () => 7 })), path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, `${path}.${name}`));
}

it('every built-in word follows the language of the page', () => {
  const { views, page } = wordsIn('en');
  const english = leavesOf({ views, page });
  expect(english.length).toBeGreaterThan(100);
  // The product's own name has both.
  const foreign = english.filter(([, text]) => /\p{Script=Han}/u.test(text.replace('问枢', '')));
  expect(foreign).toEqual([]);
  const { views: zhViews, page: zhPage } = wordsIn('zh');
  const same = new Map(leavesOf({ views: zhViews, page: zhPage }));
  expect(english.filter(([path, text]) => /[a-z]{4}/i.test(text) && same.get(path) === text)).toEqual([]);
});

it('the button of a cover says what the page says by itself, unless its creator wrote something else', () => {
  const flowWith = (text?: string) => {
    const cover = { isShown: true, text: { text: '' }, ...(text !== undefined && { buttonText: { text } }) };
    const start = { title: 'Fruit', groupId: 'group00001', baseLanguageId: 2 };
    const document = { ...createQuestionnaire(start), cover };
    return buildFlow(document, { scrollId: 'coverscroll', versionTime: 1, languageId: 2 }).cover?.buttonText?.text;
  };
  // Surveys of before have the word of their creator's screen in them.
  for (const language of languages) expect(flowWith(wordsIn(language).page.start)).toBeUndefined();
  expect([flowWith(), flowWith('Let us go')]).toEqual([undefined, 'Let us go']);
});
