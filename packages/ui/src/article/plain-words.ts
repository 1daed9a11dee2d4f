import type { ArticleBlock } from './article-tree.ts';
import { parseArticle } from './parse-article.ts';
import { wordsOf } from './words-of.ts';

/** The first words of an article without its marks, its headings and its tables: for a description or a card. At most `most` characters. */
export function plainWords(markdown: string, most: number): string {
  // A document may be long, and only its beginning is told: marks and addresses take no more than this.
  const beginning = markdown.slice(0, 2000 + most * 20);
  const words = parseArticle(beginning).flatMap(wordsOfBlock).join(' ').replace(/\s+/g, ' ').trim();
  const characters = [...words];
  return characters.length <= most
    ? words
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

function wordsOfBlock(block: ArticleBlock): readonly string[] {
  if (block.kind === 'paragraph') return [wordsOf(block.words)];
  if (block.kind === 'quote') return block.blocks.flatMap(wordsOfBlock);
  return block.kind === 'list' ? block.items.flat().flatMap(wordsOfBlock) : [];
}
