import type { DesignRegistry } from '../../question-type/registry.ts';
import { readItem, readTitleBlank } from './blanks.ts';
import { readHints } from './hints.ts';
import { type Line, readLine } from './lines.ts';
import { readNumber } from './numbers.ts';
import { readInlineOptions } from './option-marks.ts';
import { readEndLabels, readRange } from './scales.ts';

/** Letters, figures and what stands between words. Everything else is guarded rather than thought about. */
const ORDINARY = /^[\p{L}\p{N}][\p{L}\p{N} ,，.。'’&%+/–—-]*$/u;
const ORDINARY_TITLE = /^[\p{L}\p{N}“"][\p{L}\p{N} ,，.。;；:：'’“”"&%+/、?？!！–—-]*$/u;

/** Whether a line with this option is read as just that, so that it needs no guard when it is written. */
export function isPlainOption(title: string, count: number, types: DesignRegistry): boolean {
  const line = readLine(title, 1, false, types);
  // "A." is a mark only once something stands behind it, as a blank does.
  const isMark = !isPlain(line) || !isPlain(readLine(`${title} x`, 1, false, types));
  return (
    ORDINARY.test(title) &&
    !isMark &&
    line.cells.length === 1 &&
    !readItem(title).hasBlank &&
    !/^\d{1,2}\s/.test(title) &&
    (count > 1 || !/[/／…]|\.{3}/.test(title))
  );
}

/** Whether a title holds nothing that would be taken out of it. */
export function isPlainTitle(title: string): boolean {
  return (
    ORDINARY_TITLE.test(title) &&
    title === title.trim() &&
    readTitleBlank(title) === undefined &&
    !readNumber(title) &&
    !readInlineOptions(title) &&
    !readEndLabels(title) &&
    !readRange(title) &&
    Object.keys(readHints(title).settings).length === 0
  );
}

function isPlain(line: Line): boolean {
  const { numbered, option, inline, numberRow, isBlanks, asks, hasBracket, isSection, isHeading } = line;
  const looks = [numbered, option, inline, numberRow, isBlanks, asks, hasBracket, isSection, isHeading];
  return looks.every(one => !one);
}
