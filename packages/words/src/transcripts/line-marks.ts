import { readTime } from './read-time.ts';
import { TIME } from './time-marks.ts';

/** How a file names who speaks: 张三：, 【张三】, **张三**, 张三 before a tab, 张三 on a line of its own. */
export type SpeakerHabit = 'colon' | 'bracket' | 'bold' | 'tab' | 'own-line';

export interface SpeakerMark {
  readonly habit: SpeakerHabit;
  readonly name: string;
  /** What counts as the same speaker: one width, small letters, one space. */
  readonly key: string;
  /** The number of the turn, where the file counts them. */
  readonly number: number | null;
  readonly from: number | null;
  /** What of the line is left. */
  readonly rest: string;
}

const LETTER = '[^:：\\[\\]【】()（）<>《》〈〉〔〕*_“”"，,。！？!?；;、…|\\t\\n]';
const NAME = `(?<name>${LETTER}{1,40}?(?:\\s?[(（](?!\\d)[^()（）\\n\\t]{1,30}[)）])?)`;
const AT = `(?:\\s{0,4}[,，]?\\s{0,4}[\\[【(（<#]?\\s?(?<at>${TIME})\\s?[\\]】)）>#]?)?`;

const forms: readonly (readonly [SpeakerHabit, RegExp])[] = [
  [
    'bold',
    new RegExp(`^(?<bold>\\*\\*|__)${NAME}${AT}\\s?[:：]?\\k<bold>${AT.replace('<at>', '<after>')}\\s{0,4}[:：]?`, 'u'),
  ],
  [
    'bracket',
    new RegExp(
      `^(?:${[
        ['【', '】'],
        ['\\[', '\\]'],
        ['\\(', '\\)'],
        ['（', '）'],
        ['<', '>'],
        ['〔', '〕'],
      ]
        .map(
          ([open, close], at) =>
            `${open}\\s?(?<name${at}>${LETTER}{1,40}?)(?:\\s{1,4}(?<at${at}>${TIME}))?\\s?${close}`,
        )
        .join('|')})\\s{0,4}[:：]?`,
      'u',
    ),
  ],
  ['colon', new RegExp(`^${NAME}${AT}\\s{0,4}(?:(?<!\\d)[:：](?!//)|(?<=\\d)[:：](?!\\d{2}(?!\\d)))`, 'u')],
  ['tab', new RegExp(`^${NAME}\\t`, 'u')],
  ['own-line', new RegExp(`^${NAME}${AT}$`, 'u')],
];
const HEAD = 160;
const NUMBER = /^[#(（]?(?<number>\d{1,5})(?:[)）.、．]\s?|[:：]?\s)\s{0,4}/u;

/** The candidate for a speaker with which a line begins; whether it is one is decided by all lines together. */
export function speakerMark(line: string): SpeakerMark | undefined {
  const counted = NUMBER.exec(line.slice(0, HEAD));
  const own = markOf(line, null);
  if (!counted || own) return own;
  const mark = markOf(line.slice(counted[0].length), Number(counted.groups?.number));
  return mark?.habit === 'own-line' ? undefined : mark;
}

function markOf(line: string, number: number | null): SpeakerMark | undefined {
  const head = line.slice(0, HEAD);
  for (const [habit, form] of forms) {
    if (habit === 'own-line' && line.length > HEAD) return undefined;
    const match = form.exec(head);
    if (!match) continue;
    const groups = Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined);
    const name = groups.find(([group]) => group.startsWith('name'))?.[1]?.trim() ?? '';
    const at = groups.find(([group]) => group.startsWith('at') || group === 'after')?.[1];
    if (!/\p{L}/u.test(name) || /^\d/u.test(name)) return undefined;
    const from = at === undefined ? null : readTime(at);
    return { habit, name, key: keyOf(name), number, from, rest: line.slice(match[0].length).trim() };
  }
  return undefined;
}

export const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
