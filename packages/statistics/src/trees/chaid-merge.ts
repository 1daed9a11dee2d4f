import { type TestResult, tableChiSquare } from '../cross-tables/table-chi-square.ts';
import { tableMargins } from '../cross-tables/table-margins.ts';
import { matrixFromRows } from '../linear-algebra/dense-matrix.ts';

export interface LevelGroup {
  readonly levels: readonly string[];
  /** Weight by class of the dependent variable. */
  readonly counts: Float64Array;
}

export interface MergeStep {
  merged: string[];
  pValue: number;
}

/** Pearson's test of groups by classes; groups that cannot differ give χ² 0, df 0, p 1. */
export function testGroups(groups: readonly LevelGroup[]): TestResult {
  const table = matrixFromRows(groups.map(group => group.counts));
  return tableChiSquare(table, tableMargins(table)).chiSquare ?? { value: 0, df: 0, pValue: 1 };
}

/**
 * CHAID's merging: as long as the two most alike groups do not differ significantly, they become one. Ordinal levels
 * merge with their neighbours only; of equally alike pairs the first is taken. Groups are not split again.
 */
export function mergeLevels(
  levels: readonly LevelGroup[],
  isOrdinal: boolean,
  alphaMerge: number,
): { groups: LevelGroup[]; steps: MergeStep[] } {
  let groups = [...levels];
  const steps: MergeStep[] = [];
  while (groups.length > 1) {
    const { i, j, pValue } = mostAlike(groups, isOrdinal);
    if (!(pValue > alphaMerge)) break;
    const merged = join(groups[i]!, groups[j]!);
    steps.push({ merged: [...merged.levels], pValue });
    groups = groups.map((group, at) => (at === i ? merged : group)).filter((_, at) => at !== j);
  }
  return { groups, steps };
}

function mostAlike(groups: readonly LevelGroup[], isOrdinal: boolean) {
  let best = { i: 0, j: 1, pValue: -1 };
  for (let i = 0; i < groups.length - 1; i++) {
    const last = isOrdinal ? i + 1 : groups.length - 1;
    for (let j = i + 1; j <= last; j++) {
      const { pValue } = testGroups([groups[i]!, groups[j]!]);
      if (pValue > best.pValue) best = { i, j, pValue };
    }
  }
  return best;
}

function join(a: LevelGroup, b: LevelGroup): LevelGroup {
  return { levels: [...a.levels, ...b.levels], counts: a.counts.map((count, c) => count + b.counts[c]!) };
}
