import { readTime } from './read-time.ts';
import type { TurnTime } from './turn.ts';

/** Every count in these is bounded, and they are held against the head or the tail of a line, so that a line takes as long as it has letters. */
export const TIME = '\\d{1,3}[:：]\\d{1,2}(?:[:：]\\d{1,2})?(?:[.,]\\d{1,3}|-\\d(?![\\d:：]))?';
const RANGE = `(?<from>${TIME})(?:\\s{0,3}(?:-{1,3}>|[-–—~～至]|to)\\s{0,3}(?<to>${TIME}))?`;
const OPEN = '[\\[【(（<〔#]';
const CLOSE = '[\\]】)）>〕#]';
const HEAD = 160;
const TAIL = 60;

const leading = new RegExp(
  `^(?<open>${OPEN})?\\s{0,3}${RANGE}(?:(?<=[\\d])(?![\\d:：]\\d))(?:\\s{0,3}(?<close>${CLOSE}))?(?<gap>[\\s,，:：|]{0,8})`,
  'u',
);
const trailing = new RegExp(`\\s{0,8}${OPEN}\\s{0,3}${RANGE}\\s{0,3}${CLOSE}\\s{0,8}$`, 'u');
// Round brackets hold hours, too, or it is a ratio or an hour of the day.
const inside = new RegExp(
  `[ \\t]{0,3}(?:[\\[【<〔#]\\s{0,3}(?<square>${TIME})\\s{0,3}[\\]】>〕#]|[(（]\\s{0,3}(?<round>\\d{1,2}[:：]\\d{2}[:：]\\d{2}(?:[.,]\\d{1,3})?)\\s{0,3}[)）])`,
  'gu',
);

export interface TimeMark {
  readonly from: number;
  readonly to: number | null;
  /** What of the line is left. */
  readonly rest: string;
  /** Without a bracket and without hours: it may be an hour of the day that somebody speaks of. */
  readonly isWeak: boolean;
}

/** The time with which a line begins; `bad` where it looks like one and is none. */
export function leadingTime(line: string): TimeMark | 'bad' | undefined {
  const match = leading.exec(line.slice(0, HEAD));
  if (!match) return undefined;
  const { open, close, gap = '' } = match.groups ?? {};
  const rest = line.slice(match[0].length);
  // 3:2领先: what follows at once belongs to it.
  if (!open && !close && !gap && rest) return undefined;
  if ((open === undefined) !== (close === undefined)) return undefined;
  const times = timesOf(match);
  if (!times) return open === undefined ? undefined : 'bad';
  const isWeak =
    open === undefined &&
    match.groups!.from!.replaceAll('：', ':').split(':').length < 3 &&
    match.groups!.to === undefined;
  return { from: times.from, to: times.to, rest, isWeak };
}

/** The time in brackets with which a line ends. */
export function trailingTime(line: string): TimeMark | undefined {
  const tail = line.slice(-TAIL);
  const match = trailing.exec(tail);
  const times = match && timesOf(match);
  if (!match || !times) return undefined;
  return {
    from: times.from,
    to: times.to,
    rest: line.slice(0, line.length - tail.length + match.index),
    isWeak: false,
  };
}

/** A text without the times that stand within it, and where they stood. `at` is where the text will begin in a longer one. */
export function withoutTimes(text: string, at: number): { text: string; times: TurnTime[] } {
  const parts: string[] = [];
  const times: TurnTime[] = [];
  let from = 0;
  let length = 0;
  for (const match of text.matchAll(inside)) {
    const time = readTime(match.groups?.square ?? match.groups?.round ?? '');
    if (time === null) continue;
    const part = text.slice(from, match.index);
    parts.push(part);
    length += part.length;
    from = match.index + match[0].length;
    if (length === 0) from += text.slice(from).match(/^\s{0,8}/)![0].length;
    times.push({ at: at + length, time });
  }
  parts.push(text.slice(from));
  return { text: parts.join(''), times };
}

function timesOf(match: RegExpExecArray): { from: number; to: number | null } | undefined {
  const { from = '', to } = match.groups ?? {};
  const begin = readTime(from);
  const end = to === undefined ? null : readTime(to);
  return begin === null || (to !== undefined && end === null) ? undefined : { from: begin, to: end };
}
