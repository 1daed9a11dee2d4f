import { type HtmlNode, isLink, plainOf, type RichText, writeHtml } from '@wenshu/survey-core';
import type { DocMark, DocNode } from '../quote/doc-node.ts';

/** Outermost first. A fixed order: the same text is always the same HTML, so an unchanged one is no edit. */
const MARK_TAGS = [
  ['link', 'a'],
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strike', 's'],
  ['subscript', 'sub'],
  ['superscript', 'sup'],
  ['look', 'span'],
] as const;
const BLOCK_TAGS: Readonly<Record<string, string>> = { bulletList: 'ul', orderedList: 'ol', listItem: 'li' };

/** The editor's document as the core stores it: plain text, and HTML of the whitelist when there is more than words. */
export function writeDoc(doc: DocNode): RichText {
  const blocks = withoutEmptyEnd(doc.content ?? []);
  if (blocks.every(isPlain)) return { text: blocks.map(plainLine).join('\n') };
  const nodes = blocks.map(blockOf);
  return { text: plainOf(nodes), html: writeHtml(nodes) };
}

/** Words without marks: what counts against the limit. */
export function plainTextOf(doc: DocNode): string {
  return writeDoc(doc).text;
}

function withoutEmptyEnd(blocks: readonly DocNode[]): readonly DocNode[] {
  const last = blocks.findLastIndex(block => (block.content?.length ?? 0) > 0);
  return blocks.slice(0, last + 1);
}

function isPlain({ type, attrs, content = [] }: DocNode): boolean {
  const isAligned = Boolean(attrs?.textAlign) && attrs?.textAlign !== 'left';
  const areWords = content.every(one => one.type === 'hardBreak' || (one.type === 'text' && !one.marks?.some(isWorth)));
  return type === 'paragraph' && !isAligned && areWords;
}

function plainLine({ content = [] }: DocNode): string {
  return content.map(one => (one.type === 'hardBreak' ? '\n' : one.text)).join('');
}

function element(tag: string, attributes: Readonly<Record<string, string>>, children: readonly HtmlNode[]): HtmlNode {
  return { tag, attributes, children };
}

function blockOf(node: DocNode): HtmlNode {
  const tag = BLOCK_TAGS[node.type];
  if (tag) return element(tag, {}, (node.content ?? []).map(blockOf));
  const align = node.attrs?.textAlign;
  const style: Record<string, string> = align && align !== 'left' ? { style: `text-align:${align}` } : {};
  return element('p', style, (node.content ?? []).flatMap(inlineOf));
}

function inlineOf(node: DocNode): HtmlNode[] {
  const { type, attrs = {}, marks = [], text = '' } = node;
  if (type === 'hardBreak') return [element('br', {}, [])];
  if (type === 'image') return [element('img', mediaOf(attrs), [])];
  if (type === 'video') return [element('video', { ...mediaOf(attrs), controls: 'true' }, [])];
  if (type === 'quote') return [quoteOf(attrs)];
  // A placeholder is only there while its dialog is open.
  if (type !== 'text') return [];
  return [marked({ text }, marks)];
}

function mediaOf(attrs: Readonly<Record<string, unknown>>): Record<string, string> {
  const known = ['src', 'alt', 'width', 'height'].filter(name => attrs[name] !== undefined && attrs[name] !== null);
  return Object.fromEntries(known.map(name => [name, String(attrs[name])]));
}

/** As the core's `writeMarker` writes it. */
function quoteOf({ qid, calc, part, ids, label }: Readonly<Record<string, unknown>>): HtmlNode {
  return element(
    'span',
    {
      ...(calc ? { 'data-calc': String(calc) } : { 'data-qid': String(qid) }),
      ...(part && ids ? { [`data-${part}`]: String(ids) } : {}),
      contenteditable: 'false',
      style: 'font-weight:bold',
    },
    [{ text: String(label) }],
  );
}

function marked(inner: HtmlNode, marks: readonly DocMark[]): HtmlNode {
  return MARK_TAGS.reduceRight((node, [type, tag]) => {
    const mark = marks.find(one => one.type === type && isWorth(one));
    return mark ? element(tag, attributesOf(mark), [node]) : node;
  }, inner);
}

/** A link must lead somewhere, and a look must be one: taken back to the standard it is none. */
function isWorth({ type, attrs = {} }: DocMark): boolean {
  if (type === 'link') return isLink(String(attrs.href));
  return type !== 'look' || Boolean(attrs.fontSize || attrs.color || attrs.background);
}

function attributesOf({ type, attrs = {} }: DocMark): Record<string, string> {
  if (type === 'link') return { href: String(attrs.href), target: '_blank', rel: 'noopener noreferrer' };
  if (type !== 'look') return {};
  const style = [
    attrs.fontSize && `font-size:${attrs.fontSize}`,
    attrs.color && `color:${attrs.color}`,
    attrs.background && `background-color:${attrs.background}`,
  ].filter(Boolean);
  return style.length > 0 ? { style: style.join(';') } : {};
}
