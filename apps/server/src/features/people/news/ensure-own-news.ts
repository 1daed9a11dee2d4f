import { ownNews } from '@wenshu/texts/people/news/own-news';
import type { Platform } from '../../../platform/platform.ts';
import { insertOwnNews, refreshOwnNews } from './own-news.repository.ts';

/** The product's own articles stand among the news of every installation: brought in, and brought up to date, when a server starts. */
export async function ensureOwnNews(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  articles = ownNews,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async db => {
    await insertOwnNews(db, articles, now);
    await refreshOwnNews(db, articles, now);
  });
}
