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
 * merge with their neighbours only; of equally alike pairs the first is taken. Groups are not split again. Then a group lighter than
 * `minGroup` joins the one most like it, the lightest first.
 */
export function mergeLevels(
  levels: readonly LevelGroup[],
  isOrdinal: boolean,
  alphaMerge: number,
  minGroup = 0,
): { groups: LevelGroup[]; steps: MergeStep[] } {
  const groups = [...levels];
  const likeness = createLikeness(groups, isOrdinal);
  const steps: MergeStep[] = [];
  const merge = ({ i, j, pValue }: AlikePair) => {
    groups[i] = join(groups[i]!, groups[j]!);
    groups.splice(j, 1);
    likeness.joined(i, j);
    steps.push({ merged: [...groups[i]!.levels], pValue });
  };
  while (groups.length > 1) {
    const pair = likeness.most();
    if (!(pair.pValue > alphaMerge)) break;
    merge(pair);
  }
  while (groups.length > 1) {
    const weights = groups.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0));
    const lightest = weights.indexOf(Math.min(...weights));
    if (weights[lightest]! >= minGroup) break;
    merge(likeness.most(lightest));
  }
  return { groups, steps };
}

interface AlikePair {
  readonly i: number;
  readonly j: number;
  readonly pValue: number;
}

/** How alike groups are, tested once per pair: after a merge only the pairs of the new group are tested again. */
function createLikeness(groups: readonly LevelGroup[], isOrdinal: boolean) {
  const test = (i: number, j: number) => testGroups([groups[i]!, groups[j]!]).pValue;
  const isAllowed = (i: number, j: number) => j > i && (!isOrdinal || j === i + 1);
  const row = (i: number) => groups.map((_, j) => (isAllowed(i, j) ? test(i, j) : -1));
  const known = groups.map((_, i) => row(i));
  return {
    /** Of all pairs, or of those with one group; of equally alike ones the first. */
    most(member?: number): AlikePair {
      let best: AlikePair = { i: 0, j: 1, pValue: -1 };
      known.forEach((own, i) => {
        own.forEach((pValue, j) => {
          const counts = member === undefined || i === member || j === member;
          if (counts && isAllowed(i, j) && pValue > best.pValue) best = { i, j, pValue };
        });
      });
      return best;
    },
    /** Group j became a part of group i, and is gone. */
    joined(i: number, j: number): void {
      known.splice(j, 1);
      for (const own of known) own.splice(j, 1);
      for (let other = 0; other < groups.length; other++) {
        if (isAllowed(i, other)) known[i]![other] = test(i, other);
        if (isAllowed(other, i)) known[other]![i] = test(other, i);
      }
    },
  };
}

function join(a: LevelGroup, b: LevelGroup): LevelGroup {
  return { levels: [...a.levels, ...b.levels], counts: a.counts.map((count, c) => count + b.counts[c]!) };
}
