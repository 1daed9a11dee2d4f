/** Rows that are put together at once: enough that a column is worth looking up, few enough that their bytes stay near. */
export const BLOCK_ROWS = 64;

/** The cells of one column in a batch of rows, encoded: by the row, from where to where in the bytes. Empty ones begin where they end. */
export interface CellPieces {
  readonly bytes: Buffer;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** Around the pieces of a row, the first with the row's number behind it. */
export interface RowElement {
  readonly open: Buffer;
  readonly opened: Buffer;
  readonly close: Buffer;
}

/** Which rows of the pieces, and by the place among them the digits of their numbers. */
export interface BlockRows {
  readonly from: number;
  readonly to: number;
  readonly numbers: CellPieces;
}

/** How long the rows become by a column. */
export function addLengths(lengths: Int32Array, { starts, ends }: CellPieces, from: number, to: number): void {
  for (let row = from; row < to; row++) lengths[row - from]! += ends[row]! - starts[row]!;
}

export function addElementLengths(
  lengths: Int32Array,
  head: number,
  numbers: CellPieces,
  { starts, ends }: CellPieces,
  from: number,
  to: number,
): void {
  for (let row = from; row < to; row++) {
    const length = ends[row]! - starts[row]!;
    if (length > 0) lengths[row - from]! += head + numbers.ends[row - from]! - numbers.starts[row - from]! + length;
  }
}

/** The elements of a column, each where its row goes on. */
export function putElements(
  bytes: Buffer,
  places: Int32Array,
  head: Buffer,
  numbers: CellPieces,
  { bytes: source, starts, ends }: CellPieces,
  from: number,
  to: number,
): void {
  const { bytes: digits, starts: firstDigits, ends: lastDigits } = numbers;
  for (let row = from; row < to; row++) {
    const start = starts[row]!;
    const end = ends[row]!;
    if (start === end) continue;
    let at = places[row - from]!;
    for (let index = 0; index < head.length; index++) bytes[at++] = head[index]!;
    const lastDigit = lastDigits[row - from]!;
    for (let index = firstDigits[row - from]!; index < lastDigit; index++) bytes[at++] = digits[index]!;
    for (let index = start; index < end; index++) bytes[at++] = source[index]!;
    places[row - from] = at;
  }
}
