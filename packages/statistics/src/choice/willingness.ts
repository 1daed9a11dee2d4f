import type { DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import { StatisticsProblem } from '../problem.ts';
import { codeLevel, type LevelCoding } from './level-coding.ts';

/** Which of the attributes is the price, and what its levels cost; a linear one says that itself. */
export interface PriceAttribute {
  attribute: number;
  values?: ArrayLike<number>;
}

export interface Willingness {
  attribute: string;
  /** More than for the attribute's first level, in the unit of the price. */
  levels: { level: string; amount: number; standardError: number }[];
}

/** A fit as columns: an attribute without levels is a straight line over its values. */
interface FittedLevels {
  readonly attributes: readonly {
    readonly name: string;
    readonly levels?: readonly string[];
    readonly first: number;
  }[];
  readonly estimates: ArrayLike<number>;
  readonly covariance: DenseMatrix;
  readonly coding: LevelCoding;
}

/**
 * What a level is worth in money: its utility beyond the first level's, over what a unit of money takes away. Of a price in levels that is
 * the least-squares line through their utilities. Errors by the delta method. Nothing where utility does not fall with the price.
 */
export function willingnessToPay(fit: FittedLevels, price: PriceAttribute): Willingness[] | null {
  const { attributes, estimates, covariance, coding } = fit;
  const width = covariance.columns;
  const priced = attributes[price.attribute];
  if (!priced) throw new StatisticsProblem('invalid-setting', { setting: 'price' });
  const levelRow = ({ levels = [], first }: FittedLevels['attributes'][number], level: number) => {
    const row = new Float64Array(width);
    row.set(codeLevel(level, levels.length, coding), first);
    return row;
  };
  const slopeRow = priced.levels
    ? lineThrough(
        priced.levels.map((_, level) => levelRow(priced, level)),
        price,
      )
    : unit(width, priced.first);
  const worth = (row: Float64Array) => row.reduce((sum, value, j) => sum + value * estimates[j]!, 0);
  const slope = worth(slopeRow);
  if (!(slope < 0)) return null;
  return attributes.flatMap((attribute, at) => {
    if (at === price.attribute || !attribute.levels) return [];
    const base = levelRow(attribute, 0);
    const levels = attribute.levels.map((level, place) => {
      const beyond = levelRow(attribute, place).map((value, j) => value - base[j]!);
      const amount = -worth(beyond) / slope;
      const gradient = beyond.map((value, j) => (-value - amount * slopeRow[j]!) / slope);
      return { level, amount: amount + 0, standardError: Math.sqrt(Math.max(0, variance(gradient, covariance))) };
    });
    return [{ attribute: attribute.name, levels }];
  });
}

const unit = (width: number, at: number) => Float64Array.from({ length: width }, (_, j) => Number(j === at));

/** The slope over the prices as a combination of the columns. */
function lineThrough(rows: readonly Float64Array[], { values }: PriceAttribute): Float64Array {
  const prices = Array.from(values ?? []);
  const mean = prices.reduce((sum, price) => sum + price, 0) / prices.length;
  const spread = prices.reduce((sum, price) => sum + (price - mean) ** 2, 0);
  if (prices.length !== rows.length || !(spread > 0))
    throw new StatisticsProblem('invalid-setting', { setting: 'price' });
  return rows[0]!.map((_, j) =>
    rows.reduce((sum, row, level) => sum + ((prices[level]! - mean) / spread) * row[j]!, 0),
  );
}

function variance(gradient: Float64Array, { columns, values }: DenseMatrix): number {
  return gradient.reduce(
    (sum, a, i) => sum + gradient.reduce((part, b, j) => part + a * b * values[i * columns + j]!, 0),
    0,
  );
}
