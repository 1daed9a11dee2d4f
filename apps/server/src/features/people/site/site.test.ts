import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { SiteVisit } from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { writeTestSite } from '../../../testing/write-test-site.ts';
import { publishDocument, switchDocument } from '../documents/index.ts';
import { insertNews, publishNews, withdrawNews } from '../news/index.ts';

let test: TestApp;
let web: string;

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'wenshu-web-'));
  await writeTestSite(web);
  test = await buildTestApp({
    pages: { web, respondent: join(web, 'none'), room: join(web, 'none') },
    env: { SUPPORT_PHONE: '400-123-4567' },
  });
});
afterAll(async () => {
  await test.close();
  await rm(web, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });
type Seen = SiteVisit & { readonly isKnown: boolean };
/** What the page was drawn of: the site of the tests says it. */
const seenIn = (html: string) => JSON.parse(/<pre>(.*)<\/pre>/s.exec(html)![1]!.replaceAll('&lt;', '<')) as Seen;
const visit = async (url: string, headers: Record<string, string> = {}) => seenIn((await get(url, headers)).body);

const item = (name: string) => ({
  day: '2026-11-01',
  zh: { title: `${name}怎么读`, summary: '', words: '正文' },
  en: { title: `How to read ${name}`, summary: '', words: 'Words' },
  address: null,
  picture: '',
});

describe('a page of the site', () => {
  it('is drawn in Chinese; an address names another language; what a person chose wins (readings, public languages)', async () => {
    const chosen = async (url: string, cookie = '', preferred = 'en') =>
      (await visit(url, { cookie, 'accept-language': preferred })).language;
    expect(await chosen('/product')).toBe('zh');
    expect(await chosen('/product?lang=en')).toBe('en');
    expect(await chosen('/product?lang=fr')).toBe('zh');
    expect(await chosen('/product?lang=en', 'a=b; lang=zh')).toBe('zh');
    expect(await chosen('/product', 'lang=en')).toBe('en');
    expect((await get('/product?lang=en')).headers['content-language']).toBe('en');
  });

  it('knows its path without its query, whom to reach, and what the footer leads to (P2.63, P2.64)', async () => {
    const seen = await visit('/solution/cx?from=mail');
    expect(seen).toMatchObject({
      path: '/solution/cx',
      isKnown: true,
      contact: { phone: '400-123-4567', qrPicture: expect.stringMatching(/^data:image\/png/) },
      documents: { manual: true, terms: true, privacy: true },
      matter: { kind: 'none' },
    });
    await switchDocument(test.platform.database.pool, 'manual', false);
    expect((await visit('/solution/cx')).documents).toEqual({ manual: false, terms: true, privacy: true });
    await switchDocument(test.platform.database.pool, 'manual', true);
    expect((await visit('/solution/cx')).documents.manual).toBe(true);
  });

  it('says nothing of who asks: the same bytes for everybody, kept by their mark', async () => {
    const first = await get('/product');
    const { etag } = first.headers;
    expect((await get('/product', { cookie: 'loginToken=abc' })).body).toBe(first.body);
    const again = await get('/product', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await get('/product?lang=en', { 'if-none-match': String(etag) });
    expect([other.statusCode, other.headers.etag === etag]).toEqual([200, false]);
    expect(first.headers.vary).toContain('cookie');
  });

  it('comes compressed as the browser likes it', async () => {
    const plain = await get('/product');
    const br = await get('/product', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const gzip = await get('/product', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });

  it('runs only the scripts and styles that the build put into it', async () => {
    const policy = String((await get('/product')).headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
    expect(policy).not.toContain('nonce');
  });

  it('that nobody knows is one page, whatever the address was', async () => {
    for (const url of ['/nothing', '/news/12345', '/news/a', '/solution/zx']) {
      const answer = await get(url);
      expect([url, answer.statusCode, seenIn(answer.body).isKnown, seenIn(answer.body).path]).toEqual([
        url,
        404,
        false,
        '',
      ]);
    }
  });

  it('the root leads to the home page, with what stands behind it (P2.2)', async () => {
    const answer = await get('/?from=a');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/index?from=a']);
  });
});

describe('where absolute addresses begin', () => {
  it('is what was asked, and never what no host is', async () => {
    expect((await visit('/product', { host: 'survey.example:8080' })).origin).toBe('http://survey.example:8080');
    expect((await visit('/product', { host: 'a"><script>' })).origin).toBe('');
  });
});

describe('documents', () => {
  it('are read when somebody asks: what an operator publishes is there at once (P2.13)', async () => {
    const before = await visit('/use-guide?lang=en');
    expect(before.matter).toMatchObject({ kind: 'document', document: { version: 0, publishTime: null } });
    const { pool } = test.platform.database;
    await publishDocument(pool, { kind: 'guide', zh: '新指南', en: 'A new guide', asksAgain: false }, test.clock.now());
    expect((await visit('/use-guide?lang=en')).matter).toMatchObject({
      document: { version: 1, content: 'A new guide' },
    });
    expect((await visit('/use-guide')).matter).toMatchObject({ document: { content: '新指南' } });
    expect((await visit('/product-manual')).matter).toMatchObject({ document: { version: 0 } });
  });
});

describe('news', () => {
  it('stand on the home page and in their list, by name where somebody looks for one; each has a page; withdrawn they are gone (P1.18, P2.11)', async () => {
    const { pool } = test.platform.database;
    const now = test.clock.now();
    const ids: string[] = [];
    for (const name of ['NPS', 'Kano', '100%']) {
      const id = await insertNews(pool, item(name), now);
      await publishNews(pool, id, now, now);
      ids.push(String(id));
    }
    const [nps = '', kano = ''] = ids;
    const titles = async (url: string) => {
      const { matter } = await visit(url);
      return matter.kind === 'news' ? matter.items.map(({ title }) => title).toSorted() : matter.kind;
    };
    expect(await titles('/index?lang=en')).toEqual(['How to read 100%', 'How to read Kano', 'How to read NPS']);
    expect(await titles('/news?lang=en&name=kano')).toEqual(['How to read Kano']);
    expect(await titles('/news?lang=en&name=0%25')).toEqual(['How to read 100%']);
    expect(await titles('/news?name=nothing')).toEqual([]);
    expect((await get('/news?page=2')).statusCode).toBe(404);
    expect(await titles('/news?page=0&name[]=x')).toHaveLength(3);
    const { matter } = await visit(`/news/${kano}?lang=en`);
    expect(matter).toMatchObject({ kind: 'article', article: { id: kano, content: 'Words' } });
    expect(matter.kind === 'article' && matter.others.map(({ id }) => id)).not.toContain(kano);
    expect((await get(`/sitemap.xml`)).body).toContain(`/news/${nps}?lang=en`);
    await withdrawNews(pool, Number(nps), now);
    expect((await get(`/news/${nps}`)).statusCode).toBe(404);
    expect(await titles('/index?lang=en')).toEqual(['How to read 100%', 'How to read Kano']);
    expect((await get(`/sitemap.xml`)).body).not.toContain(`/news/${nps}<`);
  });
});

describe('what search engines ask for', () => {
  it('says where nobody should look, and maps what anybody may read in both languages', async () => {
    const robots = await get('/robots.txt', { host: 'survey.example' });
    expect(robots.body).toContain('Disallow: /s/\n');
    expect(robots.body).toContain('Sitemap: http://survey.example/sitemap.xml');
    const map = await get('/sitemap.xml', { host: 'survey.example' });
    expect(map.headers['content-type']).toContain('application/xml');
    for (const address of ['http://survey.example/solution/cx', 'http://survey.example/solution/cx?lang=en'])
      expect(map.body).toContain(`<loc>${address}</loc>`);
    expect(map.body.match(/hreflang="en"/g)!.length).toBe(map.body.match(/<loc>/g)!.length);
  });
});
