import type { DesignRegistry } from '../../question-type/registry.ts';
import type { DraftSettings } from '../draft-question.ts';
import { AS_IT_STANDS, maskEscapes, unescapeLine } from '../escaping.ts';
import { readTitleBlank } from './blanks.ts';
import type { Block } from './find-blocks.ts';
import { type BracketWords, readBracket } from './hints.ts';
import { readNumber } from './numbers.ts';
import { type InlineOptions, readInlineOptions } from './option-marks.ts';

/** The line that begins a question, taken apart. */
export interface Head {
  readonly title: string;
  readonly type?: BracketWords['type'];
  readonly isRequired: boolean;
  readonly settings: DraftSettings;
  /** What its brackets said about how to answer. */
  readonly hint: string;
  readonly hasBlank: boolean;
  /** To be taken as it stands: its words set nothing. */
  readonly isGuarded: boolean;
  readonly inline?: InlineOptions;
}

const STAR_FIRST = /^[*＊]\s*/;
const STAR_LAST = /\s*[*＊]$/;
const AT_END = /[[【（(]([^[\]【】（）()]*)[\]】）)]\s*[:：]?\s*$/;
const AT_START = /^[[【（(]([^[\]【】（）()]*)[\]】）)]\s*/;

export function readHead({ head, marked }: Block, types: DesignRegistry): Head {
  const read: Head = {
    title: '',
    isRequired: marked?.isRequired ?? false,
    settings: marked?.settings ?? {},
    hint: '',
    ...(marked && { type: marked.type }),
    hasBlank: false,
    isGuarded: false,
  };
  // Behind a marker that stands first the number may come second: "[fill-in] 1. Your name".
  const title = marked ? (head.numbered ? marked.title : (readNumber(marked.title)?.rest ?? marked.title)) : undefined;
  const unnumbered = title ?? head.numbered?.rest ?? head.text;
  if (unnumbered.startsWith(AS_IT_STANDS)) return { ...read, title: unescapeLine(unnumbered), isGuarded: true };
  const starred = { ...read, isRequired: read.isRequired || STAR_FIRST.test(head.text) };
  const { rest, ...found } = readBrackets(unnumbered, starred, types);
  const inline = readInlineOptions(maskEscapes(rest)) && readInlineOptions(rest);
  if (inline?.before) return { ...found, title: unescapeLine(inline.before.replace(/\s*[:：]$/, '')), inline };
  const blank = readTitleBlank(rest);
  if (!blank) return { ...found, title: unescapeLine(rest) };
  // "Phone (optional): ____" has a bracket before its line, too.
  const { rest: before, ...all } = readBrackets(blank.before.replace(/\s*[:：]$/, ''), found, types);
  return { ...all, title: unescapeLine(before + blank.unit), hint: `${all.hint} ${blank.cut}`, hasBlank: true };
}

/** Brackets at both ends, and stars, as long as there are some that are about the form of the question. */
function readBrackets(text: string, start: Head, types: DesignRegistry): Head & { readonly rest: string } {
  let read = start;
  let rest = text;
  for (;;) {
    const starless = rest.replace(STAR_FIRST, '').replace(STAR_LAST, '').trim();
    if (starless !== rest && starless !== '') {
      read = { ...read, isRequired: true };
      rest = starless;
      continue;
    }
    const masked = maskEscapes(rest);
    const found = [AT_END, AT_START]
      .map(pattern => pattern.exec(masked))
      .flatMap(match => {
        const words = match ? readBracket(match[1]!, types) : undefined;
        return match && words ? [{ match, words }] : [];
      })[0];
    if (!found) return { ...read, rest: rest.trim() };
    const { words, match } = found;
    const type = read.type ?? words.type;
    read = {
      ...read,
      ...(type && { type }),
      isRequired: read.isRequired || (words.isRequired ?? false),
      settings: { ...words.settings, ...read.settings },
      hint: `${read.hint} ${words.hint}`,
    };
    rest = (match.index === 0 ? rest.slice(match[0].length) : rest.slice(0, match.index)).trim();
  }
}
