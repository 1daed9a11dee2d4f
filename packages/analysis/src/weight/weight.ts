/** How much a record counts. None: everybody once. */
export type Weight =
  | { readonly by: 'variable'; readonly variable: string }
  /** Rim weighting: every target's shares hold at once. Worked out over all that the data set counts, before any filter of a table. */
  | RimWeight;

export interface RimWeight {
  readonly by: 'rim';
  readonly targets: readonly RimTarget[];
  /** Weights are kept between these. */
  readonly least: number;
  readonly most: number;
}

export interface RimTarget {
  /** A code of the data set. */
  readonly variable: string;
  /** By code; any unit, they are taken as parts of their sum. Who has another code or none keeps the weight 1. */
  readonly shares: readonly { readonly code: number; readonly share: number }[];
}

export const LEAST_WEIGHT = 0.2;
export const MOST_WEIGHT = 5;
