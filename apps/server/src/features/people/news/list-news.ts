import type { NewsItem } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import type { Queryable } from '../../../platform/database/database.ts';
import { countVisibleNews, listVisibleNews } from './news-item.repository.ts';
import { presentNewsItem } from './present-news-item.ts';

interface NewsSearch {
  readonly language: Language;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** Narrows to titles with these words in them. */
  readonly name?: string | undefined;
}

/** What is shown at that moment, the newest first: one page of it, and how many there are in all. */
export async function listNews(
  db: Queryable,
  { language, page, size, name = '' }: NewsSearch,
  now: Date,
): Promise<{ items: NewsItem[]; total: number }> {
  const sought = { language, name: name.trim() };
  const rows = await listVisibleNews(db, sought, { page, size }, now);
  return { items: rows.map(presentNewsItem), total: await countVisibleNews(db, sought, now) };
}
