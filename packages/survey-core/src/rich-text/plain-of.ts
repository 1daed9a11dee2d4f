import { type HtmlNode, isElement } from './html-node.ts';

const BLOCKS: readonly string[] = ['p', 'li', 'ul', 'ol'];

/** The words of rich text without its marks: blocks and breaks are lines. */
export function plainOf(nodes: readonly HtmlNode[]): string {
  return linesOf(nodes)
    .replace(/\n{2,}/g, '\n')
    .replace(/^\n|\n$/g, '');
}

function linesOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map(node => {
      if (!isElement(node)) return node.text.replace(/\u00a0/g, ' ');
      if (node.tag === 'br') return '\n';
      const inner = linesOf(node.children);
      return BLOCKS.includes(node.tag) ? `\n${inner}\n` : inner;
    })
    .join('');
}

/** Whether two plain texts say the same: editors differ in how many blanks and line breaks they write. */
export function isSamePlain(a: string, b: string): boolean {
  return squeeze(a) === squeeze(b);
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
