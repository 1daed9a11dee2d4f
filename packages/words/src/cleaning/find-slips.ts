import type { WordsLanguage } from '../cutting/cut-words.ts';
import { englishSlips } from './en-slips.ts';
import { MOST_LETTERS, type Slip, type SlipFinder, type SlipKind } from './slip.ts';
import { chineseSlips } from './zh-slips.ts';

const SOUNDS = /\b(?:u+m+|uh+|erm?|hmm+)\b|[嗯呃唔额啊]/giu;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/**
 * What a cleaned transcript leaves out of a turn: fillers (嗯, 那个, um, you know), words repeated by stumbling (我我我, the the), beginnings that were left
 * (周三，不对，周四). Each with the comma and the space that go with it, so that the rest reads well. Only what is sure: 那个手机, 慢慢, "very very"
 * and "you know the shop" stay, and so does a filler that is the whole answer, since it may be a yes.
 *
 * @example
 * findSlips('嗯，我我觉得还行', 'zh') // [{ from: 0, to: 2, kind: 'filler' }, { from: 2, to: 3, kind: 'repeat' }]
 */
export function findSlips(text: string, language: WordsLanguage): Slip[] {
  if (text.length > MOST_LETTERS) return [];
  let slips: readonly Slip[] = [];
  // A repeat may have a filler between (我，呃，我觉得): what one look has found is gone for the next.
  let rest = left(text, slips);
  for (const [kind, find] of language === 'zh' ? chineseSlips : englishSlips) {
    const found = foundIn(rest, kind, find);
    if (found.length === 0) continue;
    slips = joined(slips, found);
    rest = left(text, slips);
  }
  return SAYS_SOMETHING.test(rest.text.replace(SOUNDS, '')) ? [...slips] : [];
}

function foundIn(rest: Left, kind: SlipKind, find: SlipFinder): Slip[] {
  const found: Slip[] = [];
  let end = 0;
  for (const { from, to } of find(rest.text)) {
    if (from < end) continue;
    found.push({ from: rest.places[from]!, to: rest.places[to - 1]! + 1, kind });
    end = to;
  }
  return found;
}

/** What was found first may lie within what was found later, and goes into it. */
function joined(slips: readonly Slip[], found: readonly Slip[]): Slip[] {
  const outside = slips.filter(slip => !found.some(({ from, to }) => from <= slip.from && slip.to <= to));
  return [...outside, ...found].sort((one, other) => one.from - other.from);
}

interface Left {
  readonly text: string;
  readonly places: readonly number[];
}

/** What is left, and where each of its letters stood. */
function left(text: string, slips: readonly Slip[]): Left {
  const places: number[] = [];
  let at = 0;
  for (const { from, to } of [...slips, { from: text.length, to: text.length }]) {
    for (; at < from; at++) places.push(at);
    at = to;
  }
  return { text: places.map(place => text.charAt(place)).join(''), places };
}
