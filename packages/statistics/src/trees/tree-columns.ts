import { compareCodePoints } from '../code-point-order.ts';
import {
  type CellColumn,
  type Columns,
  getColumn,
  readLevels,
  readNumbers,
  readWeightColumn,
  requireLength,
  takeRows,
} from '../column.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';
import { ascendingOrder } from '../ranks/ascending-order.ts';

/** Numbers as positions among their distinct values, which ascend. */
export interface NumberColumn {
  readonly name: string;
  readonly codes: Int32Array;
  readonly values: Float64Array;
  /** Rows by their numbers, ascending. */
  readonly order: Int32Array;
  readonly levels?: undefined;
}

/** Words as positions among their levels. */
export interface LevelColumn {
  readonly name: string;
  readonly codes: Int32Array;
  readonly levels: readonly string[];
  readonly order?: undefined;
}

export type TreeColumn = NumberColumn | LevelColumn;

export interface TreeData {
  readonly n: number;
  readonly classes: readonly string[];
  readonly outcome: Int32Array;
  /** By row; ones without weights. */
  readonly weights: Float64Array;
  readonly predictors: readonly TreeColumn[];
}

const isMissing = (cell: unknown) => cell === null || cell === undefined || Number.isNaN(cell);

/** Rows without a gap in any column. A column with any word in it is one of words; classes are sorted by code point. */
export function readTreeData(
  data: Columns,
  dependent: string,
  independents: readonly string[],
  weightName?: string,
): TreeData {
  requireSamples(independents.length, 1, 'variables');
  const names = [dependent, ...independents];
  const columns = names.map(name => getColumn(data, name));
  const length = columns[0]!.length;
  columns.forEach((column, j) => {
    requireLength(column, length, names[j]);
  });
  const found: number[] = [];
  const given = readWeightColumn(data, weightName, length);
  for (let row = 0; row < length; row++) {
    if (!Number.isNaN(given[row]) && columns.every(column => !isMissing(column[row]))) found.push(row);
  }
  const rows = Int32Array.from(found);
  requireSamples(rows.length, 1);
  const weights = takeRows(given, rows);
  if (!weights.some(weight => weight > 0)) throw new StatisticsProblem('invalid-weights', { column: weightName ?? '' });
  const outcome = levelColumn(columns[0]!, rows);
  return {
    n: rows.length,
    classes: outcome.levels,
    outcome: outcome.codes,
    weights,
    predictors: independents.map((name, j) => readPredictor(name, columns[j + 1]!, rows)),
  };
}

/** Some of the rows, by the same codes: what was grown of them can be asked about the others. */
export function takeTreeRows(data: TreeData, rows: Int32Array): TreeData {
  const place = new Int32Array(data.n).fill(-1);
  rows.forEach((row, at) => {
    place[row] = at;
  });
  const take = (codes: Int32Array) => rows.map(row => codes[row]!);
  return {
    n: rows.length,
    classes: data.classes,
    outcome: take(data.outcome),
    weights: takeRows(data.weights, rows),
    predictors: data.predictors.map(column =>
      column.levels
        ? { ...column, codes: take(column.codes) }
        : {
            ...column,
            codes: take(column.codes),
            order: column.order.map(row => place[row]!).filter(at => at >= 0),
          },
    ),
  };
}

function readPredictor(name: string, column: CellColumn, rows: Int32Array): TreeColumn {
  const isWords = !ArrayBuffer.isView(column) && rows.some(row => typeof column[row] === 'string');
  if (isWords) return { name, ...levelColumn(column, rows) };
  const numbers = takeRows(readNumbers(column, name), rows);
  const order = ascendingOrder(numbers);
  const codes = new Int32Array(numbers.length);
  const values = new Float64Array(numbers.length);
  let code = -1;
  for (const row of order) {
    const value = numbers[row]!;
    if (code < 0 || value !== values[code]) values[++code] = value;
    codes[row] = code;
  }
  return { name, codes, values: values.subarray(0, code + 1), order };
}

function levelColumn(column: CellColumn, rows: Int32Array) {
  const cells = Array.from(rows, row => String(column[row]));
  const levels = [...new Set(cells)].sort(compareCodePoints);
  return { levels, codes: readLevels(cells, levels) };
}
