import type { Drawing } from '../drawing/drawing.ts';
import { drawBody } from './draw-body.ts';
import { drawHead } from './draw-head.ts';
import type { LaidTable } from './lay-table.ts';
import { runs } from './table-look.ts';
import { labelsWidth, type TableWidths } from './table-widths.ts';

/** A table with its heads, from the upper left. */
export function drawTable(table: LaidTable, widths: TableWidths): Drawing {
  const left = labelsWidth(widths);
  const columns = runs(left, widths.columns);
  const width = columns.at(-1)!;
  const head = drawHead(table, columns);
  const body = drawBody(table, widths, columns, head.height);
  return { width, height: body.bottom, shapes: [...head.shapes, ...body.shapes] };
}

export function headHeight(table: LaidTable, widths: TableWidths): number {
  return drawHead(table, runs(labelsWidth(widths), widths.columns)).height;
}
