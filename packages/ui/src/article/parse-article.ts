import type { ArticleBlock } from './article-tree.ts';
import { countIds } from './count-ids.ts';
import { parseInline } from './parse-inline.ts';
import { readContainer } from './read-container.ts';
import { readTable } from './read-table.ts';
import { startsBlock } from './starts-block.ts';
import { wordsOf } from './words-of.ts';

/** Quotes and lists within each other. What lies deeper is words: it bounds the time and the depth of what is drawn. */
const MOST_DEPTH = 6;

const HEADING = /^ {0,3}(#{1,6})(?: +(.*))?$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})[^`]*$/;
const RULE = /^ {0,3}([-*_])(?: *\1){2,} *$/;

/** What is counted through the whole article. */
interface Counts {
  readonly idOf: (words: string) => string;
  tables: number;
}

/**
 * Markdown as our articles and documents are written: headings, paragraphs, lists, quotes, tables, code, pictures, links. Whatever
 * is written, no HTML comes of it, and time and size grow with its length alone. Why no library: decision 0006.
 */
export function parseArticle(markdown: string): readonly ArticleBlock[] {
  const lines = markdown
    .replaceAll('\0', '\ufffd')
    .replaceAll('\t', '    ')
    .split(/\r\n|\r|\n/);
  return parseBlocks(lines, 0, { idOf: countIds(), tables: 0 });
}

function parseBlocks(lines: readonly string[], depth: number, counts: Counts): readonly ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] as string;
    if (line.trim() === '') {
      at += 1;
      continue;
    }
    const [block, next] =
      readHeading(line, at, counts) ??
      readFence(lines, at) ??
      (RULE.test(line) ? [{ kind: 'rule' } as const, at + 1] : undefined) ??
      (depth < MOST_DEPTH ? readContainer(lines, at, inner => parseBlocks(inner, depth + 1, counts)) : undefined) ??
      readTable(lines, at, counts) ??
      readParagraph(lines, at);
    blocks.push(block);
    at = next;
  }
  return blocks;
}

type Read = readonly [block: ArticleBlock, next: number];

/** The page has its own first heading: what an article calls its first is a part of it. */
function readHeading(line: string, at: number, counts: Counts): Read | undefined {
  const [, marks, source = ''] = HEADING.exec(line) ?? [];
  if (!marks) return undefined;
  const written = source.replace(/(?<=^| )#+ *$/, '').trim();
  const level = Math.min(Math.max(marks.length, 2), 4) as 2 | 3 | 4;
  const words = parseInline(written);
  return [{ kind: 'heading', level, id: counts.idOf(wordsOf(words)), words }, at + 1];
}

function readFence(lines: readonly string[], at: number): Read | undefined {
  const [, fence] = FENCE.exec(lines[at] as string) ?? [];
  if (!fence) return undefined;
  let end = at + 1;
  while (end < lines.length && !isFenceEnd(lines[end] as string, fence)) end += 1;
  return [{ kind: 'code', text: lines.slice(at + 1, end).join('\n') }, end + 1];
}

const isFenceEnd = (line: string, fence: string): boolean => {
  const written = line.trim();
  return written.length >= fence.length && written === fence.charAt(0).repeat(written.length);
};

function readParagraph(lines: readonly string[], at: number): Read {
  let end = at + 1;
  while (end < lines.length && (lines[end] as string).trim() !== '' && !startsBlock(lines[end] as string)) end += 1;
  return [{ kind: 'paragraph', words: parseInline(lines.slice(at, end).join('\n')) }, end];
}
