import { leafHeads, type Table } from '@wenshu/analysis';
import { sliceTable } from './slice-table.ts';

export interface PageRoom {
  /** How many columns of numbers stand beside each other. */
  readonly columns: number;
  readonly height: number;
  /** Of the heads above, for these columns. */
  headHeight(part: Table): number;
  /** Of a row with all its measures. */
  rowHeight(row: number): number;
}

/** A table in parts that fit a page or a slide each: first all rows of the first columns, then the next columns. Heads are said again in each. */
export function pageTable(table: Table, room: PageRoom): Table[] {
  const columns = leafHeads(table.columns).length;
  const rows = leafHeads(table.rows).length;
  const pages: Table[] = [];
  for (const across of evenly(columns, room.columns)) {
    let from = 0;
    while (from < rows) {
      let left = room.height - room.headHeight(sliceTable(table, across, [from, from + 1]));
      let to = from;
      // One row at least, however high it is: else it would never end.
      while (to < rows && (to === from || left >= room.rowHeight(to))) left -= room.rowHeight(to++);
      pages.push(sliceTable(table, across, [from, to]));
      from = to;
    }
  }
  return pages.length > 0 ? pages : [table];
}

/** Parts of about the same size: 14 of at most 13 are 7 and 7, not 13 and a lonely one. */
function evenly(count: number, most: number): [number, number][] {
  const parts = Math.max(1, Math.ceil(count / Math.max(1, most)));
  return Array.from({ length: parts }, (_, at) => [
    Math.round((at * count) / parts),
    Math.round(((at + 1) * count) / parts),
  ]);
}
