import type { ArticleInline } from './article-tree.ts';

/** What is read in a line, without its marks and pictures. */
export const wordsOf = (words: readonly ArticleInline[]): string => words.map(wordsOfOne).join('');

function wordsOfOne(inline: ArticleInline): string {
  if (inline.kind === 'text' || inline.kind === 'code') return inline.text;
  if (inline.kind === 'break') return ' ';
  return inline.kind === 'image' ? '' : wordsOf(inline.children);
}
