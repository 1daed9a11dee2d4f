import { type Columns, getColumn, readLevels, readNumbers, readWeights, requireLength } from '../column.ts';
import { requireProbability } from '../distributions/domain.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';
import type { ChaidVariable } from './chaid-columns.ts';
import type { LevelGroup } from './chaid-merge.ts';
import { bestPredictor, type ChaidPredictor, testPredictor } from './chaid-predictor.ts';

export interface ChaidInput {
  data: Columns;
  dependent: string;
  dependentLevels: readonly string[];
  independents: readonly ChaidVariable[];
  /** Name of a column of frequencies. */
  weights?: string;
  settings: { alphaMerge: number; alphaSplit: number; bonferroni: boolean };
}

export interface ChaidResult {
  predictors: ChaidPredictor[];
  /** The predictor with the smallest adjusted p; of equal ones the first. */
  best: string;
  /** Whether the best one is significant at `alphaSplit`, so that a tree would be split here. */
  isSplit: boolean;
}

/**
 * One step of a CHAID tree: each predictor's levels are merged while they are alike, then the predictor whose merged table
 * has the smallest p, times the number of ways to merge so, is the best. Rows without the predictor or the dependent
 * variable are left out of that predictor's table; levels without rows do not count.
 *
 * @example
 * chaidSplit({ data: { y: ['n', 'y', 'n', 'y'], x: ['a', 'b', 'c', 'b'] }, dependent: 'y', dependentLevels: ['n', 'y'],
 *   independents: [{ name: 'x', ordinal: false, levels: ['a', 'b', 'c'] }],
 *   settings: { alphaMerge: 0.05, alphaSplit: 0.05, bonferroni: true } }).predictors[0].groups // [['a', 'c'], ['b']]
 */
export function chaidSplit(input: ChaidInput): ChaidResult {
  const { settings, dependentLevels } = input;
  requireProbability(settings.alphaMerge, 'alphaMerge');
  requireProbability(settings.alphaSplit, 'alphaSplit');
  requireSamples(input.independents.length, 1, 'variables');
  const outcome = readLevels(getColumn(input.data, input.dependent), dependentLevels);
  const weights = readFrequencies(input, outcome.length);
  const used = new Set(outcome.filter((code, row) => code >= 0 && weights[row]! > 0));
  if (used.size === 0) throw new StatisticsProblem('empty-table', { what: input.dependent });
  if (used.size === 1) throw new StatisticsProblem('constant-column', { column: input.dependent });
  const predictors = input.independents.map(variable =>
    testPredictor(variable, levelGroups(input, variable, outcome, weights), settings),
  );
  const best = bestPredictor(predictors);
  return { predictors, best: best.variable, isSplit: best.adjustedPValue <= settings.alphaSplit };
}

function readFrequencies({ data, weights }: ChaidInput, length: number): Float64Array {
  if (weights === undefined) return readWeights(undefined, length);
  const column = readNumbers(getColumn(data, weights), weights);
  return readWeights(column, length);
}

function levelGroups(
  { data, dependentLevels }: ChaidInput,
  { name, levels }: ChaidVariable,
  outcome: Int32Array,
  weights: Float64Array,
): LevelGroup[] {
  const column = getColumn(data, name);
  requireLength(column, outcome.length, name);
  const codes = readLevels(column, levels);
  const groups = levels.map(level => ({ levels: [level], counts: new Float64Array(dependentLevels.length) }));
  codes.forEach((code, row) => {
    if (code >= 0 && outcome[row]! >= 0) groups[code]!.counts[outcome[row]!]! += weights[row]!;
  });
  const present = groups.filter(group => group.counts.some(count => count > 0));
  requireSamples(present.length, 1, 'groups', name);
  return present;
}
