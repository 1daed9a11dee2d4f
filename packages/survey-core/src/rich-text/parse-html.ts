import { decodeEntities } from './entities.ts';
import type { HtmlElement, HtmlNode, HtmlProblem } from './html-node.ts';
import { attributeProblem, isAllowedTag, isVoidTag } from './whitelist.ts';

const MAX_DEPTH = 20;
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*)\s*(\/?)>/y;
const ATTRIBUTE = /([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g;

interface Open {
  readonly tag: string;
  readonly attributes: Record<string, string>;
  readonly children: HtmlNode[];
}

/**
 * Strict on purpose: tags must be known, closed and nested, values quoted. A browser's parser forgives, and what it makes of
 * forgiven markup is how scripts get in; so whatever is not plainly right is refused, never repaired.
 */
export function parseHtml(html: string): { readonly nodes: readonly HtmlNode[] } | HtmlProblem {
  const root: Open = { tag: '', attributes: {}, children: [] };
  const open: Open[] = [root];
  for (let at = 0; at < html.length; ) {
    const top = open.at(-1)!;
    if (html[at] !== '<') {
      const end = html.indexOf('<', at);
      const text = decodeEntities(html.slice(at, end < 0 ? html.length : end));
      if (text === undefined) return { problem: 'entity-unknown', at };
      top.children.push({ text });
      at = end < 0 ? html.length : end;
      continue;
    }
    TAG.lastIndex = at;
    const found = TAG.exec(html);
    if (!found) return { problem: 'markup-broken', at };
    // All four groups of the pattern take part in every match, be it with an empty text.
    const [whole, slash, tag, rawAttributes, selfClosing] = found as unknown as [
      string,
      string,
      string,
      string,
      string,
    ];
    // Inside a quote marker stand words only.
    if (!isAllowedTag(tag) || (slash === '' && isMarker(top))) return { problem: 'tag-not-allowed', at, name: tag };
    if (slash !== '') {
      if (top.tag !== tag || open.length === 1 || rawAttributes !== '')
        return { problem: 'markup-broken', at, name: tag };
      open.pop();
    } else {
      const attributes = readAttributes(tag, rawAttributes, at);
      // No tag may have an attribute of that name, so it is the problem's own.
      if ('problem' in attributes) return attributes as unknown as HtmlProblem;
      const element: Open = { tag, attributes, children: [] };
      top.children.push(element as HtmlElement);
      if (!isVoidTag(tag)) {
        // In HTML a slash does not close a tag that has content: a browser would see it open.
        if (selfClosing !== '') return { problem: 'markup-broken', at, name: tag };
        if (open.push(element) > MAX_DEPTH) return { problem: 'nested-too-deep', at, name: tag };
      }
    }
    at += whole.length;
  }
  return open.length > 1
    ? { problem: 'markup-broken', at: html.length, name: open.at(-1)!.tag }
    : { nodes: root.children };
}

function readAttributes(tag: string, raw: string, at: number): Record<string, string> | HtmlProblem {
  const attributes: Record<string, string> = {};
  for (const [, name, double, single] of raw.matchAll(ATTRIBUTE) as Iterable<[string, string, string?, string?]>) {
    const value = decodeEntities(double ?? single ?? '');
    if (value === undefined) return { problem: 'entity-unknown', at, name };
    if (Object.hasOwn(attributes, name)) return { problem: 'markup-broken', at, name };
    // Quote markers are found by their double quotes.
    if (name.startsWith('data-') && double === undefined) return { problem: 'markup-broken', at, name };
    const problem = attributeProblem(tag, name, value);
    if (problem) return { problem, at, name };
    attributes[name] = value;
  }
  return attributes;
}

function isMarker({ attributes }: Open): boolean {
  return Object.hasOwn(attributes, 'data-qid') || Object.hasOwn(attributes, 'data-calc');
}
