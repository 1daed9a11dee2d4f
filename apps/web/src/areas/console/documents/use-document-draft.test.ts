import { expect, it } from 'vitest';
import { followNewest, isChanged } from './use-document-draft.ts';

const words = (en: string) => ({ zh: '中文', en });
const draft = { words: words('Two'), base: words('Two'), baseVersion: 2, seen: 3 };
const dirty = Object.assign({}, draft, { words: words('Two and more') });

it('a newer version is taken over where nothing is being written, and never over what is', () => {
  expect(followNewest(draft, words('Four'), 4, 4)).toEqual({
    words: words('Four'),
    base: words('Four'),
    baseVersion: 4,
    seen: 4,
  });
  expect(followNewest(dirty, words('Four'), 4, 4)).toBe(dirty);
  expect(followNewest(draft, words('Late'), 3, 3)).toBe(draft);
});

it('something is changed when either language is', () => {
  expect(isChanged(draft)).toBe(false);
  expect(isChanged(dirty)).toBe(true);
  expect(isChanged(Object.assign({}, draft, { words: { zh: '别的', en: 'Two' } }))).toBe(true);
});
