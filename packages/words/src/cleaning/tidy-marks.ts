import type { WordsLanguage } from '../cutting/cut-words.ts';
import { KEPT, kept, shown } from './kept-marks.ts';

/** What stands from one place to another becomes `text`; where from is to, it is put in. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

type Rule = readonly [RegExp, string | ((...found: string[]) => string)];

const HAN = '\\p{Script=Han}';
const CLOSES = `[${HAN}”’）》】]`;
const OPENS = `[${HAN}“‘（《【]`;
const wide: Readonly<Record<string, string>> = { ',': '，', '.': '。', '!': '！', '?': '？', ';': '；', ':': '：' };
const narrow: Readonly<Record<string, string>> = {
  '，': ',',
  '、': ',',
  '。': '.',
  '！': '!',
  '？': '?',
  '；': ';',
  '：': ':',
  '（': '(',
  '）': ')',
};
const GAP = '[ \\t\\u3000]';

const chinese: readonly Rule[] = [
  [new RegExp(`(?<=${CLOSES})(?:\\.{3,}|…)…*|(?:\\.{3,}|…)…*(?=${OPENS})|。{3,}`, 'gu'), '……'],
  [
    new RegExp(`(?<=${CLOSES})${GAP}*([,!?;:])\\1*|[,!?;:](?=${GAP}*${OPENS})|[!?](?=${GAP}*$)`, 'gmu'),
    mark => wide[mark.trim().charAt(0)]!,
  ],
  [new RegExp(`(?<=${CLOSES})\\.(?![\\p{L}\\p{N}.])|(?<=[\\p{L}\\p{N}])\\.(?=${GAP}*(?:${HAN}|$))`, 'gmu'), '。'],
  [
    new RegExp(`\\(([^()\\n]*${HAN}[^()\\n]*)\\)|(?<=${HAN})\\(([^()\\n]*)\\)`, 'gu'),
    (_, one, other) => `（${one ?? other}）`,
  ],
  [/([，、；：！？])\1+/gu, '$1'],
  [/。。+/gu, '。'],
  [/[，、；]+(?=[。！？])|(?<=[。！？])[，、；]+/gu, ''],
  [new RegExp(`(?<=${HAN})(?:—|--+|–)(?=${HAN})|(?<=${HAN})—{3,}`, 'gu'), '——'],
  [new RegExp(`${GAP}+(?=[，。、；：！？）”》])|(?<=[，。、；：！？（“《])${GAP}+(?=\\S)`, 'gu'), ''],
  [new RegExp(`(?<=${HAN})${GAP}+(?=${HAN})`, 'gu'), ''],
  [/[，、；]\s*$/u, '。'],
  [/(?<=[\p{L}\p{N}%％）])(?:([”’])|)\s*$/u, (_, quote = '') => `。${quote}`],
];

const WIDE_MARKS = '，、。！？；：';
const english: readonly Rule[] = [
  [
    new RegExp(`[${WIDE_MARKS}（）](?=(\\s?))`, 'gu'),
    (mark, space) => narrow[mark]! + (space || mark === '（' ? '' : ' '),
  ],
  [/…+/gu, '...'],
  [/\.{4,}/gu, '...'],
  [/(?<!\.)\.\.(?!\.)/gu, '.'],
  [/([,;:!?])(?:[ \t]*\1)+/gu, '$1'],
  [/,+(?=[.!?])|(?<=[!?]),+/gu, ''],
  [/[ \t]+(?=[,;!?](?:\s|$|\p{L})|\.(?!\S)|\))/gu, ''],
  [/(?<=\()[ \t]+/gu, ''],
  [/(?<=\p{L}[,;])(?=\p{L})/gu, ' '],
  [/(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll})/gu, ' '],
  [/[ \t\u3000]{2,}(?=\S)/gu, ' '],
  [/[ \t\u3000]+(?=\n|$)/gu, ''],
  [/[,;]\s*$/u, '.'],
  [new RegExp(`(?<=[\\p{L}\\p{N}${KEPT}%)])(?:(["”’])|)\\s*$`, 'u'), (_, quote = '') => `.${quote}`],
];

const MOST_ROUNDS = 8;

/**
 * What changes so that the signs of a turn are written as its language writes them: wide or narrow, doubled ones, spaces between Chinese signs and before
 * marks, quotes that are straight and curly by turns, a full stop at the end. Letters and figures stay, and so do numbers, times, addresses of mail and of
 * the web, files and marks of what is hidden. A text in which it was done has nothing more to change.
 *
 * @example
 * tidyMarks('价格 有点高,,不过还行', 'zh') // [{ from: 2, to: 3, text: '' }, { from: 6, to: 8, text: '，' }, { from: 12, to: 12, text: '。' }]
 */
export function tidyMarks(text: string, language: WordsLanguage): TextChange[] {
  const { text: plain, things } = kept(text);
  let tidied = plain;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = tidied;
    for (const [pattern, to] of language === 'zh' ? chinese : english)
      tidied = typeof to === 'string' ? tidied.replace(pattern, to) : tidied.replace(pattern, to);
    tidied = curly(tidied, language);
    if (tidied === before) return changesTo(text, shown(tidied, things));
  }
  return [];
}

/** Straight quotes become curly where they come in pairs: in Chinese always, in English where some are curly already. */
function curly(text: string, language: WordsLanguage): string {
  return text
    .split('\n')
    .map(line => {
      const straight = line.split('"').length - 1;
      if (straight === 0 || straight % 2 === 1 || (language === 'en' && !/[“”]/u.test(line))) return line;
      let isOpen = false;
      return line.replaceAll('"', () => {
        isOpen = !isOpen;
        return isOpen ? '“' : '”';
      });
    })
    .join('\n');
}

const isLetter = (sign: string) => /[\p{L}\p{M}\p{N}]/u.test(sign);

/** Letters are the same on both sides, in the same order: what differs is between two of them. */
function changesTo(text: string, tidied: string): TextChange[] {
  const [before, after] = [Array.from(text), Array.from(tidied)];
  const changes: TextChange[] = [];
  let [x, y, at] = [0, 0, 0];
  while (x < before.length || y < after.length) {
    let [cut, put] = ['', ''];
    while (x < before.length && !isLetter(before[x]!)) cut += before[x++];
    while (y < after.length && !isLetter(after[y]!)) put += after[y++];
    if (cut !== put) changes.push(changeAt(at, cut, put));
    at += cut.length + (before[x]?.length ?? 0);
    x++;
    y++;
  }
  return changes;
}

/** Without what is the same at its head and its tail. */
function changeAt(at: number, cut: string, put: string): TextChange {
  let [head, tail] = [0, 0];
  while (head < Math.min(cut.length, put.length) && cut[head] === put[head]) head++;
  while (tail < Math.min(cut.length, put.length) - head && cut[cut.length - 1 - tail] === put[put.length - 1 - tail])
    tail++;
  return { from: at + head, to: at + cut.length - tail, text: put.slice(head, put.length - tail) };
}
