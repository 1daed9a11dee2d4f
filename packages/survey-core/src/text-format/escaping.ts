/** Stands for a line break inside a text: every line is a thing of its own. */
const BREAK = '⏎';
const ESCAPED = /\\([\\[\]【】_:：⏎])/g;
/** Before a text that is to be taken as it stands, whatever it looks like: "\ 1. Pear" is the option "1. Pear". */
export const AS_IT_STANDS = '\\ ';

/** A text as one line of the format: what would be read as part of the format gets a backslash. */
export function escapeLine(text: string): string {
  return text
    .replace(/[\\[\]【】⏎]/g, '\\$&')
    .replace(/_+$/, blanks => blanks.replace(/_/g, '\\_'))
    .replace(/^(row|note|low|high|行|说明|低端|高端)\s*[:：]/i, prefix => `${prefix.slice(0, -1)}\\${prefix.at(-1)}`)
    .replace(/\n/g, BREAK);
}

/** Only backslashes before such a character mean something: a path like C:\new stays what it is. */
export function unescapeLine(line: string): string {
  const text = line.startsWith(AS_IT_STANDS) ? line.slice(AS_IT_STANDS.length) : line;
  return text.replace(/\\([\\[\]【】_:：⏎])|⏎/g, (_all, character?: string) => character ?? '\n');
}

/** The line with every escaped character hidden, of the same length: to look for markers in. */
export function maskEscapes(line: string): string {
  return line.replace(ESCAPED, '\u0000\u0000');
}
