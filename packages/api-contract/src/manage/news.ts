import * as z from 'zod/mini';
import { call } from '../call.ts';
import { paging } from '../shared-inputs.ts';

/** Pages of the list begin at 1 and hold this many (P7.51). */
export const NEWS_PAGE_SIZE = 100;

const newsItem = z.object({
  id: z.string(),
  title: z.string(),
  /** A picture for its card; empty where it has none. */
  fileUrl: z.string(),
  /** Its own page on the site, or an address elsewhere. */
  accessLink: z.string(),
  /** A sentence or two of what it says. */
  summary: z.string(),
  /** The day it carries. */
  newsTime: z.number(),
});
/** A knowledge-base item as lists show it, in the reader's language (P3.9). */
export type NewsItem = z.infer<typeof newsItem>;

/** With its words, for its own page. */
export interface NewsArticle extends NewsItem {
  /** Markdown. */
  readonly content: string;
}

export const newsCalls = {
  getShowIndexKnowledgeBaseInfo: call({
    method: 'GET',
    path: '/manage/knowledgeBase/getShowIndexKnowledgeBaseInfo',
    audience: 'visitor',
    summary: 'News that are shown, the newest first, page by page; narrowed to those whose title has the words in it',
    query: z.object({
      ...paging,
      name: z.optional(z.string().check(z.maxLength(100))),
    }),
    data: z.object({ items: z.array(newsItem), total: z.number() }),
  }),
};
