import { toUSVString } from 'node:util';
import { cutToUnits } from '../cut-text.ts';

/** Excel refuses a file with a longer text in a cell. */
export const MAX_CELL_TEXT = 32_767;

/** Anything that cannot stand as it is. Most texts have none of it, and asking is cheaper than replacing. */
const SPECIAL = /[&<>"\r\ufffe\uffff\ud800-\udfff]|[^\t\n\x20-\uffff]|_x[\da-f]{4}_/i;
/** XML has no way to write these, not even as an entity. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const ILLEGAL = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** A text between tags or in an attribute. Line breaks become LF, the only one that Excel has inside a cell. */
export function xmlText(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return (
    toUSVString(text)
      .replace(ILLEGAL, '')
      .replace(/\r\n?/g, '\n')
      // Excel reads _x0041_ as "A": an underscore that would begin such a mark is written as one.
      .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}

/** Blanks at the ends and line breaks are lost unless one says that they count. */
const HAS_OUTER_BLANKS = /^\s|\s$|\n/;

/** The text element of a cell: what is too long for a cell ends with a mark. */
export function textElement(text: string): string {
  const fitting = text.length > MAX_CELL_TEXT ? `${cutToUnits(text, MAX_CELL_TEXT - 1)}…` : text;
  return HAS_OUTER_BLANKS.test(fitting)
    ? `<t xml:space="preserve">${xmlText(fitting)}</t>`
    : `<t>${xmlText(fitting)}</t>`;
}

export const XML_START = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
