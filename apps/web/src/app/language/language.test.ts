import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const written: string[] = [];
const page = {
  set cookie(text: string) {
    written.push(text);
  },
};

async function openPage(stored: Record<string, string>, search = '') {
  vi.resetModules();
  vi.stubGlobal('location', { search });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(stored, { [key]: value }),
  });
  vi.stubGlobal('document', page);
  return import('./language.ts');
}

test('the page speaks Chinese until English is chosen, which is kept as lang (P1.2)', async () => {
  const stored: Record<string, string> = {};
  const first = await openPage(stored);
  expect(first.language).toBe('zh');
  first.keepLanguage('en');
  expect(stored).toEqual({ lang: 'en' });
  // A page that comes with its content inside comes in that language: the server is told, and what an earlier version told it is gone.
  expect(written).toEqual([
    expect.stringMatching(/^lang=en; path=\/; max-age=31536000;/),
    expect.stringMatching(/^lang=; path=\/survey; max-age=0;/),
  ]);
  expect((await openPage(stored)).language).toBe('en');
  expect((await openPage({ lang: 'fr' })).language).toBe('zh');
});

test.each([
  [2, 'en'],
  [1, 'zh'],
  [0, 'zh'],
  [7, 'zh'],
])('a person’s language %i is %s: 2 means English, any other Chinese (P1.3)', async (code, language) => {
  expect((await openPage({})).languageOfCode(code)).toBe(language);
});

test('an address names the language of a page; what the person chose wins', async () => {
  expect((await openPage({}, '?ticket=x&lang=en')).language).toBe('en');
  expect((await openPage({ lang: 'zh' }, '?lang=en')).language).toBe('zh');
  expect((await openPage({}, '?lang=fr')).language).toBe('zh');
});

test.each([
  [['en-GB', 'zh-CN'], true],
  [['fr', 'en-US'], true],
  [['zh-CN', 'en'], false],
  [['fr', 'de'], false],
  [[], false],
])('a browser that prefers %j is offered English: %s', async (preferred, isOffered) => {
  expect((await openPage({})).isEnglishOffered(preferred)).toBe(isOffered);
});

test('nobody who has chosen, or reads English already, is offered it', async () => {
  expect((await openPage({ lang: 'zh' })).isEnglishOffered(['en'])).toBe(false);
  expect((await openPage({}, '?lang=en')).isEnglishOffered(['en'])).toBe(false);
});
