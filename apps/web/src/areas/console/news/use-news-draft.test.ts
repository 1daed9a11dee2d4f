import { describe, expect, it } from 'vitest';
import { findGap } from './news-gap.ts';
import { blankNews, followSaved, isUnsaved, type LookedNews, takeOver } from './use-news-draft.ts';

const told = (title: string) => ({ title, summary: `${title}!`, words: `All of ${title}` });
const content = (title: string) => Object.assign(blankNews(), { day: '2026-03-09', en: told(title) });
const item = (version: number, title: string): LookedNews => ({
  id: 7,
  version,
  isOwn: false,
  state: 'draft',
  publishTime: null,
  content: content(title),
  versions: [],
});

describe('what is written', () => {
  const seen = takeOver(item(3, 'Mine'));
  const dirty = Object.assign({}, seen, { content: content('Mine, changed') });

  it('follows what others save, unless something is being written', () => {
    expect(followSaved(seen, item(4, 'Theirs'))).toEqual(takeOver(item(4, 'Theirs')));
    expect(followSaved(dirty, item(4, 'Theirs'))).toBe(dirty);
  });

  it('does not fall back to an older version that comes late, nor to none', () => {
    expect(followSaved(seen, item(2, 'Old'))).toBe(seen);
    expect(followSaved(seen, item(3, 'Same version'))).toBe(seen);
    expect(followSaved(seen, undefined)).toBe(seen);
  });

  it('is unsaved when it differs from what was saved; a blank one is not', () => {
    expect([isUnsaved(seen), isUnsaved(dirty)]).toEqual([false, true]);
    const blank = { content: blankNews(), saved: null, seen: 0 };
    expect(isUnsaved(blank)).toBe(false);
    expect(isUnsaved({ content: content('First'), saved: null, seen: 0 })).toBe(true);
  });

  it('of today begins with the day of the writer’s own calendar', () => {
    expect(blankNews(new Date(2026, 0, 5, 23, 59)).day).toBe('2026-01-05');
  });
});

it.each([
  [{ day: '' }, false, 'day', 'day'],
  [{ picture: 'a.svg' }, false, 'picture', 'picture'],
  [{ picture: '//example.org/a.svg' }, false, 'picture', 'picture'],
  [{ address: 'example.org' }, false, 'address', 'address'],
  [{ address: 'https://example.org/' }, false, 'en.words', 'wordsElsewhere'],
  [{ en: { title: 'T', summary: '', words: 'w' } }, true, 'en.summary', 'summary'],
  [{ en: { title: '', summary: '', words: '' } }, false, 'zh.title', 'title'],
] as const)('%o, shown %s, lacks %s', (change, isShown, field, word) => {
  expect(findGap(Object.assign(content('T'), change), isShown)).toEqual({ field, word });
});
