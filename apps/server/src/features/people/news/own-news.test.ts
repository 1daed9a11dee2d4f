import type { OwnNews } from '@wenshu/texts/people/news/own-news-shape';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import {
  ensureOwnNews,
  findNewsArticle,
  listAllNews,
  listNews,
  publishNews,
  updateNews,
  withdrawNews,
} from './index.ts';

let test: TestApp;
beforeEach(async () => {
  await test?.close();
  test = await buildTestApp();
});
afterAll(() => test.close());

const article = (key: string, day: string, title: string): OwnNews => ({
  key,
  day,
  picture: `/pictures/news/${key}.svg`,
  zh: { title: `${title} 中文`, summary: '摘要', words: '正文' },
  en: { title, summary: 'Short', words: `All of ${title}` },
});
const margin = article('margin', '2026-02-01', 'Margin');
const quota = article('quota', '2026-01-01', 'Quota');

const pool = () => test.platform.database.pool;
const now = () => test.clock.now();
const shown = async () => (await listNews(pool(), { language: 'en', page: 1, size: 200 }, now())).items;
const numberTaken = async () =>
  (await pool().query<{ taken: number }>('select last_value as taken from news_item_news_item_id_seq')).rows[0]?.taken;
const idOf = async (ownKey: string) => (await listAllNews(pool())).find(one => one.ownKey === ownKey)!.id;
const wordsOf = async (ownKey: string) =>
  (await findNewsArticle(pool(), String(await idOf(ownKey)), 'en', now()))?.content;

it('the product’s own articles are there once, however many servers start at a time, and take no numbers later (P1.18)', async () => {
  await Promise.all([1, 2, 3].map(() => ensureOwnNews(test.platform, [margin, quota])));
  const before = await listAllNews(pool());
  expect(before.map(({ ownKey, day, state }) => [ownKey, day, state])).toEqual([
    ['margin', '2026-02-01', 'published'],
    ['quota', '2026-01-01', 'published'],
  ]);
  const lastNumber = await numberTaken();
  test.clock.advanceSeconds(60);
  await ensureOwnNews(test.platform, [margin, quota]);
  expect(await listAllNews(pool())).toEqual(before);
  expect(await numberTaken()).toBe(lastNumber);
  await ensureOwnNews(test.platform, [margin, quota, article('third', '2026-02-02', 'Third')]);
  expect(await shown()).toMatchObject([
    { title: 'Third', fileUrl: '/pictures/news/third.svg' },
    { title: 'Margin', fileUrl: '/pictures/news/margin.svg' },
    { title: 'Quota' },
  ]);
});

it('those that ship are shown in both languages', async () => {
  await ensureOwnNews(test.platform);
  for (const language of ['zh', 'en'] as const) {
    const { items, total } = await listNews(pool(), { language, page: 1, size: 200 }, now());
    expect(total).toBeGreaterThan(0);
    for (const { id } of items) expect((await findNewsArticle(pool(), id, language, now()))?.content).not.toBe('');
  }
});

it('a new version of the product changes its own words, and leaves those that an operator has changed', async () => {
  await ensureOwnNews(test.platform, [margin, quota]);
  const { day, zh, en, picture } = quota;
  const theirs = { day, zh, picture, address: null, en: Object.assign({}, en, { words: 'Ours' }) };
  expect(await updateNews(pool(), await idOf('quota'), theirs, now())).toBe(true);
  const later = (one: OwnNews): OwnNews => Object.assign({}, one, { day: '2026-02-20', en: words(one) });
  const words = (one: OwnNews) => Object.assign({}, one.en, { words: `More of ${one.en.title}` });
  await ensureOwnNews(test.platform, [later(margin), later(quota)]);
  expect([await wordsOf('margin'), await wordsOf('quota')]).toEqual(['More of Margin', 'Ours']);
  expect((await listAllNews(pool())).map(({ ownKey, day }) => [ownKey, day])).toEqual([
    ['margin', '2026-02-20'],
    ['quota', '2026-01-01'],
  ]);
});

it('one that was withdrawn stays withdrawn, with the newest words for when it is published again', async () => {
  await ensureOwnNews(test.platform, [margin, quota]);
  await withdrawNews(pool(), await idOf('margin'), now());
  const changed = Object.assign({}, margin, { en: quota.en });
  await ensureOwnNews(test.platform, [changed, quota]);
  expect((await shown()).map(({ title }) => title)).toEqual(['Quota']);
  await publishNews(pool(), await idOf('margin'), now(), now());
  expect(await wordsOf('margin')).toBe('All of Quota');
});
