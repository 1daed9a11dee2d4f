export { ensureOwnNews } from './ensure-own-news.ts';
export { findNewsArticle } from './find-news-article.ts';
export { listNews } from './list-news.ts';
export { registerNewsCalls } from './news.routes.ts';
export {
  insertNews,
  type ListedNews,
  listAllNews,
  type NewsContent,
  type NewsWords,
  publishNews,
  updateNews,
  withdrawNews,
} from './news-item.repository.ts';
