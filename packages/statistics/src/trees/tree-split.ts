/** The best way found to part a node's rows by one predictor. */
export interface TreeSplit {
  /** Position of the predictor. */
  readonly predictor: number;
  /** In weights: n·gini(node) − n_L·gini(L) − n_R·gini(R) */
  readonly improvement: number;
  /** By code of the predictor: 1 goes to the first child. */
  readonly isFirst: Uint8Array;
  /** Number predictors only: the midpoint between neighbouring values. */
  readonly threshold?: number;
}

/**
 * n·gini saved by a split, from the class counts of both sides: Σc²/n of the sides minus that of the whole. Whole numbers
 * up to the last step, so that equally good splits come out equal.
 */
export function giniGain(firstSquares: number, first: number, secondSquares: number, second: number): number {
  return firstSquares / first + secondSquares / second;
}

/** Whether a split beats the best one so far by more than rounding: of equally good ones the earlier stays. */
export function isBetter(gain: number, best: number): boolean {
  return gain > best + 1e-10 * Math.abs(best);
}
