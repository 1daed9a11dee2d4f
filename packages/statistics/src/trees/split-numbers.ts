import type { TreeData } from './tree-columns.ts';
import { giniGain, isBetter } from './tree-split.ts';

export interface NumberSplit {
  readonly gain: number;
  /** Codes below this go to the first child. */
  readonly fromCode: number;
  /** Code of the value before the cut; the threshold lies half way between the two. */
  readonly belowCode: number;
}

/**
 * The cut of a sorted column with the largest gain; equal gains: the lowest cut. One pass, moving one row at a time from
 * the upper to the lower side and keeping Σc² of both. Buckets count rows, all else weights.
 */
export function splitNumbers(
  ordered: Int32Array,
  codes: Int32Array,
  { outcome, weights }: Pick<TreeData, 'outcome' | 'weights'>,
  counts: Float64Array,
  minBucket: number,
): NumberSplit | undefined {
  const n = ordered.length;
  const lower = new Float64Array(counts.length);
  const upper = counts.slice();
  let lowerSquares = 0;
  let upperSquares = counts.reduce((sum, count) => sum + count * count, 0);
  let lowerWeight = 0;
  let upperWeight = counts.reduce((sum, count) => sum + count, 0);
  let best: NumberSplit | undefined;
  let bestGain = 0;
  let code = codes[ordered[0]!]!;
  for (let i = 0; i < n - 1; i++) {
    const group = outcome[ordered[i]!]!;
    const weight = weights[ordered[i]!]!;
    lowerSquares += weight * (2 * lower[group]! + weight);
    upperSquares -= weight * (2 * upper[group]! - weight);
    lower[group]! += weight;
    upper[group]! -= weight;
    lowerWeight += weight;
    upperWeight -= weight;
    const next = codes[ordered[i + 1]!]!;
    if (next === code) continue;
    const isLarge = i + 1 >= minBucket && n - i - 1 >= minBucket;
    if (isLarge && lowerWeight > 0 && upperWeight > 1e-12 * lowerWeight) {
      const gain = giniGain(lowerSquares, lowerWeight, upperSquares, upperWeight);
      if (isBetter(gain, bestGain)) {
        bestGain = gain;
        best = { gain, fromCode: next, belowCode: code };
      }
    }
    code = next;
  }
  return best;
}
