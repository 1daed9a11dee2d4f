import type { CountedPeople } from './share-estimates.ts';

/** Which option has most, and how sure that is. */
export interface ShareLead {
  readonly first: number;
  readonly second: number;
  /** By how many standard errors of the difference, taken person by person; null where there are not several people. */
  readonly z: number | null;
}

/**
 * The largest of the first `among` options against the next, over the same people.
 *
 * @example
 * shareLead([0.8, 0.2, 0.6, 0.4], 2, 2) // { first: 0, second: 1, z: 2 }
 */
export function shareLead(
  individual: ArrayLike<number>,
  options: number,
  among: number,
  { weights, rows }: CountedPeople = {},
): ShareLead | undefined {
  const counted = rows ?? Array.from({ length: options > 0 ? individual.length / options : 0 }, (_, row) => row);
  const weightOf = (row: number) => (weights ? weights[row]! : 1);
  const sumOf = (of: (row: number) => number) => counted.reduce((sum, row) => sum + weightOf(row) * of(row), 0);
  const whole = sumOf(() => 1);
  if (!(whole > 0) || among < 2) return undefined;
  const means = Array.from({ length: among }, (_, at) => sumOf(row => individual[row * options + at]!) / whole);
  const [first, second] = means.map((_, at) => at).sort((a, b) => means[b]! - means[a]!) as [number, number];
  const people = counted.filter(row => weightOf(row) > 0).length;
  if (people < 2) return { first, second, z: null };
  const by = (row: number) => individual[row * options + first]! - individual[row * options + second]!;
  const mean = sumOf(by) / whole;
  const squares = counted.reduce((sum, row) => sum + (weightOf(row) * (by(row) - mean)) ** 2, 0);
  const error = Math.sqrt((squares * people) / (people - 1)) / whole;
  return { first, second, z: error > 0 ? mean / error : mean > 0 ? Number.MAX_VALUE : 0 };
}
