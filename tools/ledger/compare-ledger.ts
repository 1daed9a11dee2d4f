export interface LedgerRow {
  readonly id: string;
  readonly statement: string;
  /** The part of the product that it belongs to. */
  readonly part: string;
}

export interface PartCoverage {
  readonly part: string;
  readonly tested: readonly LedgerRow[];
  readonly excused: readonly LedgerRow[];
  readonly open: readonly LedgerRow[];
}

/** An id as tests name it in a title or a comment: S7.39, P9.8. */
const ID = /\b[PS]\d{1,2}\.\d{1,3}\b/g;

/** Lines of id, area, statement and part, after a heading. */
export function parseLedger(tsv: string): LedgerRow[] {
  return linesOf(tsv).map(([id = '', , statement = '', part = '']) => ({ id, statement, part }));
}

/** Lines of id and reason, after a heading. */
export function parseReasons(tsv: string): ReadonlyMap<string, string> {
  return new Map(linesOf(tsv).map(([id = '', reason = '']) => [id, reason]));
}

export function idsIn(source: string): string[] {
  return source.match(ID) ?? [];
}

/** What of each part is named in a test, what has a reason not to be, and what is neither. */
export function compareLedger(
  rows: readonly LedgerRow[],
  named: ReadonlySet<string>,
  reasons: ReadonlyMap<string, string>,
): PartCoverage[] {
  return [...new Set(rows.map(row => row.part))].map(part => {
    const ofPart = rows.filter(row => row.part === part);
    return {
      part,
      tested: ofPart.filter(({ id }) => named.has(id)),
      excused: ofPart.filter(({ id }) => !named.has(id) && reasons.has(id)),
      open: ofPart.filter(({ id }) => !named.has(id) && !reasons.has(id)),
    };
  });
}

/** Reasons that say nothing, or are about no row: a list of excuses rots silently otherwise. */
export function findIdleReasons(rows: readonly LedgerRow[], reasons: ReadonlyMap<string, string>): string[] {
  const known = new Set(rows.map(({ id }) => id));
  return [...reasons].filter(([id, reason]) => !known.has(id) || reason.trim() === '').map(([id]) => id);
}

function linesOf(tsv: string): string[][] {
  const [, ...lines] = tsv.trim().split('\n');
  return lines.map(line => line.split('\t'));
}
