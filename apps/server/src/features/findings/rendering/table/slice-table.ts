import type { Head, Table } from '@wenshu/analysis';

/** Some of a table's columns and rows, with the heads above them. */
export function sliceTable(table: Table, columns: readonly [number, number], rows: readonly [number, number]): Table {
  return {
    ...table,
    columns: sliceHeads(table.columns, columns),
    rows: sliceHeads(table.rows, rows),
    cells: table.cells.slice(...rows).map(line => line.slice(...columns)),
  };
}

/** Heads of the leaves from one up to another; one whose leaves are all outside is gone. */
function sliceHeads(heads: readonly Head[], [from, to]: readonly [number, number]): Head[] {
  let at = 0;
  const kept = (head: Head): Head[] => {
    if (!head.children || head.children.length === 0) {
      const place = at++;
      return place >= from && place < to ? [head] : [];
    }
    const children = head.children.flatMap(kept);
    return children.length > 0 ? [{ ...head, children }] : [];
  };
  return heads.flatMap(kept);
}
