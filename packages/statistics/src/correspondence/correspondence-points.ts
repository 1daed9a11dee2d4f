import type { Num } from '../column.ts';

export interface CorrespondencePoints {
  labels: string[];
  mass: number[];
  inertia: number[];
  principal: number[][];
  standard: number[][];
  /** Standard · √singular value: rows and columns spread alike (SPSS' symmetrical normalisation). */
  symmetric: number[][];
  /** Of the point to the dimension; each dimension's contributions sum to 1. */
  contribution: number[][];
  /** Of the dimension to the point; `null` for a point at the centre, of which nothing is to be explained. */
  cos2: Num[][];
}

interface Axes {
  readonly singular: ArrayLike<number>;
  /** Element of the singular vector: point i on axis k. */
  vector(i: number, k: number): number;
}

/** Coordinates of the rows or the columns: standard = D^−½U, principal = standard·Σ, contribution U², cos² = share of Σ². */
export function describePoints(
  labels: readonly string[],
  mass: Float64Array,
  inertia: readonly number[],
  { singular, vector }: Axes,
): CorrespondencePoints {
  const fill = <Value>(cell: (standard: number, singular: number, i: number) => Value): Value[][] =>
    labels.map((_, i) => Array.from(singular, (value, k) => cell(vector(i, k) / Math.sqrt(mass[i]!), value, i)));
  return {
    labels: [...labels],
    mass: Array.from(mass),
    inertia: [...inertia],
    principal: fill((standard, value) => standard * value),
    standard: fill(standard => standard),
    symmetric: fill((standard, value) => standard * Math.sqrt(value)),
    contribution: fill((standard, _, i) => mass[i]! * standard ** 2),
    cos2: fill((standard, value, i) =>
      inertia[i]! > 1e-28 ? (mass[i]! * (standard * value) ** 2) / inertia[i]! : null,
    ),
  };
}
