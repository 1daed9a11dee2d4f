import {
  encodeText,
  type HtmlElement,
  type HtmlNode,
  parseHtml,
  type RichText,
  richTextFrom,
  writeHtml,
} from '@wenshu/survey-core';

/** A title as words that a helper may change, and the way back. */
export interface TokenisedTitle {
  /** Every quoted answer and every mark is a token: [[1]], or [[2]] … [[/2]] around words. */
  readonly words: string;
  /** Undefined for words that lost, doubled or tangled a token. */
  restore(words: string): RichText | undefined;
}

const TOKEN = /\[\[(\/?)(\d{1,3})\]\]/g;
const VOID = /^<[^>]+>$/;

const isElement = (node: HtmlNode): node is HtmlElement => 'tag' in node;
const isQuote = ({ tag, attributes }: HtmlElement) =>
  tag === 'span' && (attributes['data-qid'] !== undefined || attributes['data-calc'] !== undefined);

/** Undefined for a title that is no words that one may change: it has none, or says itself what we write our tokens with. */
export function tokenise({ text, html }: RichText): TokenisedTitle | undefined {
  if (text.includes('[[')) return undefined;
  if (html === undefined)
    return { words: text.trim(), restore: words => (words.includes('[[') ? undefined : { text: words.trim() }) };
  const parsed = parseHtml(html);
  if ('problem' in parsed) return undefined;
  const tokens: string[] = [];
  const words = writeTokens(parsed.nodes, tokens).trim();
  return { words, restore: changed => restore(changed.trim(), tokens) };
}

function writeTokens(nodes: readonly HtmlNode[], tokens: string[]): string {
  return nodes
    .map(node => {
      if (!isElement(node)) return node.text;
      const html = writeHtml([node]);
      // A quote is one thing: what it shows is not ours to change. So is what has no words in it, a picture or a break.
      if (isQuote(node) || VOID.test(html)) return `[[${tokens.push(html)}]]`;
      const number = tokens.push(html.slice(0, html.indexOf('>') + 1));
      return `[[${number}]]${writeTokens(node.children, tokens)}[[/${number}]]`;
    })
    .join('');
}

function restore(words: string, tokens: readonly string[]): RichText | undefined {
  const seen = new Set<number>();
  const open: number[] = [];
  let end = 0;
  let html = '';
  for (const { 0: whole, 1: slash, 2: digits, index } of words.matchAll(TOKEN)) {
    const number = Number(digits);
    const token = tokens[number - 1];
    html += encodeText(words.slice(end, index));
    end = index + whole.length;
    if (token === undefined) return undefined;
    if (slash === '/') {
      if (open.pop() !== number) return undefined;
      html += closing(token);
    } else {
      if (seen.has(number)) return undefined;
      seen.add(number);
      if (hasContent(token)) open.push(number);
      html += token;
    }
  }
  if (seen.size !== tokens.length || open.length > 0) return undefined;
  const made = richTextFrom(html + encodeText(words.slice(end)));
  return 'problem' in made ? undefined : made;
}

const tagOf = (token: string) => /^<([a-z0-9]+)/.exec(token)?.[1] ?? '';
/** Only the beginning of an element was kept, because its words go on. */
const hasContent = (token: string) => VOID.test(token) && !['br', 'img', 'video'].includes(tagOf(token));
const closing = (token: string) => `</${tagOf(token)}>`;
