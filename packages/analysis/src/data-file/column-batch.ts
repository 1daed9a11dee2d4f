/**
 * The values of one variable in a batch of records, by the record's place in it. A file has millions of values: none becomes a thing
 * of its own on its way from the columns they are kept in to the bytes.
 */
export type ValueColumn =
  /** Codes, numbers and moments. NaN: not answered. */
  | { readonly kind: 'numbers'; readonly values: Float64Array }
  | TextColumn
  /** What was chosen of a set: so many codes from a start on. −1 of them: not answered. */
  | { readonly kind: 'sets'; readonly starts: Int32Array; readonly counts: Int32Array; readonly codes: Int32Array };

type TextColumn =
  | { readonly kind: 'texts'; readonly values: readonly (string | null)[] }
  /** Texts that are said again and again, by their place in a list; −1: not answered. The list is the same one in every batch. */
  | { readonly kind: 'listed'; readonly list: readonly (string | number)[]; readonly values: Int32Array };

export interface RecordBatch {
  readonly records: number;
  /** In the order of the variables. */
  readonly columns: readonly ValueColumn[];
}

/** The cells of one column of a file in a batch of rows. What is NaN, null or −1 is empty. */
export type CellColumn =
  | { readonly kind: 'numbers'; readonly values: Float64Array }
  /** Milliseconds of a clock on the wall: its UTC numbers are what is shown. */
  | { readonly kind: 'moments'; readonly values: Float64Array }
  | TextColumn;

export interface CellBatch {
  readonly rows: number;
  readonly columns: readonly CellColumn[];
}
