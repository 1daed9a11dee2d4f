import { type FitControl, reportProgress } from '../fit-control.ts';
import type { ChaidColumn, ChaidData } from './chaid-columns.ts';
import type { LevelGroup } from './chaid-merge.ts';
import { bestPredictor, type ChaidPredictor, testPredictor } from './chaid-predictor.ts';

export interface ChaidSettings {
  readonly alphaMerge: number;
  readonly alphaSplit: number;
  readonly bonferroni: boolean;
  readonly maxDepth: number;
  readonly minParent: number;
  readonly minChild: number;
}

export interface GrownChaidNode {
  readonly depth: number;
  readonly rows: Int32Array;
  readonly weight: number;
  readonly counts: Float64Array;
  readonly split?: ChaidPredictor;
  /** In the order of the split's groups. */
  readonly children: readonly GrownChaidNode[];
}

/** Splits the whole, then its parts, as long as a significant split is found and nobody becomes too few. */
export function growChaid(
  data: ChaidData,
  classes: number,
  settings: ChaidSettings,
  control?: FitControl,
): GrownChaidNode {
  let done = 0;
  const grow = (rows: Int32Array, depth: number): GrownChaidNode => {
    const counts = new Float64Array(classes);
    for (const row of rows) counts[data.outcome[row]!]! += data.weights[row]!;
    const weight = counts.reduce((sum, count) => sum + count, 0);
    const node = { depth, rows, weight, counts, children: [] };
    const isSplittable =
      depth < settings.maxDepth && weight >= settings.minParent && counts.filter(count => count > 0).length > 1;
    const split = isSplittable ? findSplit(data, rows, classes, settings) : undefined;
    if (!split) {
      done += rows.length;
      reportProgress(control, done / data.outcome.length);
      return node;
    }
    return { ...node, split, children: partRows(data, rows, split).map(part => grow(part, depth + 1)) };
  };
  return grow(Int32Array.from(data.outcome.keys()), 0);
}

function findSplit(
  data: ChaidData,
  rows: Int32Array,
  classes: number,
  settings: ChaidSettings,
): ChaidPredictor | undefined {
  const tested = data.predictors
    .map(column =>
      testPredictor(column, levelGroups(column, data, rows, classes), {
        ...settings,
        minGroup: settings.minChild,
      }),
    )
    .filter(({ groups }) => groups.length > 1);
  if (tested.length === 0) return undefined;
  const best = bestPredictor(tested);
  return best.adjustedPValue <= settings.alphaSplit ? best : undefined;
}

/** The levels that a node holds, each with its weight by class. */
function levelGroups(column: ChaidColumn, data: ChaidData, rows: Int32Array, classes: number): LevelGroup[] {
  const groups = column.levels.map(level => ({ levels: [level], counts: new Float64Array(classes) }));
  for (const row of rows) groups[column.codes[row]!]!.counts[data.outcome[row]!]! += data.weights[row]!;
  return groups.filter(group => group.counts.some(count => count > 0));
}

function partRows({ predictors }: ChaidData, rows: Int32Array, { variable, groups }: ChaidPredictor): Int32Array[] {
  const { codes, levels } = predictors.find(({ name }) => name === variable)!;
  return groups.map(group => rows.filter(row => group.includes(levels[codes[row]!]!)));
}
