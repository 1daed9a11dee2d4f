export { ensureOwnNews } from './ensure-own-news.ts';
export { findNewsArticle } from './find-news-article.ts';
export { listNews } from './list-news.ts';
export { registerNewsCalls } from './news.routes.ts';
export { insertNews, publishNews, updateNews, withdrawNews } from './news-change.repository.ts';
export { type ListedNews, listAllNews, type NewsContent, type NewsWords } from './news-item.repository.ts';
export {
  countNewsLines,
  findNews,
  findNewsVersion,
  listNewsLines,
  listNewsVersions,
  type NewsLine,
  type NewsVersion,
} from './news-version.repository.ts';
