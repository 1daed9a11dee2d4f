import { integerCodes } from './integer-codes.ts';
import { StatisticsProblem } from './problem.ts';

export type Num = number | null;
export type Cell = number | string | null;
/** Rows of numbers: the shape in which results leave the package. */
export type Matrix = number[][];

/** A plain or a typed array. `null`, `undefined` and NaN are missing. */
export type NumColumn = ArrayLike<Num>;
/** Numbers or words. Levels are compared as text, so the codes of a typed array match levels '1', '2', … */
export type CellColumn = ArrayLike<Cell>;
export type NumColumns = Readonly<Record<string, NumColumn>>;
export type Columns = Readonly<Record<string, CellColumn>>;
export type WeightColumn = ArrayLike<number>;

const isMissing = (cell: Cell | undefined): cell is null | undefined =>
  cell === null || cell === undefined || Number.isNaN(cell);

/** Fourth powers and their sums must stay finite; no survey measures anything beyond. */
const largestValue = 1e60;

/** The numbers of a column, NaN where missing. A Float64Array is handed through uncopied: nobody may write into it. */
export function readNumbers(column: CellColumn, name?: string): Float64Array {
  const numbers = column instanceof Float64Array ? column : new Float64Array(column.length);
  for (let row = 0; row < numbers.length; row++) {
    const cell = column[row];
    if (typeof cell === 'number' && Math.abs(cell) <= largestValue) {
      if (numbers !== column) numbers[row] = cell;
    } else if (!isMissing(cell)) {
      throw new StatisticsProblem('not-a-number', { row, ...(name === undefined ? {} : { column: name }) });
    } else if (numbers !== column) numbers[row] = Number.NaN;
  }
  return numbers;
}

export function getColumn<Column>(data: Readonly<Record<string, Column>>, name: string): Column {
  const column = Object.hasOwn(data, name) ? data[name] : undefined;
  if (column === undefined) throw new StatisticsProblem('unknown-column', { column: name });
  return column;
}

/** Several numeric columns of one data set, all of the same length. */
export function readNumberColumns(data: Columns, names: readonly string[]): Float64Array[] {
  const columns = names.map(name => readNumbers(getColumn(data, name), name));
  const needed = columns[0]?.length ?? 0;
  columns.forEach((column, i) => {
    requireLength(column, needed, names[i]);
  });
  return columns;
}

export function requireLength(column: ArrayLike<unknown>, needed: number, name?: string): void {
  if (column.length === needed) return;
  const details = { needed, got: column.length };
  throw new StatisticsProblem('unequal-lengths', name === undefined ? details : { column: name, ...details });
}

/** A function of its own because it is called for every column: of one long loop inside another nothing compiled outlives a large collection. */
function markGaps(column: Float64Array, hasGap: Uint8Array): void {
  for (let row = 0; row < hasGap.length; row++) if (Number.isNaN(column[row]!)) hasGap[row] = 1;
}

/**
 * The rows in which every column has a value, ascending.
 *
 * @example
 * completeRows([Float64Array.of(1, Number.NaN, 3), Float64Array.of(4, 5, 6)]) // [0, 2]
 */
export function completeRows(columns: readonly Float64Array[]): Int32Array {
  const length = columns[0]?.length ?? 0;
  const hasGap = new Uint8Array(length);
  // Column by column: memory is read in order.
  for (const column of columns) markGaps(column, hasGap);
  const rows = new Int32Array(length);
  let count = 0;
  for (let row = 0; row < length; row++) {
    rows[count] = row;
    count += 1 - hasGap[row]!;
  }
  return rows.subarray(0, count);
}

/** The listed rows of a column; the column itself when nothing is left out. */
export function takeRows(column: Float64Array, rows: Int32Array): Float64Array {
  if (rows.length === column.length) return column;
  const taken = new Float64Array(rows.length);
  for (let i = 0; i < rows.length; i++) taken[i] = column[rows[i]!]!;
  return taken;
}

/** A column as it leaves the package. By `Array.from`, which asks for one number after another, a long one takes ten times as long. */
export function plainNumbers(column: Float64Array): number[] {
  const numbers = new Array<number>(column.length);
  for (let row = 0; row < numbers.length; row++) numbers[row] = column[row]!;
  return numbers;
}

/** Listwise deletion: the columns without the rows in which any of them is missing, and which rows stayed. */
export function listwise(columns: readonly Float64Array[]): { columns: Float64Array[]; rows: Int32Array } {
  const rows = completeRows(columns);
  return { columns: columns.map(column => takeRows(column, rows)), rows };
}

/** A column without its missing values. */
export function presentValues(column: NumColumn, name?: string): Float64Array {
  return readNumbers(column, name).filter(value => !Number.isNaN(value));
}

/** Checked weights, or ones when there are none: a weight is finite and not negative, and some weight is positive. */
export function readWeights(weights: WeightColumn | undefined, length: number): Float64Array {
  if (weights === undefined) return new Float64Array(length).fill(1);
  requireLength(weights, length, 'weights');
  const checked = new Float64Array(length);
  let sum = 0;
  for (let row = 0; row < length; row++) {
    const weight: unknown = weights[row];
    // Asked for its type, because a null from JSON would otherwise count as 0.
    if (typeof weight !== 'number' || !(weight >= 0 && weight <= largestValue)) {
      throw new StatisticsProblem('invalid-weights', { row });
    }
    // Below this, squares vanish and quotients explode; such a weight says nothing.
    checked[row] = weight < 1e-60 ? 0 : weight;
    sum += checked[row]!;
  }
  if (!(sum > 0)) throw new StatisticsProblem('invalid-weights', {});
  return checked;
}

/** The weight column of a data set, or ones. A missing weight drops its row like any other gap. */
export function readWeightColumn(data: Columns, name: string | undefined, length: number): Float64Array {
  if (name === undefined) return new Float64Array(length).fill(1);
  const weights = readNumbers(getColumn(data, name), name);
  requireLength(weights, length, name);
  const row = weights.findIndex(weight => weight < 0);
  if (row >= 0) throw new StatisticsProblem('invalid-weights', { column: name, row });
  return weights;
}

/** Each row's position in `levels`; −1 where the cell is missing or not among them. */
export function readLevels(column: CellColumn, levels: readonly string[]): Int32Array {
  const quick = integerCodes(column, levels);
  if (quick) return quick;
  const positions = new Map<Cell, number>();
  const codes = new Int32Array(column.length);
  for (let row = 0; row < codes.length; row++) {
    const cell = column[row];
    if (isMissing(cell)) {
      codes[row] = -1;
      continue;
    }
    let code = positions.get(cell);
    if (code === undefined) {
      code = levels.indexOf(String(cell));
      positions.set(cell, code);
    }
    codes[row] = code;
  }
  return codes;
}

/** Whether a column holds one value, up to the rounding that makes 0.1 + 0.2 differ from 0.3. */
export function isConstant(column: Float64Array): boolean {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < column.length; row++) {
    const value = column[row]!;
    if (value < min) min = value;
    if (value > max) max = value;
    // Compared by value, not by variance: rounding gives a column of 0.1 a variance above 0. Whatever comes, this stays so.
    if (max - min > 1e-60 && max - min > 1e-14 * Math.max(Math.abs(min), Math.abs(max))) return false;
  }
  return true;
}

export function isComplete(column: Float64Array): boolean {
  for (let row = 0; row < column.length; row++) if (Number.isNaN(column[row]!)) return false;
  return true;
}

/** Refuses the first column that holds one value only. */
export function requireVariation(columns: readonly Float64Array[], names: readonly string[]): void {
  const constant = columns.findIndex(isConstant);
  if (constant >= 0) throw new StatisticsProblem('constant-column', { column: names[constant] ?? String(constant) });
}
