export interface DataTableOptions {
  readonly format: 'xlsx' | 'xls' | 'csv' | 'sav';
  readonly maxRows: number;
  readonly maxColumns: number;
  readonly maxUnpackedBytes: number;
}

/** Why a table was not taken: the first merged cells and where they are, or how much there is. */
export type DataTableProblem =
  | { readonly problem: 'merged'; readonly place: string }
  | { readonly problem: 'too-many-rows' | 'too-many-columns' | 'empty' };

/** Packed by us: whoever reads it again reads no stranger's file. */
export type DataTableResult = DataTableProblem | { readonly packed: Uint8Array };
