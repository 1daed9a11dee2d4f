import { costOfRule, isPhrase } from './joined-signs.ts';
import { wordCosts } from './word-costs.ts';

/** No word of the list is longer, and no rule makes one that is. */
const LONGEST = 7;
/** A sign that stands in no list. */
const UNKNOWN_SIGN = 10.5;
/** A word that only the platform's dictionary knows, by its signs: ours goes before it. */
const FOREIGN = [0, 0, 12.5, 16.5, 18];
const MOST_REMEMBERED = 50_000;

const remembered = new Map<string, number>();
let segmenter: Intl.Segmenter | undefined;

/**
 * A run of Chinese signs in words, as the places at which they end: of all ways to cut it the one whose words are likeliest together
 * (least Σ −ln p, worked out from left to right). Words are those of our list, of a few rules (打不开, 这次, 保修期), and, where both
 * are silent, of the platform's dictionary. The first of two that are as likely has the longer last word.
 *
 * @example
 * cutHan('性价比高客服想不起来') // [3, 4, 6, 10]
 */
export function cutHan(run: string): number[] {
  const signs = Array.from(run);
  const best = new Float64Array(signs.length + 1).fill(Number.POSITIVE_INFINITY);
  const from = new Int32Array(signs.length + 1);
  best[0] = 0;
  for (let end = 1; end <= signs.length; end++)
    for (let start = Math.max(0, end - LONGEST); start < end; start++) {
      const cost = best[start]! + costOfWord(signs.slice(start, end).join(''), end - start);
      if (cost < best[end]! - 1e-9) {
        best[end] = cost;
        from[end] = start;
      }
    }
  const ends: number[] = [];
  for (let end = signs.length; end > 0; end = from[end]!) ends.push(end);
  // In units of the text: a rare sign takes two.
  const widths = signs.map(sign => sign.length);
  let at = 0;
  const unitsTo = widths.map(width => (at += width));
  return ends.reverse().map(end => unitsTo[end - 1]!);
}

function costOfWord(text: string, length: number): number {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const costs = wordCosts();
  const cost =
    costs.get(text) ??
    (length === 1
      ? UNKNOWN_SIGN
      : (costOfRule(text, word => costs.get(word)) ?? (isForeign(text, length) ? FOREIGN[length]! : Number.POSITIVE_INFINITY)));
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(text, cost);
  return cost;
}

/** Whether the platform leaves it whole. */
function isForeign(text: string, length: number): boolean {
  if (length >= FOREIGN.length || isPhrase(text)) return false;
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const [first] = segmenter.segment(text);
  return first?.segment === text;
}
