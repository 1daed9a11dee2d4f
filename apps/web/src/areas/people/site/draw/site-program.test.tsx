import type { NewsItem, SiteMatter, SiteVisit } from '@wenshu/api-contract';
import { sitePages } from '@wenshu/api-contract/page-addresses';
import { describe, expect, it } from 'vitest';
import { findRow } from '../../../../app/routes/route-table.ts';
import { siteProgram } from './site-program.tsx';

const item = (id: string): NewsItem => ({
  id,
  title: `Title ${id}`,
  summary: `What article ${id} says in a sentence or two`,
  fileUrl: `/pictures/news/${id}.svg`,
  accessLink: `/news/${id}`,
  newsTime: Date.UTC(2026, 9, 3, 12),
});
const matters: { readonly [Kind in SiteMatter['kind']]: Extract<SiteMatter, { kind: Kind }> } = {
  none: { kind: 'none' },
  document: {
    kind: 'document',
    document: {
      version: 3,
      publishTime: Date.UTC(2026, 5, 1),
      content:
        '## First\n\nWhat this text says is said in a sentence that is long enough to be read, and then in another one.',
    },
  },
  news: { kind: 'news', items: [item('7'), item('9')], total: 2, name: '', page: 1 },
  article: {
    kind: 'article',
    article: { ...item('7'), content: '## Part\n\n<script>alert(1)</script> and **more**' },
    others: [item('9')],
  },
};

function visitOf(path: string, language: 'zh' | 'en', matter?: SiteMatter): SiteVisit {
  return {
    path,
    language,
    origin: 'https://wenshu.example',
    contact: { phone: '400-000-0000', email: 'help@wenshu.example', qrPicture: 'data:image/png;base64,AA' },
    documents: { manual: true, terms: true, privacy: true },
    matter: matter ?? matters[siteProgram.matterOf(path)!],
    year: 2026,
  };
}
const draw = (path: string, language: 'zh' | 'en', matter?: SiteMatter) => {
  const { head, body, root } = siteProgram.draw(visitOf(path, language, matter), true);
  return { head, body, root, all: head + body };
};
/** What a reader reads: without elements, what islands carry along, and the other language's name on its button. */
const wordsOf = (html: string) =>
  html
    .replace(/<span lang="[^"]*">[^<]*<\/span>/g, '')
    .replace(/<aside[^>]*lang="en"[\s\S]*?<\/aside>/g, '')
    .replace(/<[^>]*>/g, ' ');
const hrefsIn = (html: string) => [...html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].map(([, href]) => href!);
const cases = [...sitePages, '/news/7'].flatMap(path => (['zh', 'en'] as const).map(language => ({ path, language })));

describe('every page of the public site', () => {
  it.each(cases)(
    '$path in $language has its words before any script: one first heading, no level left out (P2.4, P2.5, P2.6, P2.9, P2.12)',
    ({ path, language }) => {
      const { body, root } = draw(path, language);
      expect(root.lang).toBe(language === 'zh' ? 'zh-CN' : 'en');
      const levels = [...body.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
      expect(levels.filter(level => level === 1)).toHaveLength(1);
      const main = /<main[\s\S]*<\/main>/.exec(body)![0];
      const inMain = [...main.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
      expect(inMain[0]).toBe(1);
      for (const [at, level] of inMain.slice(1).entries()) expect(level - inMain[at]!).toBeLessThanOrEqual(1);
      expect(wordsOf(main).replace(/\s+/g, ' ').length).toBeGreaterThan(path === '/connect-us' ? 60 : 80);
    },
  );

  it.each(cases.filter(({ language }) => language === 'en'))('$path has no Chinese in English', ({ path }) => {
    const { head, body } = draw(path, 'en');
    expect(wordsOf(body).match(/[\u4e00-\u9fff]+/g) ?? []).toEqual([]);
    expect(head).not.toMatch(/[\u4e00-\u9fff]/);
  });

  it.each(cases)('$path in $language leads to nothing that is not there', ({ path, language }) => {
    const broken = hrefsIn(draw(path, language).body)
      .filter(href => href.startsWith('/'))
      .map(href => href.split(/[?#]/, 1)[0]!)
      .filter(to => siteProgram.matterOf(to) === undefined && !findRow(to));
    expect(broken).toEqual([]);
  });

  it.each(cases)(
    '$path in $language says to search engines what it is, and where it stands in both languages',
    ({ path, language }) => {
      const { head } = draw(path, language);
      expect(head.match(/<title>[^<]{2,}<\/title>/g)).toHaveLength(1);
      expect(/<meta name="description" content="([^"]*)"/.exec(head)![1]!.length).toBeGreaterThan(
        language === 'zh' ? 12 : 30,
      );
      const own = `https://wenshu.example${path}${language === 'en' ? '?lang=en' : ''}`;
      expect(head).toContain(`<link rel="canonical" href="${own}"/>`);
      expect(head).toContain(`hrefLang="en" href="https://wenshu.example${path}?lang=en"`);
      const data = JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(head)![1]!) as object;
      expect(data).toMatchObject({ '@context': 'https://schema.org', inLanguage: language === 'zh' ? 'zh-CN' : 'en' });
    },
  );

  it('has an entry of the header that is the page itself, and of no other (P2.51)', () => {
    const current = (path: string) =>
      /aria-current="page"[^>]*>([^<]*)|href="([^"]+)"[^>]*aria-current="page"/.exec(draw(path, 'en').body);
    expect(current('/news')?.[0]).toContain('/news');
    expect(current('/connect-us')).toBeNull();
  });
});

describe('the header and the footer', () => {
  it('lead where the specification says, and say when somebody answers (P2.51, P2.52, P2.53, P2.54, P2.62, P9.15)', () => {
    const { body } = draw('/index', 'en');
    const header = hrefsIn(/<header[\s\S]*?<\/header>/.exec(body)![0]);
    for (const to of ['/index', '/analysis', '/news', '/login']) expect(header).toContain(to);
    expect(header.filter(to => to.startsWith('/productServices/'))).toHaveLength(3);
    expect(header.filter(to => to.startsWith('/solution/'))).toHaveLength(6);
    const footer = /<footer[\s\S]*<\/footer>/.exec(body)![0];
    for (const words of [
      'About us',
      'User guide',
      'Important statement',
      'Homepage',
      'Product services',
      'Solutions',
      'Industry solutions',
      'Knowledge sharing',
      'Contact us',
    ])
      expect(wordsOf(footer).toLowerCase()).toContain(words.toLowerCase());
    expect(footer).toContain('Monday to Friday');
  });

  it('leave out what the server has switched off (P2.63, P2.64)', () => {
    const visit = visitOf('/product', 'zh');
    const footerOf = (documents: SiteVisit['documents']) => {
      const { body } = siteProgram.draw({ ...visit, documents }, true);
      return hrefsIn(/<footer[\s\S]*<\/footer>/.exec(body)![0]);
    };
    const all = footerOf({ manual: true, terms: true, privacy: true });
    const none = footerOf({ manual: false, terms: true, privacy: false });
    expect(all.filter(to => !none.includes(to))).toEqual(['/product-manual', '/privacy-agreement']);
  });
});

describe('the home page', () => {
  it('shows seven areas, each with the way to its solution (P1.16, P2.69), and six selling points (P1.17)', () => {
    const { body } = draw('/index', 'zh');
    const solutions = new Set(hrefsIn(/<main[\s\S]*<\/main>/.exec(body)![0]).filter(to => to.startsWith('/solution')));
    expect(solutions).toEqual(
      new Set([
        '/solution',
        '/solution/cx',
        '/solution/bx',
        '/solution/px',
        '/solution/ci',
        '/solution/ecox',
        '/solution/ex',
      ]),
    );
    for (const point of ['全流程', '一体化平台', '算法与模型', '团队协作', '灵活适配', '安全'])
      expect(wordsOf(body)).toContain(point);
  });

  it('leads from each assistant to its place on the series’ page, which is there (P2.10, P2.70)', () => {
    const anchors = hrefsIn(draw('/index', 'en').body)
      .filter(to => to.startsWith('/') && to.includes('#'))
      .map(to => to.split('#'));
    expect(anchors).toHaveLength(5);
    for (const [path, id] of anchors) expect(draw(path!, 'en').body).toContain(`id="${id}"`);
  });

  it('opens an article in a window of its own (P2.72), and has no such part where there is no news', () => {
    const { body } = draw('/index', 'en');
    expect(body).toMatch(/<a[^>]*href="\/news\/7"[^>]*target="_blank"[^>]*rel="noopener"/);
    const without = draw('/index', 'en', { kind: 'news', items: [], total: 0, name: '', page: 1 });
    expect(without.body).not.toContain('data-island="news-slider"');
  });
});

describe('an article', () => {
  it('is drawn from what was written, and what was written is never read as HTML', () => {
    const { body } = draw('/news/7', 'en');
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('&lt;script&gt;alert(1)');
    expect(body).toContain('<strong>more</strong>');
    expect(body).toContain('3 October 2026');
  });

  it('cannot leave the data of search engines', () => {
    const hostile = { ...matters.article, article: { ...matters.article.article, title: '</script><b>' } };
    expect(draw('/news/7', 'en', hostile).head).not.toContain('</script><b>');
  });
});

describe('the news', () => {
  it('have a way to older and to newer ones where one page does not hold them, and none where it does', () => {
    const pagesAt = (page: number, total: number) => {
      const { body } = draw('/news', 'en', { kind: 'news', items: [item('7')], total, name: 'a b', page });
      return hrefsIn(body)
        .filter(href => href.includes('page='))
        .map(href => new URLSearchParams(href.replaceAll('&amp;', '&').split('?')[1]).get('page'));
    };
    expect([pagesAt(1, 100), pagesAt(1, 101), pagesAt(2, 250), pagesAt(3, 250)]).toEqual([
      [],
      ['2'],
      ['1', '3'],
      ['2'],
    ]);
  });

  it('keep what somebody looked for, and say when there is none of it', () => {
    const { body } = draw('/news', 'en', { kind: 'news', items: [], total: 0, name: 'a"b', page: 1 });
    expect(body).toContain('value="a&quot;b"');
    expect(wordsOf(body)).toContain('No article has “a&quot;b” in its title.');
  });
});

it('an address that nobody knows is said to be none, and is for no search engine', () => {
  const { head, body } = siteProgram.draw(visitOf('', 'en', { kind: 'none' }), false);
  expect(head).toContain('noindex');
  expect(body).toContain('There is no such page');
  expect(siteProgram.matterOf('/solution/zx')).toBeUndefined();
  expect(siteProgram.matterOf('constructor')).toBeUndefined();
});

it('asks for the picture of the first screen in the head, before the styles, and for no other', () => {
  const { head, body } = draw('/solution/cx', 'en');
  const asked = [...head.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([link]) => link);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('-en-small.webp 640w');
  expect(body).not.toContain('rel="preload"');
});
