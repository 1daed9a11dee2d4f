import { compareCodePoints } from '../code-point-order.ts';
import {
  type CellColumn,
  getColumn,
  type Num,
  readLevels,
  readWeights,
  requireLength,
  type WeightColumn,
} from '../column.ts';
import { requireRange } from '../distributions/domain.ts';
import { createMatrix, type DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import { symmetricEigen } from '../linear-algebra/symmetric-eigen.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';
import { effectiveBase } from '../weighting/effective-base.ts';
import { axisSign } from './axis-sign.ts';

export interface MultipleCorrespondenceInput {
  variables: readonly string[];
  data: Readonly<Record<string, CellColumn>>;
  weights?: WeightColumn;
  settings: { dimensions: number };
}

export interface MultipleCorrespondenceResult {
  n: number;
  /** With weights. */
  effectiveN?: number;
  /** "variable:level", levels by code point inside each variable. */
  categories: string[];
  mass: number[];
  inertias: number[];
  percentInertia: number[];
  totalInertia: number;
  /** Of the dimensions that explain more than a variable explains of itself. */
  adjustedInertias: number[];
  /** `null` when the questions have nothing in common. */
  adjustedPercent: Num[];
  principal: number[][];
  standard: number[][];
}

/**
 * Many questions on one map: the correspondence analysis of the table of all answers (one column per category), through
 * the J×J table of categories against categories, so that the number of respondents costs nothing. J−Q inertias; the
 * adjusted ones (Greenacre) are (Q/(Q−1))²(λ−1/Q)² for λ > 1/Q, in percent of Q/(Q−1)·(Σλ²−(J−Q)/Q²).
 * Respondents with a gap are dropped.
 *
 * @example
 * multipleCorrespondence({ variables: ['a', 'b'], data: { a: ['x', 'x', 'y', 'y'], b: ['u', 'u', 'u', 'v'] },
 *   settings: { dimensions: 1 } }).inertias // [0.7886751346, 0.2113248654]
 */
export function multipleCorrespondence(input: MultipleCorrespondenceInput): MultipleCorrespondenceResult {
  const questions = input.variables.length;
  requireSamples(questions, 2, 'variables');
  requireRange('dimensions', input.settings.dimensions, 1);
  const { n, categories, rows, weights } = readCategories(input);
  const burt = categoryTable(rows, weights, categories.length);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const size = categories.length;
  const mass = Float64Array.from(categories, (_, j) => burt.values[j * (size + 1)]! / (total * questions));
  const residuals = createMatrix(size, size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      const shared = burt.values[i * size + j]! / (total * questions * questions);
      residuals.values[i * size + j] = (shared - mass[i]! * mass[j]!) / Math.sqrt(mass[i]! * mass[j]!);
    }
  }
  const dimensions = size - questions;
  if (dimensions < 1) throw new StatisticsProblem('constant-column', { column: input.variables[0]! });
  const { values, vectors } = symmetricEigen(residuals);
  const inertias = Array.from(values.subarray(0, dimensions), value => Math.max(0, value));
  const totalInertia = dimensions / questions;
  const shown = Math.min(dimensions, input.settings.dimensions);
  const signs = Array.from({ length: shown }, (_, k) =>
    axisSign(Array.from(mass, (part, j) => vectors.values[j * size + k]! / Math.sqrt(part))),
  );
  const standard = Array.from(mass, (part, j) =>
    signs.map((sign, k) => (sign * vectors.values[j * size + k]!) / Math.sqrt(part)),
  );
  return {
    n,
    ...(input.weights === undefined ? {} : { effectiveN: effectiveBase(weights) }),
    categories,
    mass: Array.from(mass),
    inertias,
    percentInertia: inertias.map(inertia => (100 * inertia) / totalInertia),
    totalInertia,
    ...adjustInertias(inertias, questions),
    principal: standard.map(row => row.map((value, k) => value * Math.sqrt(inertias[k]!))),
    standard,
  };
}

/** Every respondent's categories, as positions in one list over all variables. */
function readCategories({ variables, data, weights: given }: MultipleCorrespondenceInput) {
  const columns = variables.map(name => getColumn(data, name));
  const length = columns[0]!.length;
  columns.forEach((column, q) => {
    requireLength(column, length, variables[q]);
  });
  const isMissing = (cell: unknown) => cell === null || cell === undefined || Number.isNaN(cell);
  const weights = readWeights(given, length);
  const used = Array.from({ length }, (_, row) => row).filter(
    row => weights[row]! > 0 && columns.every(column => !isMissing(column[row])),
  );
  requireSamples(used.length, 2);
  const categories: string[] = [];
  const codes = columns.map((column, q) => {
    const levels = [...new Set(used.map(row => String(column[row])))].sort(compareCodePoints);
    const first = categories.length;
    categories.push(...levels.map(level => `${variables[q]}:${level}`));
    return readLevels(column, levels).map(code => first + code);
  });
  const rows = used.map(row => codes.map(column => column[row]!));
  return { n: used.length, categories, rows, weights: used.map(row => weights[row]!) };
}

/** The weight of the respondents who are in both categories (Burt's table). */
function categoryTable(rows: readonly (readonly number[])[], weights: readonly number[], size: number): DenseMatrix {
  const table = createMatrix(size, size);
  rows.forEach((row, i) => {
    for (const a of row) for (const b of row) table.values[a * size + b]! += weights[i]!;
  });
  return table;
}

function adjustInertias(inertias: readonly number[], questions: number) {
  const factor = questions / (questions - 1);
  const adjustedInertias = inertias
    .filter(inertia => inertia > 1 / questions + 1e-12)
    .map(inertia => (factor * (inertia - 1 / questions)) ** 2);
  const squares = inertias.reduce((sum, inertia) => sum + inertia * inertia, 0);
  const whole = factor * (squares - inertias.length / questions ** 2);
  return {
    adjustedInertias,
    adjustedPercent: adjustedInertias.map(inertia => (whole > 1e-14 ? (100 * inertia) / whole : null)),
  };
}
