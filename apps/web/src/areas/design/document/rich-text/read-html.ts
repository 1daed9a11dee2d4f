import { type HtmlElement, type HtmlNode, parseHtml, type RichText } from '@wenshu/survey-core';
import { type DocMark, type DocNode, QUOTE_PARTS } from '../quote/doc-node.ts';

const SIMPLE_MARKS: Readonly<Record<string, string>> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  u: 'underline',
  s: 'strike',
  sub: 'subscript',
  sup: 'superscript',
};
const BLOCKS: Readonly<Record<string, string>> = {
  p: 'paragraph',
  ul: 'bulletList',
  ol: 'orderedList',
  li: 'listItem',
};

/** A stored text as a document of the editor. A plain one is a paragraph a line; what does not pass the whitelist is taken as plain. */
export function readHtml({ text, html }: RichText): DocNode {
  const parsed = html === undefined ? undefined : parseHtml(html);
  if (!parsed || 'problem' in parsed) return { type: 'doc', content: text.split('\n').map(plainParagraph) };
  return { type: 'doc', content: blocksOf(parsed.nodes, []) };
}

function plainParagraph(line: string): DocNode {
  return { type: 'paragraph', ...(line !== '' && { content: [{ type: 'text', text: line }] }) };
}

/** Inline parts that stand between blocks get a paragraph of their own: a document holds blocks only. */
function blocksOf(nodes: readonly HtmlNode[], marks: readonly DocMark[]): DocNode[] {
  const blocks: DocNode[] = [];
  let line: DocNode[] = [];
  const endLine = () => {
    if (line.length > 0) blocks.push({ type: 'paragraph', content: line });
    line = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      endLine();
      blocks.push(blockOf(node, marks));
    } else line.push(...inlinesOf([node], marks));
  }
  endLine();
  return blocks.length > 0 ? blocks : [{ type: 'paragraph' }];
}

function isBlock(node: HtmlNode): node is HtmlElement {
  return 'tag' in node && Object.hasOwn(BLOCKS, node.tag);
}

function blockOf(node: HtmlElement, marks: readonly DocMark[]): DocNode {
  if (node.tag !== 'p') return { type: BLOCKS[node.tag]!, content: blocksOf(node.children, marks) };
  const style = styleOf(node);
  const content = inlinesOf(node.children, [...marks, ...marksOfStyle(style)]);
  return {
    type: 'paragraph',
    ...(style['text-align'] && { attrs: { textAlign: style['text-align'] } }),
    ...(content.length > 0 && { content }),
  };
}

function inlinesOf(nodes: readonly HtmlNode[], marks: readonly DocMark[]): DocNode[] {
  const withMarks = marks.length > 0 ? { marks } : {};
  return nodes.flatMap((node): DocNode[] => {
    if (!('tag' in node)) return node.text === '' ? [] : [{ type: 'text', text: node.text, ...withMarks }];
    const { tag, attributes, children } = node;
    if (tag === 'br') return [{ type: 'hardBreak' }];
    if (tag === 'img' || tag === 'video')
      return [{ type: tag === 'img' ? 'image' : 'video', attrs: mediaOf(attributes) }];
    if (attributes['data-qid'] || attributes['data-calc']) return [quoteOf(node)];
    return inlinesOf(children, addMarks(marks, marksOf(node)));
  });
}

function mediaOf({ src = '', alt, width, height }: HtmlElement['attributes']): Record<string, unknown> {
  return {
    src,
    ...(alt !== undefined && { alt }),
    ...(width && { width: Number(width) }),
    ...(height && { height: Number(height) }),
  };
}

function quoteOf({ attributes, children }: HtmlElement): DocNode {
  const part = QUOTE_PARTS.find(name => attributes[`data-${name}`]);
  const label = children.map(child => ('tag' in child ? '' : child.text)).join('');
  return {
    type: 'quote',
    attrs: {
      qid: attributes['data-qid'] ?? null,
      calc: attributes['data-calc'] ?? null,
      part: part ?? null,
      ids: part ? attributes[`data-${part}`]! : null,
      label,
    },
  };
}

function marksOf(node: HtmlElement): DocMark[] {
  const simple = SIMPLE_MARKS[node.tag];
  const link = node.tag === 'a' ? [{ type: 'link', attrs: { href: node.attributes.href ?? '' } }] : [];
  return [...(simple ? [{ type: simple }] : []), ...link, ...marksOfStyle(styleOf(node))];
}

function marksOfStyle(style: Readonly<Record<string, string>>): DocMark[] {
  const look = {
    ...(style['font-size'] && { fontSize: style['font-size'] }),
    ...(style.color && { color: style.color }),
    ...(style['background-color'] && { background: style['background-color'] }),
  };
  return [
    ...(['bold', '700'].includes(style['font-weight'] ?? '') ? [{ type: 'bold' }] : []),
    ...(style['font-style'] === 'italic' ? [{ type: 'italic' }] : []),
    ...(style['text-decoration'] === 'underline' ? [{ type: 'underline' }] : []),
    ...(style['text-decoration'] === 'line-through' ? [{ type: 'strike' }] : []),
    ...(Object.keys(look).length > 0 ? [{ type: 'look', attrs: look }] : []),
  ];
}

/** A mark stands once; looks of an inner element go over those of an outer one. */
function addMarks(outer: readonly DocMark[], inner: readonly DocMark[]): DocMark[] {
  const merged = outer.map(mark => {
    const again = inner.find(one => one.type === mark.type);
    return again?.attrs ? { type: mark.type, attrs: { ...mark.attrs, ...again.attrs } } : mark;
  });
  return [...merged, ...inner.filter(mark => !outer.some(one => one.type === mark.type))];
}

function styleOf({ attributes }: HtmlElement): Record<string, string> {
  const declarations = (attributes.style ?? '').split(';').filter(one => one.includes(':'));
  return Object.fromEntries(
    declarations.map(one => {
      const colon = one.indexOf(':');
      return [one.slice(0, colon).trim().toLowerCase(), one.slice(colon + 1).trim()];
    }),
  );
}
