import type { NewsWords } from './news-desk.ts';

const LONGEST_TITLE = 120;
const LONGEST_SUMMARY = 400;
const LONGEST_WORDS = 60_000;

/** A title behind a number sign, a paragraph that is its summary, and below them its words; undefined where one of the first two is missing or too long. */
export function parseNewsFile(text: string): NewsWords | undefined {
  const [head = '', summary = '', ...rest] = text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n\s*\n/);
  const title = /^#\s+(\S[^\n]*)$/.exec(head.trim())?.[1]?.trim() ?? '';
  const words = rest.join('\n\n').trim();
  const isLine = (line: string, most: number) => line !== '' && line.length <= most;
  // A heading where the summary should be is none.
  const isRight = isLine(title, LONGEST_TITLE) && isLine(summary, LONGEST_SUMMARY) && !summary.startsWith('#');
  return isRight && words.length <= LONGEST_WORDS
    ? { title, summary: summary.replaceAll(/\s*\n\s*/g, ' ').trim(), words }
    : undefined;
}
