import { type CallData, newsCalls } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import {
  findNewsArticle,
  insertNews,
  listAllNews,
  listNews,
  type NewsContent,
  publishNews,
  updateNews,
  withdrawNews,
} from './index.ts';

type News = CallData<typeof newsCalls.getShowIndexKnowledgeBaseInfo>;

let test: TestApp;
let ids: Record<'spring' | 'summer' | 'elsewhere' | 'chinese' | 'english' | 'planned' | 'draft' | 'withdrawn', number>;

const words = (title: string) =>
  title === '' ? { title, summary: '', words: '' } : { title, summary: `${title}!`, words: `## ${title}` };
const content = (day: string, zh: string, en: string, more: Partial<NewsContent> = {}): NewsContent =>
  Object.assign({ day, zh: words(zh), en: words(en), address: null, picture: '/pictures/news/x.svg' }, more);
const pool = () => test.platform.database.pool;
const now = () => test.clock.now();
const inSeconds = (seconds: number) => new Date(now().getTime() + seconds * 1000);

async function publish(made: NewsContent, at = now()): Promise<number> {
  const id = await insertNews(pool(), made, now());
  expect(await publishNews(pool(), id, at, now())).toBe(true);
  return id;
}

const list = async (lang: Language, input: object = {}) =>
  (await test.call(newsCalls.getShowIndexKnowledgeBaseInfo, input, { lang })).data as News;
const titles = async (lang: Language, input: object = {}) => (await list(lang, input)).items.map(({ title }) => title);

// Made in another order than that of their days, and more of them than a page holds. The tests do not change what they share.
beforeAll(async () => {
  test = await buildTestApp();
  const elsewhere = { address: 'https://example.org/talk?year=2026', picture: '' };
  const told = (title: string) => ({ title, summary: `${title}!`, words: '' });
  ids = {
    summer: await publish(content('2026-02-20', '夏季版本', 'Summer release 100%')),
    spring: await publish(content('2026-01-10', '春季版本', 'Spring release 100_0')),
    elsewhere: await publish(
      content('2026-02-01', '', '', Object.assign({ zh: told('外部演讲'), en: told('A talk elsewhere') }, elsewhere)),
    ),
    chinese: await publish(content('2026-02-10', '只有中文 Release', '')),
    english: await publish(content('2026-02-20', '', 'English alone')),
    planned: await publish(content('2026-02-25', '预告', 'Planned release'), inSeconds(3600)),
    draft: await insertNews(pool(), content('2026-02-26', '草稿', 'Draft release'), now()),
    withdrawn: await publish(content('2026-02-27', '撤回', 'Withdrawn release')),
  };
  expect(await withdrawNews(pool(), ids.withdrawn, now())).toBe(true);
});
afterAll(() => test.close());

describe('the list of news', () => {
  it('is read by a visitor: the newest first, of one day the one that was made last (P1.18, P7.50, S7.8)', async () => {
    const answer = await test.call(newsCalls.getShowIndexKnowledgeBaseInfo, {}, { lang: 'en' });
    expect(answer).toMatchObject({ status: 200, code: '0000' });
    expect((answer.data as News).items.map(({ id }) => id)).toEqual(
      [ids.english, ids.summer, ids.elsewhere, ids.spring].map(String),
    );
  });

  it('holds of each item id, fileUrl, title and accessLink, which is its own page or an address elsewhere (P3.9)', async () => {
    const { items } = await list('zh');
    expect(items.find(({ id }) => id === String(ids.spring))).toEqual({
      id: String(ids.spring),
      title: '春季版本',
      fileUrl: '/pictures/news/x.svg',
      accessLink: `/news/${ids.spring}`,
      summary: '春季版本!',
      newsTime: Date.parse('2026-01-10T12:00:00Z'),
    });
    expect(items.find(({ id }) => id === String(ids.elsewhere))).toMatchObject({
      fileUrl: '',
      accessLink: 'https://example.org/talk?year=2026',
    });
  });

  it('shows an item in the languages that it has a title in, and in no other', async () => {
    expect(await titles('zh')).toEqual(['夏季版本', '只有中文 Release', '外部演讲', '春季版本']);
    expect(await titles('en')).toEqual([
      ...['English alone', 'Summer release 100%', 'A talk elsewhere', 'Spring release 100_0'],
    ]);
  });

  it('comes in items and total, page by page from the first (P3.10, P7.51)', async () => {
    const pages = await Promise.all([1, 2, 3].map(page => list('en', { page, size: 3 })));
    expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
      [3, 4],
      [1, 4],
      [0, 4],
    ]);
    expect(pages.flatMap(({ items }) => items)).toEqual((await list('en')).items);
    expect((await list('en', { page: 1, size: 100 })).items).toHaveLength(4);
  });

  it('is narrowed to titles with the words in them, in any case and with signs taken as they are (P7.51)', async () => {
    expect(await titles('en', { name: ' RELEASE ' })).toEqual(['Summer release 100%', 'Spring release 100_0']);
    expect(await list('en', { name: 'release', size: 1 })).toMatchObject({ items: [{}], total: 2 });
    expect(await titles('en', { name: '0%' })).toEqual(['Summer release 100%']);
    expect(await titles('en', { name: '0_0' })).toEqual(['Spring release 100_0']);
    expect(await titles('en', { name: 'r%e' })).toEqual([]);
    expect(await titles('en', { name: '版本' })).toEqual([]);
    expect(await titles('zh', { name: 'release' })).toEqual(['只有中文 Release']);
  });

  it.each([{ page: 0 }, { size: 0 }, { size: 201 }, { page: 'x' }, { name: 'x'.repeat(101) }])(
    'refuses %o',
    async input => {
      const answer = await test.call(newsCalls.getShowIndexKnowledgeBaseInfo, input as never);
      expect(answer.status).toBe(400);
    },
  );
});

describe('an article', () => {
  const find = (id: string, language: Language = 'zh') => findNewsArticle(pool(), id, language, now());

  it('is an item with its words, in the reader’s language', async () => {
    expect(await find(String(ids.summer))).toMatchObject({ title: '夏季版本', content: '## 夏季版本' });
    expect(await find(String(ids.summer), 'en')).toMatchObject({ content: '## Summer release 100%' });
    expect(await find(String(ids.english), 'en')).toBeDefined();
    expect(await find(String(ids.english))).toBeUndefined();
  });

  it('is none where nothing is shown, where it is told elsewhere, or where the address is no number of ours', async () => {
    for (const unseen of ['planned', 'draft', 'withdrawn', 'elsewhere'] as const)
      expect(await find(String(ids[unseen]))).toBeUndefined();
    for (const wrong of [`0${ids.summer}`, `${ids.summer}.0`, '', '-1', '1e3', '9'.repeat(30), '\0', '__proto__'])
      expect(await find(wrong)).toBeUndefined();
  });
});

describe('an item', () => {
  it('is shown from the moment for which it is planned, and again after it was withdrawn and published anew', async () => {
    const other = await buildTestApp();
    try {
      const db = other.platform.database.pool;
      const shown = async () =>
        (await listNews(db, { language: 'en', page: 1, size: 9 }, other.clock.now())).items.map(({ title }) => title);
      const id = await insertNews(db, content('2026-05-01', '', 'Later'), other.clock.now());
      await publishNews(db, id, new Date(other.clock.now().getTime() + 60_000), other.clock.now());
      other.clock.advanceSeconds(59);
      expect(await shown()).toEqual([]);
      other.clock.advanceSeconds(1);
      expect(await shown()).toEqual(['Later']);
      expect(await withdrawNews(db, id, other.clock.now())).toBe(true);
      expect(await withdrawNews(db, id, other.clock.now())).toBe(true);
      expect(await shown()).toEqual([]);
      await updateNews(db, id, content('2026-05-02', '', 'Anew'), other.clock.now());
      await publishNews(db, id, other.clock.now(), other.clock.now());
      expect(await shown()).toEqual(['Anew']);
    } finally {
      await other.close();
    }
  });

  it('that nobody made can be neither changed nor published nor withdrawn', async () => {
    const before = await listAllNews(pool());
    expect(await updateNews(pool(), 999, content('2026-05-01', '无', ''), now())).toBe(false);
    expect(await publishNews(pool(), 999, now(), now())).toBe(false);
    expect(await withdrawNews(pool(), 999, now())).toBe(false);
    expect(await listAllNews(pool())).toEqual(before);
  });
});
