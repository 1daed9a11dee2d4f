/**
 * What a number is counted in, as a type. A share of 0.68 shown as a per cent of 0 to 100 reads 0.7 %: numbers that look right and are a
 * hundred times too small. So a per cent is made here alone, and a format takes only numbers of its own unit.
 */
declare const unit: unique symbol;

/** Of 0 to 100, on the wire and in everything that was stored. */
export type Percent = number & { readonly [unit]: 'percent' };
/** The difference of two per cents: from 40 % to 50 % are 10 points, and a quarter more. */
export type PercentPoints = number & { readonly [unit]: 'points' };
/** A number of no unit that could be mistaken for another: a mean, a count, money. A per cent is none. */
type Unbranded = number & { readonly [unit]?: never };
/** A number that was held against its format (`inFormat`). */
export type Held = number & { readonly [unit]: 'held' };

export type PlainUnit = 'count' | 'number' | 'p' | 'seconds' | 'money';
export type Unit = 'percent' | 'points' | PlainUnit;

/** How a number is written. */
export interface NumberFormat<U extends Unit = Unit> {
  readonly as: U;
  readonly decimals: number;
  readonly unit?: string;
}

/** What a format of this unit takes; nothing where the unit is not known, so that no format is chosen at a distance from its number. */
export type NumberIn<U extends Unit> = [U] extends ['percent']
  ? Percent
  : [U] extends ['points']
    ? PercentPoints
    : [U] extends [PlainUnit]
      ? Unbranded
      : never;

interface MeasuredNumberIn<U extends Unit> {
  readonly value: NumberIn<U> | null;
  readonly format: NumberFormat<U>;
}
/** A number beside its format. */
export type MeasuredNumber = MeasuredNumberIn<'percent'> | MeasuredNumberIn<'points'> | MeasuredNumberIn<PlainUnit>;

/** What part of a whole is, in per cent; none of nothing. */
export const percentOf = (part: number, whole: number): Percent | null =>
  whole > 0 ? (((100 * part) / whole) as Percent) : null;

/** Of a share of 0 to 1. */
export function percentOfShare(share: number): Percent;
export function percentOfShare(share: number | null): Percent | null;
export function percentOfShare(share: number | null): Percent | null {
  return share === null ? null : ((100 * share) as Percent);
}

/** Of the difference of two shares of 0 to 1. */
export function pointsOfShares(difference: number): PercentPoints;
export function pointsOfShares(difference: number | null): PercentPoints | null;
export function pointsOfShares(difference: number | null): PercentPoints | null {
  return difference === null ? null : ((100 * difference) as PercentPoints);
}

/** How far two per cents are apart; nothing where one of them is none. */
export const pointsBetween = (high: Percent | null, low: Percent | null): PercentPoints | null =>
  high === null || low === null ? null : ((high - low) as PercentPoints);

/**
 * What is a per cent of 0 to 100 already: what `statistics` calls one (`…Percent`, `percentInertia`), and what people typed as one. Whoever
 * calls it has looked that up.
 */
export function alreadyPercent(value: number): Percent;
export function alreadyPercent(value: number | null): Percent | null;
export function alreadyPercent(value: number | null): Percent | null {
  return value as Percent | null;
}

/** For cells whose head has the format: the number is of the same unit, and says so here. */
export function inFormat<U extends Unit>(format: NumberFormat<U>, value: NumberIn<U>): Held;
export function inFormat<U extends Unit>(format: NumberFormat<U>, value: NumberIn<U> | null): Held | null;
export function inFormat<U extends Unit>(_format: NumberFormat<U>, value: NumberIn<U> | null): Held | null {
  return value as number | null as Held | null;
}

/** A number that was read from an exhibit's cells of this format: whoever made them held them against it. */
export const heldBefore = (_format: NumberFormat, value: number | null): Held | null => value as Held | null;

export const numberAs = (decimals: number): NumberFormat<'number'> => ({ as: 'number', decimals });
export const countFormat: NumberFormat<'count'> = { as: 'count', decimals: 0 };
export const percentFormat: NumberFormat<'percent'> = { as: 'percent', decimals: 1 };
export const pointsFormat: NumberFormat<'points'> = { as: 'points', decimals: 1 };
export const pFormat: NumberFormat<'p'> = { as: 'p', decimals: 3 };
/** Of everything that is no per cent. */
export type PlainFormat = NumberFormat<PlainUnit>;
