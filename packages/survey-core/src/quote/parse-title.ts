import type { Quote, TitlePiece } from './quote.ts';

/** A marker is a span with data-qid (or data-calc); inside it stands plain text only. */
const MARKER = /<span\b([^<>]*\bdata-(?:qid|calc)="[^"<>]*"[^<>]*)>[^<>]*<\/span>/g;

/** Cuts a title's html at its quote markers. What only looks like one stays text. */
export function parseTitle(html: string): readonly TitlePiece[] {
  const pieces: TitlePiece[] = [];
  let end = 0;
  for (const match of html.matchAll(MARKER)) {
    const quote = readQuote(match[1]!);
    if (!quote) continue;
    if (match.index > end) pieces.push({ html: html.slice(end, match.index) });
    pieces.push({ quote, marker: match[0] });
    end = match.index + match[0].length;
  }
  if (end < html.length) pieces.push({ html: html.slice(end) });
  return pieces;
}

function readQuote(attributes: string): Quote | undefined {
  const calculationId = attribute(attributes, 'calc');
  if (calculationId) return { of: 'calculation', calculationId };
  const questionId = attribute(attributes, 'qid');
  if (!questionId) return undefined;
  const items = attribute(attributes, 'itemid') ?? attribute(attributes, 'num');
  const rows = attribute(attributes, 'pid');
  const level = Number(attribute(attributes, 'level') ?? 0);
  return {
    of: 'question',
    questionId,
    part: {
      ...(items && { itemIds: idsOf(items) }),
      ...(rows && partOfRows(rows)),
      ...(level >= 1 && level <= 4 && { level }),
    },
  };
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`\\bdata-${name}="([^"]*)"`).exec(attributes)?.[1] || undefined;
}

const idsOf = (list: string) => list.split(',').filter(id => id !== '');

/** `row-item` names an option in a row: the row is the parent level. Of two entries the last is used (S5.46, S5.47). */
function partOfRows(list: string): { rowIds: string[]; itemIds?: string[] } {
  const entries = idsOf(list);
  const last = entries.at(-1)!;
  if (!last.includes('-')) return { rowIds: entries };
  const [rowId, itemId] = last.split('-');
  return { rowIds: [rowId!], ...(itemId && { itemIds: [itemId] }) };
}
