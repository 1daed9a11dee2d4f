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
 * the upper to the lower side and keeping Σc² of both.
 */
export function splitNumbers(
  ordered: Int32Array,
  codes: Int32Array,
  outcome: Int32Array,
  counts: Float64Array,
  minBucket: number,
): NumberSplit | undefined {
  const n = ordered.length;
  const lower = new Float64Array(counts.length);
  const upper = counts.slice();
  let lowerSquares = 0;
  let upperSquares = counts.reduce((sum, count) => sum + count * count, 0);
  let best: NumberSplit | undefined;
  let bestGain = 0;
  let code = codes[ordered[0]!]!;
  for (let i = 0; i < n - 1; i++) {
    const group = outcome[ordered[i]!]!;
    lowerSquares += 2 * lower[group]! + 1;
    upperSquares -= 2 * upper[group]! - 1;
    lower[group]! += 1;
    upper[group]! -= 1;
    const next = codes[ordered[i + 1]!]!;
    if (next === code) continue;
    if (i + 1 >= minBucket && n - i - 1 >= minBucket) {
      const gain = giniGain(lowerSquares, i + 1, upperSquares, n - i - 1);
      if (isBetter(gain, bestGain)) {
        bestGain = gain;
        best = { gain, fromCode: next, belowCode: code };
      }
    }
    code = next;
  }
  return best;
}
