import type { SignToken } from '../cutting/sign-tokens.ts';
import { feelingLexicon } from './feeling-lexicon.ts';
import type { Mark, MarkKind, MarkNode } from './marks.ts';

/** A phrase of the lexicon in a text. */
export interface FoundMark {
  /** Tokens. */
  readonly from: number;
  readonly to: number;
  readonly marks: readonly Mark[];
}

/** 打不开, 登录不上: cannot. */
const CANNOT =
  /^\p{Script=Han}?不(?:了|到|起|出|上|下|开|完|动|掉|住|着|见|通|进|清|懂|惯|全|齐|明|成|来|去|起来|出来|上来|下来|过来|回来|进来|进去|出去|清楚|明白|干净)$/u;

/** The phrases of a text, from left to right, the longest at each place. */
export function findMarks(tokens: readonly SignToken[]): FoundMark[] {
  const found: FoundMark[] = [];
  for (let at = 0; at < tokens.length; ) {
    const longest = longestAt(tokens, at) ?? cannotAt(tokens, at);
    if (longest) found.push(longest);
    at = longest?.to ?? at + 1;
  }
  return found;
}

export const markOf = ({ marks }: FoundMark, kind: MarkKind): Mark | undefined =>
  marks.find(mark => mark.kind === kind);

function longestAt(tokens: readonly SignToken[], from: number): FoundMark | undefined {
  let open: MarkNode[] = [feelingLexicon()];
  let longest: FoundMark | undefined;
  for (let at = from; at < tokens.length && open.length > 0; at++) {
    const { text, form } = tokens[at]!;
    const names = text === form ? [text] : [text, form];
    open = open.flatMap(node => names.flatMap(name => node.next.get(name) ?? []));
    const marks = open.find(node => node.marks.length > 0)?.marks;
    if (marks && isWhole(tokens, from, at)) longest = { from, to: at + 1, marks };
  }
  return longest;
}

/** One Chinese sign is a word only where it is cut as one; several may be part of words, but not of two different ones at once. */
function isWhole(tokens: readonly SignToken[], from: number, last: number): boolean {
  const { begins } = tokens[from]!;
  const { ends } = tokens[last]!;
  if (from === last) return begins && ends;
  return last - from === 1 ? ends : begins || ends;
}

function cannotAt(tokens: readonly SignToken[], from: number): FoundMark | undefined {
  const { begins, word } = tokens[from]!;
  if (!begins || !CANNOT.test(word)) return undefined;
  return { from, to: from + Array.from(word).length, marks: [{ kind: 'value', value: -0.5 }] };
}
