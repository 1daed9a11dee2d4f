import { distributions, type Num, type PeopleEvidence } from '@wenshu/statistics';

/** An attribute, of whose levels is known what they are worth. */
interface Leveled {
  readonly levels: readonly { readonly utility: number; readonly standardError: Num }[];
}

/** How sure what is said of part-worths is. */
export interface WorthEvidence {
  /** How often answers given by chance say as much. */
  readonly p: number;
  /** The range of the most important attribute against that of the next, in standard errors. */
  readonly importanceZ: number;
  /** By attribute: chance that its best level is no better than the next (two-sided, times the number of attributes). */
  readonly bestP: readonly number[];
  /** The largest rise from a price to the next higher one, in standard errors; 0 where none rises. */
  readonly riseZ: number;
}

/** Standard errors of differences of part-worths. */
export interface WorthErrors {
  levels(attribute: number, one: number, other: number): number;
  ranges(one: WorthRange, other: WorthRange): number;
}
interface WorthRange {
  readonly attribute: number;
  readonly best: number;
  readonly worst: number;
}

export function worthEvidence(
  attributes: readonly Leveled[],
  errors: WorthErrors,
  p: Num,
  price?: { readonly attribute: number; readonly values: readonly number[] },
): WorthEvidence {
  const ranked = attributes.map(({ levels }) =>
    levels.map((_, at) => at).sort((a, b) => levels[b]!.utility - levels[a]!.utility),
  );
  const gap = (attribute: number, one: number, other: number) => {
    const { levels } = attributes[attribute]!;
    return levels[one]!.utility - levels[other]!.utility;
  };
  const ranges = ranked
    .map((order, attribute) => ({ attribute, best: order[0]!, worst: order.at(-1)! }))
    .sort((a, b) => gap(b.attribute, b.best, b.worst) - gap(a.attribute, a.best, a.worst));
  const [first, second] = ranges;
  const wide = (range: WorthRange) => gap(range.attribute, range.best, range.worst);
  return {
    p: p ?? 1,
    importanceZ: first && second ? ratio(wide(first) - wide(second), errors.ranges(first, second)) : 0,
    bestP: ranked.map(([best, next], attribute) => {
      if (best === undefined || next === undefined) return 1;
      const z = ratio(gap(attribute, best, next), errors.levels(attribute, best, next));
      return Math.min(1, 2 * attributes.length * distributions.normalSf(z));
    }),
    riseZ: price
      ? largestRise(price.values, (one, other) => ({
          by: gap(price.attribute, one, other),
          error: errors.levels(price.attribute, one, other),
        }))
      : 0,
  };
}

const ratio = (by: number, error: number) => (error > 0 ? by / error : by > 0 ? Number.MAX_VALUE : 0);

function largestRise(
  values: readonly number[],
  between: (one: number, other: number) => { readonly by: number; readonly error: number },
): number {
  const ascending = values.map((_, at) => at).sort((a, b) => values[a]! - values[b]!);
  const rises = ascending.slice(1).map((dearer, at) => {
    const { by, error } = between(dearer, ascending[at]!);
    return ratio(by, error);
  });
  return Math.max(0, ...rises);
}

/** From the covariance of coefficients: every level is a sum of some of them. */
export function errorsByPerson(
  { covariance }: PeopleEvidence,
  levels: readonly (readonly (readonly number[])[])[],
): WorthErrors {
  const errorOf = (vector: readonly number[]) => {
    const variance = vector.reduce(
      (sum, a, i) => sum + vector.reduce((part, b, j) => part + a * b * covariance[i]![j]!, 0),
      0,
    );
    return Math.sqrt(Math.max(0, variance));
  };
  const between = (attribute: number, one: number, other: number) =>
    levels[attribute]![one]!.map((value, at) => value - levels[attribute]![other]![at]!);
  const wide = ({ attribute, best, worst }: WorthRange) => between(attribute, best, worst);
  return {
    levels: (attribute, one, other) => errorOf(between(attribute, one, other)),
    ranges: (one, other) => {
      const second = wide(other);
      return errorOf(wide(one).map((value, at) => value - second[at]!));
    },
  };
}

/** From standard errors alone: as large as they can be, whatever levels of an attribute have in common. */
export function largestErrors(attributes: readonly Leveled[]): WorthErrors {
  const levels = (attribute: number, one: number, other: number) =>
    (attributes[attribute]!.levels[one]!.standardError ?? 0) +
    (attributes[attribute]!.levels[other]!.standardError ?? 0);
  const wide = ({ attribute, best, worst }: WorthRange) => levels(attribute, best, worst);
  return { levels, ranges: (one, other) => Math.hypot(wide(one), wide(other)) };
}
