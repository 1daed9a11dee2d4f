/** How a number before a text is written. A document numbers its questions in one of these ways, and often its options in another. */
export type NumberStyle = 'code' | 'letter-code' | 'chinese' | 'dot' | 'paren' | 'bracket';

export interface Numbered {
  readonly style: NumberStyle;
  readonly number: number;
  /** The text behind it. */
  readonly rest: string;
}

const CHINESE = '[一二三四五六七八九十]{1,3}';
const STYLES: readonly (readonly [NumberStyle, RegExp])[] = [
  // Q1. Q1: Q1、 "Q1 text", Question 1:, 问题1：, 题目 1
  ['code', /^(?:Q|Question\s*|问题\s*|题目?\s*)(\d{1,3})(?:\s*[.．、:：)）]\s*|\s+)(?=\S)/i],
  // 第1题, 第一题：
  ['code', new RegExp(`^第\\s*(\\d{1,3}|${CHINESE})\\s*[题题问]\\s*[.．、:：]?\\s*`)],
  // S1. A3、 as market researchers number their blocks.
  ['letter-code', /^[A-Z]{1,2}(\d{1,3})[a-z]?\s*[.．、:：)）]\s*(?=\S)/],
  ['chinese', new RegExp(`^(${CHINESE})\\s*[、.．:：]\\s*`)],
  // 1. 1、 1： but neither 1.5 nor 12:30.
  ['dot', /^(\d{1,3})\s*(?:[、．]|[.:：](?!\d))\s*(?=\S)/],
  ['paren', /^(\d{1,3})\s*[)）]\s*(?=\S)/],
  ['bracket', /^[（(【[]\s*(\d{1,3})\s*[)）】\]]\s*(?=\S)/],
];

/** The number that a line begins with. */
export function readNumber(text: string): Numbered | undefined {
  for (const [style, pattern] of STYLES) {
    const match = pattern.exec(text);
    if (match) return { style, number: numberOf(match[1]!), rest: text.slice(match[0].length) };
  }
  return undefined;
}

const DIGITS = '零一二三四五六七八九十';

/** Figures, or Chinese numerals up to ninety-nine; 两 is how one counts two things. */
export function numberOf(word: string): number {
  if (/^\d+$/.test(word)) return Number(word);
  const digits = [...word.replace('两', '二')].map(character => DIGITS.indexOf(character));
  const ten = digits.indexOf(10);
  if (ten === -1) return digits[0] ?? 0;
  return (ten === 0 ? 1 : digits[0]!) * 10 + (digits[ten + 1] ?? 0);
}
