import type { ArticleTable, CellSide } from './article-tree.ts';
import { parseInline } from './parse-inline.ts';

/** Nobody reads a wider one. */
const MOST_COLUMNS = 40;

/** A table that begins here: a line of heads, one of dashes with as many cells, and lines with a bar in them. */
export function readTable(
  lines: readonly string[],
  at: number,
  counts: { tables: number },
): readonly [ArticleTable, number] | undefined {
  const headLine = lines[at] as string;
  const sideLine = lines[at + 1] ?? '';
  if (!headLine.includes('|') || !/^[ |:-]*-[ |:-]*$/.test(sideLine)) return undefined;
  const head = cells(headLine);
  const dashes = cells(sideLine);
  if (head.length !== dashes.length || head.length > MOST_COLUMNS || !dashes.every(isDashes)) return undefined;
  let end = at + 2;
  while (end < lines.length && (lines[end] as string).includes('|')) end += 1;
  counts.tables += 1;
  const table: ArticleTable = {
    kind: 'table',
    number: counts.tables,
    sides: dashes.map(sideOf),
    head: head.map(parseInline),
    rows: lines.slice(at + 2, end).map(line => cells(line).slice(0, head.length).map(parseInline)),
  };
  return [table, end];
}

/** Words between bars. A bar that is meant as one has a backslash before it. */
const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map(cell => cell.replaceAll('\\|', '|').trim());

const isDashes = (cell: string): boolean => /^:?-+:?$/.test(cell);

function sideOf(dashes: string): CellSide | undefined {
  if (!dashes.endsWith(':')) return undefined;
  return dashes.startsWith(':') ? 'center' : 'end';
}
