import { type Columns, getColumn, readLevels, readNumbers, readWeightColumn, requireLength } from '../column.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';
import { bandOf, numberBands } from './number-bands.ts';

/** A predictor of words: nominal ones merge freely, ordinal ones with their neighbours. */
export interface ChaidVariable {
  name: string;
  ordinal: boolean;
  levels: readonly string[];
}

/** A predictor of numbers, which are put into bands and merge with their neighbours. */
export interface ChaidNumber {
  name: string;
  numeric: true;
}

/** A predictor of a tree: of numbers the levels are bands between `edges`. */
export interface ChaidColumn {
  readonly name: string;
  readonly ordinal: boolean;
  readonly levels: readonly string[];
  readonly codes: Int32Array;
  readonly edges?: readonly number[];
}

export interface ChaidData {
  readonly outcome: Int32Array;
  readonly weights: Float64Array;
  readonly predictors: readonly ChaidColumn[];
}

interface ChaidColumnsInput {
  readonly data: Columns;
  readonly dependent: string;
  readonly dependentLevels: readonly string[];
  readonly independents: readonly (ChaidVariable | ChaidNumber)[];
  readonly weights?: string;
}

/** Rows with a listed answer in every column and a weight above 0. */
export function readChaidData(input: ChaidColumnsInput, bands: number): ChaidData {
  const { data, dependent, dependentLevels, independents } = input;
  requireSamples(independents.length, 1, 'variables');
  const outcome = readLevels(getColumn(data, dependent), dependentLevels);
  const weights = readWeightColumn(data, input.weights, outcome.length);
  const read = independents.map(variable => {
    const column = getColumn(data, variable.name);
    requireLength(column, outcome.length, variable.name);
    return 'numeric' in variable
      ? { variable, numbers: readNumbers(column, variable.name) }
      : { variable, codes: readLevels(column, variable.levels) };
  });
  const hasAll = (row: number) =>
    read.every(({ codes, numbers }) => (codes ? codes[row]! >= 0 : !Number.isNaN(numbers![row]!)));
  const rows = Array.from(outcome.keys()).filter(row => outcome[row]! >= 0 && weights[row]! > 0 && hasAll(row));
  if (rows.length === 0) throw new StatisticsProblem('empty-table', { what: dependent });
  const own = Float64Array.from(rows, row => weights[row]!);
  return {
    outcome: Int32Array.from(rows, row => outcome[row]!),
    weights: own,
    predictors: read.map(({ variable, codes, numbers }) => {
      if (!('numeric' in variable)) return { ...variable, codes: Int32Array.from(rows, row => codes![row]!) };
      const values = Float64Array.from(rows, row => numbers![row]!);
      return { name: variable.name, ordinal: true, ...inBands(values, own, bands) };
    }),
  };
}

function inBands(values: Float64Array, weights: Float64Array, most: number) {
  const edges = numberBands(values, weights, most);
  const levels = Array.from({ length: edges.length + 1 }, (_, band) => String(band));
  return { edges, levels, codes: Int32Array.from(values, value => bandOf(edges, value)) };
}
