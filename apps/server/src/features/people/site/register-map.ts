import { NEWS_PAGE_SIZE } from '@wenshu/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../../http/escape-html.ts';
import { listNews } from '../news/index.ts';
import { siteOrigin } from './site-origin.ts';
import type { BuiltSite } from './site-source.ts';

/** Whoever may look at everything here finds pages of people's own work: none of it is for search engines. */
const CLOSED = [
  '/api/',
  '/s/',
  '/p/',
  '/c/',
  '/survey/',
  '/team/',
  '/record/',
  '/user',
  '/login',
  '/regist',
  '/resetPass',
];

/** What search engines ask for: what they may read, and a map of it in both languages. */
export function registerMap(app: FastifyInstance, findSite: () => Promise<BuiltSite | undefined>): void {
  const { database, clock, env } = app.door.platform;

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          ...CLOSED.map(path => `Disallow: ${path}`),
          `Sitemap: ${siteOrigin(env, request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const pages = (await findSite())?.program.pages ?? [];
    const news = await newsAddresses();
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return siteMap(request, [...pages, ...news]);
  });

  const siteMap = (request: FastifyRequest, paths: readonly string[]): string => {
    const origin = siteOrigin(env, request);
    const link = (language: string, address: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`;
    const entry = (path: string) => {
      const [zh, en] = [`${origin}${path}`, `${origin}${path}?lang=en`];
      return [zh, en]
        .map(own => `<url><loc>${escapeHtml(own)}</loc>${link('zh-CN', zh)}${link('en', en)}</url>`)
        .join('');
    };
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${paths.map(entry).join('')}</urlset>\n`;
  };

  /** Those with a page of their own, that are there in Chinese; the newest hundred are what a search engine comes back for. */
  const newsAddresses = async () => {
    const { items } = await listNews(database.pool, { language: 'zh', page: 1, size: NEWS_PAGE_SIZE }, clock.now());
    return items.map(({ accessLink }) => accessLink).filter(link => link.startsWith('/'));
  };
}
