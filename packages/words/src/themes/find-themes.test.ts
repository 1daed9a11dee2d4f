import { expect, test } from 'vitest';
import { findThemes } from './find-themes.ts';

const themes = [
  ['物流太慢', '快递送得慢', '物流信息不更新，快递慢', '快递慢得离谱', '物流慢，快递也不打电话'],
  ['客服态度差', '客服不回复', '客服态度很差，不回复', '人工客服态度不好'],
  ['价格贵', '价格太贵了，不划算', '太贵，价格不划算'],
];
const texts = [...themes.flat(), '', '嗯嗯', '地铁站'];

test('parts answers by what they are about, with their words, shares and what is left', () => {
  const found = findThemes(texts, { language: 'zh', themes: 3 });
  expect(found.themes.map(({ places }) => places)).toEqual([
    [0, 1, 2, 3, 4],
    [5, 6, 7, 8],
    [9, 10, 11],
  ]);
  expect(found.without).toEqual([12, 13, 14]);
  expect(found.themes.map(({ words }) => words[0]!.form)).toEqual(['慢', '客服', '价格']);
  expect(found.themes[1]!.words[0]).toEqual({ form: '客服', texts: 4, share: 1, elsewhere: 0 });
  expect(found.themes.map(({ share }) => share)).toEqual([5 / 12, 4 / 12, 3 / 12]);
});

test('weighs people, and comes to the same for the same seed', () => {
  const weights = texts.map((_, place) => (place >= 9 ? 3 : 1));
  const found = findThemes(texts, { language: 'zh', themes: 3, weights, seed: 8 });
  expect(found.themes[0]).toMatchObject({ places: [9, 10, 11], weighted: 9, share: 0.5 });
  expect(findThemes(texts, { language: 'zh', themes: 3, weights, seed: 8 })).toEqual(found);
});

test('names as typical only what is in the theme, the nearest to its midst first', () => {
  const [first] = findThemes(texts, { language: 'zh', themes: 3 }).themes;
  expect([...first!.typical].sort((a, b) => a - b)).toEqual(first!.places);
  expect(first!.typical).not.toEqual(first!.places);
});
