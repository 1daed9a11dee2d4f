import type { Percent } from '../exhibit/units.ts';
/** What a screen needs to move products and prices by itself: numbers of a model, and of people nothing but what they think. */
export type Simulation = ProductSimulation | PriceSimulation | BrandSimulation;

/** What levels are worth, to each person or to all together. */
export interface ProductSimulation {
  readonly of: 'products';
  /** Their levels stand behind each other in `values`. */
  readonly attributes: readonly SimulatedAttribute[];
  readonly price?: { readonly attribute: number; readonly values: readonly number[] } | undefined;
  /** By row, then by level: a person each, or everybody and then each group together. */
  readonly values: readonly number[];
  /** By row: of choosing none of them. */
  readonly none?: readonly number[] | undefined;
  readonly weights?: readonly number[] | undefined;
  /** By row: the group, where people are compared. */
  readonly groups?: readonly (number | null)[] | undefined;
  readonly isOfPeople: boolean;
}

export interface SimulatedAttribute {
  /** Empty where it has none. */
  readonly name: string;
  readonly levels: readonly { readonly id: string; readonly name: string }[];
}

/** How many buy at each price, in percent: by what they said they would do, or by what they find neither too cheap nor too dear. */
export interface PriceSimulation {
  readonly of: 'price';
  readonly basedOn: 'intent' | 'acceptance';
  readonly prices: readonly number[];
  readonly demand: readonly Percent[];
}

/** Brands whose shares follow from their prices by a logit. */
export interface BrandSimulation {
  readonly of: 'brands';
  readonly brands: readonly {
    readonly id: string;
    readonly name: string;
    readonly utility: number;
    /** Those that were asked, ascending. */
    readonly prices: readonly number[];
  }[];
  /** Of one unit of money. */
  readonly slope: number;
  readonly none: number | null;
  /** The prices of the scenario. */
  readonly at: readonly number[];
  /** The place of the own brand. */
  readonly own: number | null;
}
