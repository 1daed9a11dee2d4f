/** What levels are worth to people: to each of them, or to all together as one row. */
export interface Utilities {
  readonly people: number;
  readonly levels: number;
  /** By person, then by level. */
  readonly values: ArrayLike<number>;
  /** By person: of choosing nothing that is offered. */
  readonly none?: ArrayLike<number> | undefined;
}

/** A part of a level's worth: all of it, or of two neighbours where a price lies between them. */
export interface Term {
  readonly level: number;
  readonly share: number;
}

/** A product is the sum of what its levels are worth. */
export type Product = readonly Term[];

export const worthOf = ({ levels, values }: Utilities, person: number, product: Product): number => {
  let sum = 0;
  for (const { level, share } of product) sum += share * values[person * levels + level]!;
  return sum;
};
