import type { Head } from './exhibits.ts';

export interface LeafHead {
  readonly head: Head;
  /** From the outermost head down to itself. */
  readonly path: readonly Head[];
}

/** The heads that cells belong to, in the order of the cells. */
export function leafHeads(heads: readonly Head[], around: readonly Head[] = []): readonly LeafHead[] {
  return heads.flatMap(head => {
    const path = [...around, head];
    return head.children?.length ? leafHeads(head.children, path) : [{ head, path }];
  });
}

/** A leaf by what tells it from the others: its own words and those of the columns around it, without the questions' titles. */
export function leafName({ path }: LeafHead): string {
  return path
    .filter(({ role }) => role !== 'group')
    .map(({ text }) => text)
    .join(' · ');
}

/** A head as it stands in one of the lines above a table's columns, or beside its rows. */
export interface PlacedHead {
  readonly head: Head;
  /** Of the first leaf below it. */
  readonly start: number;
  /** So many leaves. */
  readonly span: number;
  /** So many lines: a leaf reaches down to the cells. */
  readonly depth: number;
}

/** Heads line by line, the outermost first, with how far each reaches: a table's `colspan` and `rowspan`, a sheet's merged cells. */
export function headLines(heads: readonly Head[]): readonly (readonly PlacedHead[])[] {
  const lines: PlacedHead[][] = Array.from({ length: depthOf(heads) }, () => []);
  const place = (inner: readonly Head[], level: number, from: number): number => {
    let start = from;
    for (const head of inner) {
      const hasChildren = head.children !== undefined && head.children.length > 0;
      const end = hasChildren ? place(head.children!, level + 1, start) : start + 1;
      lines[level]!.push({ head, start, span: end - start, depth: hasChildren ? 1 : lines.length - level });
      start = end;
    }
    return start;
  };
  place(heads, 0, 0);
  return lines;
}

const depthOf = (heads: readonly Head[]): number =>
  heads.reduce((deepest, { children }) => Math.max(deepest, 1 + (children?.length ? depthOf(children) : 0)), 0);
