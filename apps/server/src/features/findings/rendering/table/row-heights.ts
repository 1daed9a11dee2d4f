import { leafHeads, type Table } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import { layTable } from './lay-table.ts';
import { lineHeights } from './line-heights.ts';
import { tableWidths } from './table-widths.ts';

/** How high each row is with all its measures. */
export function rowHeights(table: Table, language: Language): number[] {
  const laid = layTable(table, language);
  const heights = lineHeights(laid, tableWidths(laid));
  const rows = leafHeads(table.rows).map(() => 0);
  let row = -1;
  for (const [at, { isFirst }] of laid.lines.entries()) {
    if (isFirst) row += 1;
    rows[row]! += heights[at]!;
  }
  return rows;
}
