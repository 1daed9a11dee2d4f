import { NEWS_PAGE_SIZE, type NewsItem, newsCalls } from '@wenshu/api-contract';
import { client } from '../../../../app/client.ts';

/** Pages of 100 until all are there (P7.51, P7.52). One that comes back empty ends it: news can be taken away meanwhile. */
export async function fetchAllNews(signal: AbortSignal): Promise<readonly NewsItem[]> {
  const all = new Map<string, NewsItem>();
  for (let page = 1; ; page += 1) {
    const { items, total } = await client.call(
      newsCalls.getShowIndexKnowledgeBaseInfo,
      { page, size: NEWS_PAGE_SIZE },
      { authorization: false, quiet: true, signal },
    );
    for (const item of items) all.set(item.id, item);
    if (items.length === 0 || page * NEWS_PAGE_SIZE >= total) return [...all.values()];
  }
}
