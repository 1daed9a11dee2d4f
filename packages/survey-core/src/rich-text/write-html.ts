import { encodeText } from './entities.ts';
import { type HtmlNode, isElement } from './html-node.ts';
import { isVoidTag } from './whitelist.ts';

/** The tree as HTML again. Parsing what this writes gives the same tree. */
export function writeHtml(nodes: readonly HtmlNode[]): string {
  return nodes
    .map(node => {
      if (!isElement(node)) return encodeText(node.text);
      const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${encodeText(value)}"`);
      const start = `<${node.tag}${attributes.join('')}>`;
      return isVoidTag(node.tag) ? start : `${start}${writeHtml(node.children)}</${node.tag}>`;
    })
    .join('');
}
