import type { DesignRegistry } from '../../question-type/registry.ts';
import { readItem, readTitleBlank } from './blanks.ts';
import { readHints } from './hints.ts';
import { type Line, readLine } from './lines.ts';
import { readInlineOptions } from './option-marks.ts';
import { readEndLabels, readRange } from './scales.ts';

/** Whether a line with this option is read as just that, so that it needs no guard when it is written. */
export function isPlainOption(title: string, count: number, types: DesignRegistry): boolean {
  const line = readLine(title, 1, false, types);
  return isPlain(line) && line.cells.length === 1 && !readItem(title).hasBlank && !/^\d{1,2}\s/.test(title) && (count > 1 || !/[/／…]|\.{3}/.test(title));
}

/** Whether a title holds nothing that would be taken out of it. */
export function isPlainTitle(title: string): boolean {
  return (
    !/[*＊(（#|]|\s{2}/.test(title) &&
    title === title.trim() &&
    readTitleBlank(title) === undefined &&
    !readInlineOptions(title) &&
    !readEndLabels(title) &&
    !readRange(title) &&
    Object.keys(readHints(title).settings).length === 0
  );
}

function isPlain(line: Line): boolean {
  const { numbered, option, inline, numberRow, isBlanks, asks, hasBracket, isSection, isHeading } = line;
  const looks = [numbered, option, inline, numberRow, isBlanks, asks, hasBracket, isSection, isHeading];
  return looks.every(one => !one) && !/\*\*|^[*＊]|\|/.test(line.text);
}
