import { costOfRule, isPhrase } from './joined-signs.ts';
import { wordCosts } from './word-costs.ts';

/** No word of the list is longer, and no rule makes one that is. */
const LONGEST = 7;
/** A sign that stands in no list. */
const UNKNOWN_SIGN = 10.5;
/** A word that only the platform's dictionary knows, by its signs: ours goes before it. */
const FOREIGN = [0, 0, 12.5, 16.5, 18];
/** Different words that are remembered; with more, it begins anew. */
const MOST_REMEMBERED = 200_000;

const remembered = new Map<string, number>();
let segmenter: Intl.Segmenter | undefined;

/**
 * A run of Chinese signs in words, as the places at which they end: of all ways to cut it the one whose words are likeliest together
 * (least Σ −ln p, worked out from left to right). Words are those of our list, of a few rules (打不开, 这次, 保修期), and, where both
 * are silent, those that the platform's dictionary finds in the same run. The first of two that are as likely has the longer last word.
 *
 * @example
 * cutHan('性价比高客服想不起来') // [3, 4, 6, 10]
 */
export function cutHan(run: string): number[] {
  const ends = signEnds(run);
  const count = ends.length - 1;
  const foreign = foreignWords(run);
  const best = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY);
  const from = new Int32Array(count + 1);
  best[0] = 0;
  for (let end = 1; end <= count; end++)
    for (let start = Math.max(0, end - LONGEST); start < end; start++) {
      const text = run.slice(ends[start], ends[end]);
      const own = costOfWord(text, end - start);
      const cost = best[start]! + (own < IMPOSSIBLE || !foreign.has(text) ? own : FOREIGN[end - start]!);
      if (cost < best[end]! - 1e-9) {
        best[end] = cost;
        from[end] = start;
      }
    }
  const found: number[] = [];
  for (let end = count; end > 0; end = from[end]!) found.push(ends[end]!);
  return found.reverse();
}

const IMPOSSIBLE = Number.POSITIVE_INFINITY;

/** Where each sign ends, in units of the text, after 0: a rare one takes two. */
function signEnds(run: string): number[] {
  const ends = [0];
  for (const sign of run) ends.push(ends.at(-1)! + sign.length);
  return ends;
}

function costOfWord(text: string, length: number): number {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const costs = wordCosts();
  const cost =
    costs.get(text) ?? (length === 1 ? UNKNOWN_SIGN : (costOfRule(text, word => costs.get(word)) ?? IMPOSSIBLE));
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(text, cost);
  return cost;
}

/** What the platform takes for words here, without what is a phrase to us. */
function foreignWords(run: string): ReadonlySet<string> {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const words = new Set<string>();
  for (const { segment } of segmenter.segment(run)) {
    const length = Array.from(segment).length;
    if (length > 1 && length < FOREIGN.length && !isPhrase(segment)) words.add(segment);
  }
  return words;
}
