import { NEWS_PAGE_SIZE, type SiteMatter, type SiteProgram } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import type { FastifyRequest } from 'fastify';
import type { Platform } from '../../../platform/platform.ts';
import { readSiteDocument } from '../documents/index.ts';
import { findNewsArticle, listNews } from '../news/index.ts';

const MOST_NAME = 100;
/** Beside an article. */
const OTHERS = 3;
/** No list is longer; what asks for more is a program that tries addresses. */
const MOST_PAGES = 1_000;

/** What a page shows besides its words. Undefined where there is no such page, or nothing that it could show. */
export async function readMatter(
  { database, clock }: Platform,
  program: SiteProgram,
  path: string,
  query: FastifyRequest['query'],
  language: Language,
): Promise<SiteMatter | undefined> {
  const db = database.pool;
  const kind = program.matterOf(path);
  if (kind === 'none') return { kind };
  if (kind === 'document') {
    const of = program.documentOf(path);
    return of && { kind, document: await readSiteDocument(db, of, language, clock.now()) };
  }
  if (kind === 'news') {
    const { name, page } = asked(query);
    const found = await listNews(db, { language, page, size: NEWS_PAGE_SIZE, name }, clock.now());
    // A page behind the last one: to say there that there is no news would be untrue.
    if (page > 1 && found.items.length === 0) return undefined;
    return { kind, items: found.items, total: found.total, name, page };
  }
  if (kind === 'article') {
    const article = await findNewsArticle(db, path.slice(path.lastIndexOf('/') + 1), language, clock.now());
    if (!article) return undefined;
    const { items } = await listNews(db, { language, page: 1, size: OTHERS + 1 }, clock.now());
    return { kind, article, others: items.filter(({ id }) => id !== article.id).slice(0, OTHERS) };
  }
  return undefined;
}

/** Bounded, whatever an address says. */
function asked(query: unknown): { name: string; page: number } {
  const { name, page } = query as { name?: unknown; page?: unknown };
  const number = typeof page === 'string' && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
  return {
    name: typeof name === 'string' ? name.replaceAll('\0', '').trim().slice(0, MOST_NAME) : '',
    page: Math.min(number, MOST_PAGES),
  };
}
