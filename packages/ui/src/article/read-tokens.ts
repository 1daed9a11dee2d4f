import { closingTicks } from './closing-ticks.ts';

/** A line's words cut where a mark may stand. What is no mark after all is shown as its own characters. */
export type InlineToken =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'marks'; readonly text: string; readonly canOpen: boolean; readonly canClose: boolean }
  | { readonly kind: 'open'; readonly text: '[' | '![' }
  /** `target` is undefined of a bracket that no address follows. */
  | { readonly kind: 'close'; readonly text: string; readonly target?: string };

// No bracket may stand in an address: so each character is looked at once, however many links are begun and never ended.
const TARGET = /\( {0,3}((?:[^\s()[\]<>]|\([^\s()[\]<>]*\))*)(?: {1,3}"[^"\n[\]]*")? {0,3}\)/y;
const AUTOMATIC = /<((?:https?:\/\/|mailto:)[^\s<>]+)>/iy;
const ESCAPED = /\\([!-/:-@[-`{-~])/y;
const LINE_END = /( {2,}|\\)?\n */y;
const PLAIN = /[^\\`*_[\]!<\n ]+/y;
const MARKS = /\*+|_+/y;

export function readTokens(written: string): readonly InlineToken[] {
  // Two spaces at the end of a line say as much as a thousand, of which each would be looked past anew.
  const source = written.replace(/ {3,}/g, '  ');
  const tokens: InlineToken[] = [];
  const ticks = closingTicks(source);
  let at = 0;
  const found = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) at += match[0].length;
    return match;
  };
  const readOne = (): InlineToken => {
    const from = at;
    const plain = found(PLAIN);
    if (plain) return { kind: 'text', text: plain[0] };
    const lineEnd = found(LINE_END);
    if (lineEnd) return lineEnd[1] ? { kind: 'break' } : { kind: 'text', text: joint(source, from, at) };
    const escaped = found(ESCAPED);
    if (escaped) return { kind: 'text', text: escaped[1] ?? '' };
    const automatic = found(AUTOMATIC);
    if (automatic) return { kind: 'address', address: automatic[1] ?? '' };
    const marks = found(MARKS);
    if (marks) return readMarks(source, from, marks[0]);
    const code = ticks.readAt(at);
    if (code) {
      at = code.end;
      return { kind: code.isCode ? 'code' : 'text', text: code.text };
    }
    if (source.startsWith('![', at)) {
      at += 2;
      return { kind: 'open', text: '![' };
    }
    at += 1;
    const character = source.charAt(from);
    if (character === '[') return { kind: 'open', text: '[' };
    if (character !== ']') return { kind: 'text', text: character };
    const target = found(TARGET);
    return target
      ? { kind: 'close', text: source.slice(from, at), target: target[1] ?? '' }
      : { kind: 'close', text: ']' };
  };
  while (at < source.length) tokens.push(readOne());
  return tokens;
}

const SPACE_OR_END = /^$|\s/;
const WORD = /[\p{L}\p{N}]/u;

/**
 * CommonMark also asks whether punctuation stands beside the marks, which holds for scripts with spaces between words:
 * in 这是**“重要”**的 it would show the asterisks. We ask for no more than that no space stands on the inner side.
 */
function readMarks(source: string, from: number, text: string): InlineToken {
  const before = source.charAt(from - 1);
  const after = source.charAt(from + text.length);
  // An underscore within a word, as in snake_case, is a letter of it.
  const isInWord = text.startsWith('_') && WORD.test(before) && WORD.test(after);
  return {
    kind: 'marks',
    text,
    canOpen: !isInWord && !SPACE_OR_END.test(after),
    canClose: !isInWord && !SPACE_OR_END.test(before),
  };
}

const WIDE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u3000-\u303f“”‘’…—]/;

/** Where a line of the source ends, Latin words need a space between them and Chinese characters must have none. */
const joint = (source: string, from: number, to: number): string =>
  WIDE.test(source.charAt(from - 1)) && WIDE.test(source.charAt(to)) ? '' : ' ';
