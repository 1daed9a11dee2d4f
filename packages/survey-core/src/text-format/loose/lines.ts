import type { DesignRegistry } from '../../question-type/registry.ts';
import type { ImportLine } from '../../questionnaire/import/parse-lines.ts';
import { AS_IT_STANDS, maskEscapes } from '../escaping.ts';
import { readBracket } from './hints.ts';
import { type Numbered, readNumber } from './numbers.ts';
import { type InlineOptions, type MarkedOption, readInlineOptions, readOptionMark } from './option-marks.ts';
import { type NumberRow, readNumberRow } from './scales.ts';

/** A line with what it looks like by itself; what it is depends on the lines around it. */
export interface Line {
  readonly line: number;
  /** Without marks of headings and bold letters around it, spaces of every kind made plain; tabs stay. */
  readonly text: string;
  readonly isAfterBlank: boolean;
  /** Taken as it stands: nothing in it is a mark. */
  readonly isGuarded: boolean;
  readonly isHeading: boolean;
  /** "row:", "note:", "low:" or "high:", and what follows. */
  readonly field?: { readonly name: FieldName; readonly value: string };
  readonly numbered?: Numbered;
  readonly option?: MarkedOption;
  readonly inline?: InlineOptions;
  readonly numberRow?: NumberRow;
  /** The columns of a table; one when it is no row of one. */
  readonly cells: readonly string[];
  readonly isBlanks: boolean;
  /** Ends like a question: a question mark, a star, a bracket that says how to answer. */
  readonly asks: boolean;
  /** A bracket in it names a type or says how to answer. */
  readonly hasBracket: boolean;
  readonly isSection: boolean;
}

export type FieldName = 'row' | 'note' | 'low' | 'high';

const FIELDS: readonly (readonly [FieldName, RegExp])[] = [
  ['row', /^(?:row|行)\s*[:：]\s*/i],
  ['note', /^(?:note|说明|注|注意|提示|备注|hint)\s*[:：]\s*/i],
  ['low', /^(?:low|低端)\s*[:：]\s*/i],
  ['high', /^(?:high|高端)\s*[:：]\s*/i],
];
const BLANKS = /^[\s_＿—…\-.。（()）]+$/;
const SECTION =
  /^(?:第\s*[一二三四五六七八九十\d]+\s*(?:部分|章|节|页|单元|模块)|[A-Z]\s*部分|(?:part|section|block)\s+(?:[A-Z\d]+|[ivx]+|one|two|three|four|five)\b|[IVX]{1,4}[.、]\s)/i;
const CLOSING =
  /^(?:(?:再次)?(?:感谢|谢谢)|问卷(?:到此)?结束|本次(?:调查|问卷)(?:到此)?结束|thank(?:s| you)\b|this is the end|end of (?:the )?(?:survey|questionnaire))/i;
const ASKS = /[?？][*＊_＿\s]*$|[?？]\s*[（(][^()（）]*[)）]$|[^\s*][*＊]$/;
const BRACKET_AT_END = /[[【（(]([^[\]【】（）()]*)[\]】）)]\s*$/;
const BRACKET_AT_START = /^[[【（(]([^[\]【】（）()]*)[\]】）)]/;

/** Every line that says something. */
export function readLines(lines: readonly ImportLine[], types: DesignRegistry): Line[] {
  const read: Line[] = [];
  let isAfterBlank = true;
  for (const { text, line } of lines) {
    const plain = plainSpaces(text);
    // A row of a table may be nothing but empty cells behind its first one; a row of dashes draws its head.
    const isNothing = plain.trim() === '' || /^[\s|:+=-]*-{3,}[\s|:+=-]*$/.test(plain);
    if (!isNothing) read.push(readLine(plain, line, isAfterBlank, types));
    isAfterBlank = plain.trim() === '';
  }
  return read;
}

function plainSpaces(text: string): string {
  return text.replace(/[\u200b-\u200d\u2060\ufeff]/g, '').replace(/[^\S\t]/g, ' ');
}

export function readLine(raw: string, line: number, isAfterBlank: boolean, types: DesignRegistry): Line {
  const heading = /^\s*#{1,6}\s+/.exec(raw);
  const unmarked = (heading ? raw.slice(heading[0].length) : raw).replace(/\*\*(?=\S)(.+?)\*\*/g, '$1');
  const text = unmarked.trim();
  const isGuarded = text.startsWith(AS_IT_STANDS);
  const bare = { line, text, isAfterBlank, isGuarded, isHeading: heading !== null };
  if (isGuarded) return { ...bare, cells: [text], isBlanks: false, asks: false, hasBracket: false, isSection: false };
  const field = readField(text);
  const numbered = readNumber(text.replace(/^[*＊]\s*(?=[\dQ第一二三四五六七八九十])/, ''));
  const inline = readInlineOptions(text);
  const option = readOptionMark(text);
  const numberRow = readNumberRow(text);
  const hasBracket = bracketsOf(numbered?.rest ?? text, types);
  return {
    ...bare,
    ...(field && { field }),
    ...(numbered && { numbered }),
    ...(option && { option }),
    ...(inline && { inline }),
    ...(numberRow && { numberRow }),
    cells: cellsOf(unmarked.replace(/^ +| +$/g, '')),
    isBlanks: BLANKS.test(text) && /[_＿]{2}/.test(text),
    asks: hasBracket || ASKS.test(text),
    hasBracket,
    isSection: SECTION.test(text) || CLOSING.test(text),
  };
}

function readField(text: string): Line['field'] {
  for (const [name, pattern] of FIELDS) {
    const match = pattern.exec(maskEscapes(text));
    if (match) return { name, value: text.slice(match[0].length).trim() };
  }
  return undefined;
}

function bracketsOf(text: string, types: DesignRegistry): boolean {
  const masked = maskEscapes(text).replace(/\s*[*＊]\s*$/, '');
  return [BRACKET_AT_END, BRACKET_AT_START].some(pattern => {
    const content = pattern.exec(masked)?.[1];
    return content !== undefined && readBracket(content, types) !== undefined;
  });
}

/** Tabs, bars, or at least two spaces part the columns of a table. */
function cellsOf(text: string): string[] {
  const bars = /^\s*\|(.*)\|\s*$/.exec(text);
  if (bars) return bars[1]!.split('|').map(cell => cell.trim());
  return text.split(text.includes('\t') ? '\t' : / {2,}/).map(cell => cell.trim());
}
