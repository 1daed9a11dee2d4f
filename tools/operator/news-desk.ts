import type { ListedNews, NewsContent, NewsWords } from '../../apps/server/src/features/people/news/index.ts';

export type { ListedNews, NewsContent, NewsWords };

/** What an operator does with the news of the site. False where nothing has that number. */
export interface NewsDesk {
  list(): Promise<readonly ListedNews[]>;
  add(content: NewsContent): Promise<number>;
  change(id: number, content: NewsContent): Promise<boolean>;
  publish(id: number, at: Date | undefined): Promise<boolean>;
  withdraw(id: number): Promise<boolean>;
}
