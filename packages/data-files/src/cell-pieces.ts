/** Of an entry: where its bytes begin and end, and which marks stand in them, the first one's number and that of the first behind. */
export const SPAN = 4;

/** Cells of a batch, encoded. A survey has few different cells and millions of them: each row says which entry is its own. */
export interface CellPieces {
  /** By the row. */
  readonly entries: Int32Array;
  /** Four by the entry. */
  readonly spans: Int32Array;
  readonly bytes: DataView;
  /** Where in the bytes the number of the row belongs. */
  readonly marks: Int32Array;
}
