import { cutWords } from '../cutting/cut-words.ts';
import { languageOf } from '../cutting/language-of.ts';

/** A piece of a text that stands, moves or goes as a whole. */
export interface TextToken {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A word or a number, and not a sign or a space. */
  readonly isWord: boolean;
}

const SMALLEST = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+|\s+|./gsu;

/** As small as words of two versions can be told apart: each Chinese sign, each other word, each mark; all that is between, too. */
export function smallTokens(text: string): TextToken[] {
  return Array.from(text.matchAll(SMALLEST), ({ 0: token, index }) => ({
    text: token,
    start: index,
    end: index + token.length,
    isWord: /^[\p{L}\p{N}]/u.test(token),
  }));
}

/** Words as people read them, and each mark and each space between them. */
export function readTokens(text: string): TextToken[] {
  const tokens: TextToken[] = [];
  let at = 0;
  const between = (to: number) => {
    if (to > at) tokens.push({ text: text.slice(at, to), start: at, end: to, isWord: false });
  };
  for (const { text: word, start, end, kind } of cutWords(text, languageOf(text))) {
    between(start);
    tokens.push({ text: word, start, end, isWord: kind === 'word' || kind === 'number' });
    at = end;
  }
  between(text.length);
  return tokens;
}

/** Numbers for tokens, the same for what is the same; shared by the two texts that are held against each other. */
export class TokenNumbers {
  readonly #numbers = new Map<string, number>();

  numberOf(token: string): number {
    const known = this.#numbers.get(token);
    if (known !== undefined) return known;
    this.#numbers.set(token, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}

/** How many letters two texts have in common at the beginning. */
export function commonHead(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one.charCodeAt(at) === other.charCodeAt(at)) at++;
  return at;
}

/** And at the end, behind what they have in common at the beginning. */
export function commonTail(one: string, other: string, head: number): number {
  const most = Math.min(one.length, other.length) - head;
  let length = 0;
  while (length < most && one.charCodeAt(one.length - 1 - length) === other.charCodeAt(other.length - 1 - length))
    length++;
  return length;
}

const PART_OF_WORD = /^(?!\p{Script=Han})[\p{L}\p{M}\p{N}]|^[\uDC00-\uDFFF]/u;

/** Whether a token goes on over this place. */
const goesOn = (text: string, at: number) =>
  at > 0 &&
  at < text.length &&
  (/[\uDC00-\uDFFF]/.test(text.charAt(at)) ||
    (PART_OF_WORD.test(text.charAt(at)) && PART_OF_WORD.test(text.charAt(at - 1))));

/** Where the word begins in which this place is. */
export function wordBegins(text: string, at: number): number {
  let start = at;
  while (goesOn(text, start)) start--;
  return start;
}

/** And where it ends. */
export function wordEnds(text: string, at: number): number {
  let end = at;
  while (goesOn(text, end)) end++;
  return end;
}
