import { describe, expect, it } from 'vitest';
import { parseNewsContent } from './parse-news-content.ts';
import { parseNewsFile } from './parse-news-file.ts';

const files: Readonly<Record<string, string>> = {
  'zh.md': '# 新版本\n\n一句话说明。\n\n正文第一段。\n\n## 小标题\n\n第二段。\n',
  'en.md': '# A new release\r\n\r\nWhat is new,\r\nin short.\r\n\r\nThe whole story.',
  'short.md': '# A talk\n\nGiven elsewhere.',
};
const parse = (...words: string[]) => parseNewsContent(words, path => files[path] ?? '');

describe('a file of news', () => {
  it('is a title, a paragraph that sums it up, and its words', () => {
    expect(parseNewsFile(files['zh.md']!)).toEqual({
      title: '新版本',
      summary: '一句话说明。',
      words: '正文第一段。\n\n## 小标题\n\n第二段。',
    });
    expect(parseNewsFile(files['en.md']!)).toMatchObject({
      summary: 'What is new, in short.',
      words: 'The whole story.',
    });
  });

  it.each([
    ['without a title', 'What is new.\n\nThe whole story.'],
    ['with an empty title', '# \n\nWhat is new.'],
    ['without a summary', '# A new release'],
    ['with a heading for a summary', '# A new release\n\n## Why\n\nBecause.'],
    ['with a title that no card holds', `# ${'x'.repeat(121)}\n\nWhat is new.`],
    ['with a summary that is a story', `# A new release\n\n${'x'.repeat(401)}`],
  ])('is none %s', (_, text) => {
    expect(parseNewsFile(text)).toBeUndefined();
  });
});

describe('an item of news', () => {
  it('is told in both languages or in one, with a page of its own', () => {
    expect(parse('2026-02-28', 'zh.md', 'en.md', 'picture=/pictures/news/release.svg')).toMatchObject({
      day: '2026-02-28',
      zh: { title: '新版本' },
      en: { title: 'A new release' },
      address: null,
      picture: '/pictures/news/release.svg',
    });
    expect(parse('2026-02-28', '-', 'en.md')).toMatchObject({ zh: { title: '', words: '' }, picture: '' });
  });

  it('is told elsewhere when it has an address, and then has no words here', () => {
    expect(parse('2026-02-28', '-', 'short.md', 'address=https://example.org/a?b=c')).toMatchObject({
      en: { title: 'A talk', words: '' },
      address: 'https://example.org/a?b=c',
    });
    expect(parse('2026-02-28', '-', 'en.md', 'address=https://example.org/')).toBeUndefined();
    expect(parse('2026-02-28', '-', 'short.md')).toBeUndefined();
  });

  it.each([
    [['2026-02-30', 'zh.md', 'en.md']],
    [['tomorrow', 'zh.md', 'en.md']],
    [['2026-02-28', '-', '-']],
    [['2026-02-28', 'zh.md']],
    [['2026-02-28', 'zh.md', 'nowhere.md']],
    [['2026-02-28', 'zh.md', 'en.md', 'picture=//example.org/x.svg']],
    [['2026-02-28', 'zh.md', 'en.md', 'picture=https://example.org/x.svg']],
    [['2026-02-28', '-', 'short.md', 'address=javascript:alert(1)']],
    [['2026-02-28', '-', 'short.md', 'address=https://']],
    [['2026-02-28', 'zh.md', 'en.md', 'colour=red']],
    [['2026-02-28', 'zh.md', 'en.md', 'picturex']],
    [['2026-02-28', 'zh.md', 'en.md', 'picture=/a.svg', 'picture=/b.svg']],
  ])('is none of %o', words => {
    expect(parse(...words)).toBeUndefined();
  });
});
