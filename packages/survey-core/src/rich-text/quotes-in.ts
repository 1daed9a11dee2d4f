import type { RichText } from '../rich-text.ts';
import { type HtmlNode, isElement } from './html-node.ts';
import { parseHtml } from './parse-html.ts';

/** The quotes that a text holds, each as its attributes, sorted: two texts quote the same when these are the same. */
export function quotesIn({ html }: RichText): string[] {
  const parsed = html === undefined ? undefined : parseHtml(html);
  return parsed && 'nodes' in parsed ? collect(parsed.nodes).sort() : [];
}

function collect(nodes: readonly HtmlNode[]): string[] {
  return nodes.flatMap(node => {
    if (!isElement(node)) return [];
    const data = Object.entries(node.attributes).filter(([name]) => name.startsWith('data-'));
    const own =
      data.length > 0
        ? [
            data
              .map(([name, value]) => `${name}=${value}`)
              .sort()
              .join(' '),
          ]
        : [];
    return [...own, ...collect(node.children)];
  });
}
