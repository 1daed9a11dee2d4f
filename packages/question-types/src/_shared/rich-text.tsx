import { type HtmlNode, isElement, parseHtml, type RichText as Text } from '@wenshu/survey-core/answering';
import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react';

/** Trees of texts that were met: a page is drawn with every keystroke, and its texts stay the same. */
const known = new Map<string, readonly HtmlNode[] | undefined>();
const MOST_KNOWN = 500;

/**
 * A text of the creator with its marks. It is built from the core's whitelisted tree, element by element: no HTML is ever handed to the
 * browser as a string. What does not pass is shown as plain text.
 */
export function RichText({ of: { text, html } }: { readonly of: Text }): ReactNode {
  const nodes = html === undefined ? undefined : treeOf(html);
  return nodes ? nodes.map(render) : text;
}

function treeOf(html: string): readonly HtmlNode[] | undefined {
  if (!known.has(html)) {
    if (known.size >= MOST_KNOWN) known.clear();
    const parsed = parseHtml(html);
    known.set(html, 'nodes' in parsed ? parsed.nodes : undefined);
  }
  return known.get(html);
}

function render(node: HtmlNode, key: number): ReactNode {
  if (!isElement(node)) return <Fragment key={key}>{node.text}</Fragment>;
  const { tag, attributes, children } = node;
  const style = attributes.style === undefined ? undefined : styleOf(attributes.style);
  const inner = children.map(render);
  if (tag === 'br') return <br key={key} />;
  if (tag === 'img') {
    const { src = '', alt = '', width, height } = attributes;
    return <img key={key} className="rich-picture" src={addressOf(src)} alt={alt} width={width} height={height} />;
  }
  if (tag === 'video') {
    const { src = '', width, height } = attributes;
    const shown = { className: 'rich-video', src: addressOf(src), controls: true, playsInline: true, width, height };
    return createElement('video', { key, preload: 'metadata', ...shown });
  }
  if (tag === 'a') {
    return (
      <a key={key} href={addressOf(attributes.href ?? '')} target="_blank" rel="noopener noreferrer" style={style}>
        {inner}
      </a>
    );
  }
  // A paragraph may stand in a heading or a label, where HTML has no place for one.
  if (tag === 'p') {
    return (
      <span key={key} className="rich-line" style={style}>
        {inner}
      </span>
    );
  }
  return createElement(tag, { key, style }, ...inner);
}

/** `{host}` stands for wherever the survey is served. */
function addressOf(address: string): string {
  return address.replace(/^\{host\}/, '') || '/';
}

/** The whitelist has judged every declaration; here they only change their shape. */
function styleOf(text: string): CSSProperties {
  const style: Record<string, string> = {};
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const name = declaration.slice(0, colon).trim().toLowerCase();
    style[name.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase())] = declaration
      .slice(colon + 1)
      .trim();
  }
  return style;
}
