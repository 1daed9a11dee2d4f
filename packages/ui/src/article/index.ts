/// <reference path="../css-modules.d.ts" />

export { Article, type ArticleLabels } from './article.tsx';
export { parseArticle } from './parse-article.ts';
export { plainWords } from './plain-words.ts';
