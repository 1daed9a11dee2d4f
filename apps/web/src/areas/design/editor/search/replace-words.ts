import { type HtmlNode, parseHtml, plainOf, type RichText, writeHtml } from '@wenshu/survey-core';
import { plain } from './find-in-survey.ts';

export interface Replaced {
  readonly text: RichText;
  /** How often the words stood there. */
  readonly count: number;
}

/**
 * The text with other words in place of those, at most so often. Marks stay; a quote is a thing and no words, so nothing inside it is
 * touched, and words that stand half inside a mark and half outside are left alone.
 */
export function replaceWords(text: RichText, wanted: string, by: string, most = Number.POSITIVE_INFINITY): Replaced {
  const counter = { left: most, done: 0 };
  const words = plain(wanted);
  if (text.html === undefined) return { text: { text: swap(text.text, words, by, counter) }, count: counter.done };
  const parsed = parseHtml(text.html);
  if ('problem' in parsed) return { text, count: 0 };
  const nodes = parsed.nodes.map(node => swapIn(node, words, by, counter));
  return { text: { text: plainOf(nodes), html: writeHtml(nodes) }, count: counter.done };
}

interface Counter {
  readonly left: number;
  done: number;
}

function swapIn(node: HtmlNode, words: string, by: string, counter: Counter): HtmlNode {
  if (!('tag' in node)) return { text: swap(node.text, words, by, counter) };
  if ('data-qid' in node.attributes || 'data-calc' in node.attributes) return node;
  return { ...node, children: node.children.map(child => swapIn(child, words, by, counter)) };
}

function swap(text: string, words: string, by: string, counter: Counter): string {
  const looked = plain(text);
  let made = '';
  let from = 0;
  for (let at = looked.indexOf(words); at >= 0 && counter.done < counter.left; at = looked.indexOf(words, from)) {
    made += text.slice(from, at) + by;
    from = at + words.length;
    counter.done += 1;
  }
  return made + text.slice(from);
}
