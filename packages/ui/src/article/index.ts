/// <reference path="../css-modules.d.ts" />

export { Article } from './article.tsx';
export type { ArticleLabels } from './article-labels.ts';
export { parseArticle } from './parse-article.ts';
export { plainWords } from './plain-words.ts';
