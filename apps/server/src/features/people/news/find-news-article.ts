import type { NewsArticle } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import type { Queryable } from '../../../platform/database/database.ts';
import { findVisibleNews } from './news-item.repository.ts';
import { presentNewsItem } from './present-news-item.ts';

/** What an address can hold of an id: shorter than what a number of ours cannot hold exactly. */
const ID = /^[1-9]\d{0,14}$/;

/** Of the item that an address names; undefined where there is none to be seen, or where it is told elsewhere. */
export async function findNewsArticle(
  db: Queryable,
  id: string,
  language: Language,
  now: Date,
): Promise<NewsArticle | undefined> {
  const row = ID.test(id) ? await findVisibleNews(db, Number(id), language, now) : undefined;
  if (!row || row.address !== null) return undefined;
  return Object.assign(presentNewsItem(row), { content: row.words });
}
