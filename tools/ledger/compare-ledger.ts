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

/** Lines below a heading that names their columns: id, statement, and under `issue` the part. */
export function parseLedger(tsv: string): LedgerRow[] {
  return rowsOf(tsv).map(({ id = '', statement = '', issue: part = '' }) => ({ id, statement, part }));
}

/** Lines of id and reason, after a heading. */
export function parseReasons(tsv: string): ReadonlyMap<string, string> {
  return new Map(rowsOf(tsv).map(({ id = '', reason = '' }) => [id, reason]));
}

/** The rows that nothing shows yet: lines of id and part, after a heading. */
export function parseOpen(tsv: string): ReadonlySet<string> {
  return new Set(rowsOf(tsv).map(({ id = '' }) => id));
}

export function writeOpen(rows: readonly LedgerRow[]): string {
  return ['id\tpart', ...rows.map(({ id, part }) => `${id}\t${part}`), ''].join('\n');
}

/** What of each part a test shows, what has a reason not to be shown, and what is neither. */
export function compareLedger(
  rows: readonly LedgerRow[],
  shown: ReadonlySet<string>,
  reasons: ReadonlyMap<string, string>,
): PartCoverage[] {
  return [...new Set(rows.map(row => row.part))].map(part => {
    const ofPart = rows.filter(row => row.part === part);
    return {
      part,
      tested: ofPart.filter(({ id }) => shown.has(id)),
      excused: ofPart.filter(({ id }) => !shown.has(id) && reasons.has(id)),
      open: ofPart.filter(({ id }) => !shown.has(id) && !reasons.has(id)),
    };
  });
}

/** The list of open rows only gets shorter: a row that was shown stays shown, and one that is shown now leaves the list. */
export function compareOpen(
  open: readonly LedgerRow[],
  known: ReadonlySet<string>,
): { lost: LedgerRow[]; won: string[] } {
  const now = new Set(open.map(({ id }) => id));
  return { lost: open.filter(({ id }) => !known.has(id)), won: [...known].filter(id => !now.has(id)) };
}

/** Reasons that say nothing, or are about no row: a list of excuses rots silently otherwise. */
export function findIdleReasons(rows: readonly LedgerRow[], reasons: ReadonlyMap<string, string>): string[] {
  const known = new Set(rows.map(({ id }) => id));
  return [...reasons].filter(([id, reason]) => !known.has(id) || reason.trim() === '').map(([id]) => id);
}

function rowsOf(tsv: string): Record<string, string>[] {
  const [heading = [], ...lines] = tsv
    .trim()
    .split('\n')
    .map(line => line.split('\t'));
  return lines.map(line => Object.fromEntries(heading.map((name, at) => [name, line[at] ?? ''])));
}
