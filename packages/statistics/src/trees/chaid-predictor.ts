import { bonferroniMultiplier } from './bonferroni-multiplier.ts';
import { type LevelGroup, type MergeStep, mergeLevels, testGroups } from './chaid-merge.ts';

export interface ChaidPredictor {
  variable: string;
  ordinal: boolean;
  unmerged: { chiSquare: number; df: number; pValue: number };
  groups: string[][];
  mergeSteps: MergeStep[];
  chiSquare: number;
  df: number;
  pValue: number;
  bonferroniMultiplier: number;
  adjustedPValue: number;
}

export interface PredictorSettings {
  readonly alphaMerge: number;
  readonly bonferroni: boolean;
  /** A group that weighs less is merged with the one most like it, whatever the test says. */
  readonly minGroup?: number;
}

/** A predictor's levels merged while they are alike, and the test of what is left, times the number of ways to merge so. */
export function testPredictor(
  { name, ordinal }: { readonly name: string; readonly ordinal: boolean },
  levels: readonly LevelGroup[],
  settings: PredictorSettings,
): ChaidPredictor {
  const unmerged = testGroups(levels);
  const { groups, steps } = mergeLevels(levels, ordinal, settings.alphaMerge, settings.minGroup);
  const merged = testGroups(groups);
  const multiplier = settings.bonferroni ? bonferroniMultiplier(levels.length, groups.length, ordinal) : 1;
  return {
    variable: name,
    ordinal,
    unmerged: { chiSquare: unmerged.value, df: unmerged.df, pValue: unmerged.pValue },
    groups: groups.map(group => [...group.levels]),
    mergeSteps: steps,
    chiSquare: merged.value,
    df: merged.df,
    pValue: merged.pValue,
    bonferroniMultiplier: multiplier,
    adjustedPValue: Math.min(1, merged.pValue * multiplier),
  };
}

/** The predictor with the smallest adjusted p; of equal ones the first. */
export function bestPredictor(predictors: readonly ChaidPredictor[]): ChaidPredictor {
  return predictors.reduce((least, other) => (other.adjustedPValue < least.adjustedPValue ? other : least));
}
