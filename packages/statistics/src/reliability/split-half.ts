import type { Num } from '../column.ts';
import type { DenseMatrix } from '../linear-algebra/dense-matrix.ts';

export interface SplitHalf {
  firstHalfItems: number;
  secondHalfItems: number;
  /** `null` when a half does not vary. */
  correlation: Num;
  spearmanBrown: Num;
  spearmanBrownUnequal: Num;
  guttman: number;
}

/**
 * The first ⌈k/2⌉ items against the rest, from the covariances. Spearman–Brown 2r/(1+r), for halves of
 * k₁ and k₂ items (−r²+√(r⁴+4r²(1−r²)c))/(2(1−r²)c) with c = k₁k₂/k²; Guttman 2(1−(v_A+v_B)/v_{A+B}).
 *
 * @example
 * splitHalf(matrixFromRows([[2, 1], [1, 2]])).guttman // 0.6666666667
 */
export function splitHalf({ rows: k, values }: DenseMatrix): SplitHalf {
  const first = Math.ceil(k / 2);
  let [within, across, beyond] = [0, 0, 0];
  for (let i = 0; i < k; i++) {
    for (let j = 0; j < k; j++) {
      const covariance = values[i * k + j]!;
      if (i < first && j < first) within += covariance;
      else if (i >= first && j >= first) beyond += covariance;
      else across += covariance / 2;
    }
  }
  const r = within > 0 && beyond > 0 ? across / Math.sqrt(within * beyond) : null;
  return {
    firstHalfItems: first,
    secondHalfItems: k - first,
    correlation: r,
    spearmanBrown: r === null || r <= -1 ? null : (2 * r) / (1 + r),
    spearmanBrownUnequal: r === null ? null : unequalLengths(r, (first * (k - first)) / k ** 2),
    guttman: 2 * (1 - (within + beyond) / (within + beyond + 2 * across)),
  };
}

function unequalLengths(r: number, c: number): number {
  const rest = 1 - r * r;
  // The quotient tends to 1 as r² does.
  if (rest <= 0) return 1;
  return (-r * r + Math.sqrt(r ** 4 + 4 * r * r * rest * c)) / (2 * rest * c);
}
