/** A number, a share, a time or a date that a text names. */
export interface NumberMention {
  readonly from: number;
  readonly to: number;
  /** What it may be said as in another language: any one of these is the same. */
  readonly keys: readonly string[];
  /** Whether a translation must name it: "both" and 一个 need not be named, 两个 and 35 must. */
  readonly isSure: boolean;
}

/** 0.30000000000000004 is 0.3. */
export const numberKey = (value: number): string => `n${Number(value.toPrecision(10))}`;
export const shareKeys = (percent: number): string[] => [numberKey(percent), numberKey(percent / 100)];
const HALF_DAY = 720;
/** 15:00 and three o'clock are the same. */
export const clockKey = (hour: number, minute: number): string => `c${(hour * 60 + minute) % HALF_DAY}`;
export const monthKey = (month: number): string => `m${month}`;
export const dayOfWeekKey = (day: number): string => `w${day}`;

export interface NumberPattern {
  readonly pattern: RegExp;
  /** Nothing where what it looks like is none; `'skip'` where it is a word with a number in it, so that no other pattern looks there. */
  readonly read: (
    match: RegExpExecArray,
  ) => { readonly keys: readonly string[]; readonly isSure: boolean } | 'skip' | undefined;
}

const TAKEN = '\0';

/** What the patterns find, the first of them first; none within another. */
export function findMentions(text: string, patterns: readonly NumberPattern[]): NumberMention[] {
  const found: NumberMention[] = [];
  let rest = text;
  for (const { pattern, read } of patterns)
    for (const match of rest.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      const mention = read(match);
      if (to === from || mention === undefined) continue;
      rest = rest.slice(0, from) + TAKEN.repeat(to - from) + rest.slice(to);
      if (mention !== 'skip') found.push({ from, to, keys: mention.keys, isSure: mention.isSure });
    }
  return found.sort((one, other) => one.from - other.from);
}
