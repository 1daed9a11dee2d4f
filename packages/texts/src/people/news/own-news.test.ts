import { describe, expect, it } from 'vitest';
import { compareTexts } from '../../../../../tools/check-texts/compare-texts.ts';
import { ownNews } from './own-news.ts';

describe('the articles that come with the product', () => {
  it('are known by keys that differ, and carry a day and a picture of their own', () => {
    expect(new Set(ownNews.map(({ key }) => key)).size).toBe(ownNews.length);
    for (const { key, day, picture } of ownNews) {
      expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect([key, new Date(day).toISOString().slice(0, 10)]).toEqual([key, day]);
      expect(picture).toBe(`/pictures/news/${key}.svg`);
    }
  });

  it('say something in both languages', () => {
    for (const { key, zh, en } of ownNews) {
      expect(compareTexts({ ...zh }, { ...en }, key)).toEqual([]);
      for (const words of [zh.title, zh.summary, zh.words]) expect([key, words]).not.toEqual([key, '']);
    }
  });
});
