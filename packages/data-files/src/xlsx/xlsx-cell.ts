import type { Cell } from '../cell.ts';
import type { StyleId } from './cell-style.ts';

/** Where a click leads: to a cell of a sheet of this file (the sheet's name as `sheet()` gave it), or to an address outside. */
export type XlsxLink = { readonly sheet: string; readonly cell?: string } | { readonly url: string };

export interface StyledCell {
  readonly value: Cell;
  readonly style?: StyleId;
  readonly link?: XlsxLink;
  /** So many columns and rows are one cell with this one; what else is given for those places should be null. */
  readonly across?: number;
  readonly down?: number;
  /** Of its row, in points; read from a row's first cell. Programs find the height of a row themselves, but not where cells are one. */
  readonly rowHeight?: number;
}

export type XlsxCell = Cell | StyledCell;
export type XlsxRow = readonly XlsxCell[];

export interface SheetOptions {
  readonly name: string;
  readonly columns?: readonly { readonly width?: number; readonly style?: StyleId }[];
  /** Stands at the top, again in every sheet that goes on with this one. Bold where its cells say nothing else. */
  readonly header?: readonly XlsxRow[];
  /** How many rows and columns stay when one scrolls; the header's rows unless it is said. */
  readonly frozen?: { readonly rows?: number; readonly columns?: number };
  /** A filter button on every cell of the header's last row. */
  readonly hasFilter?: boolean;
  /** Printed on paper that lies on its side, as wide as one page. */
  readonly isPrintedWide?: boolean;
}
