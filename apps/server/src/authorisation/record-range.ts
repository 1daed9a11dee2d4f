/** A place as precisely as it is given: a nation, a province of it, a city of that. */
export interface RegionRange {
  readonly nation: string;
  readonly province?: string;
  readonly city?: string;
}

/**
 * What a person may see of a questionnaire's records, as plain data: it can be stored, compared, be the key of a cache, and be compiled for
 * whatever holds the records. A new kind is added here and in the compilers, and no query has to be found and changed.
 */
export type RecordRange =
  | { readonly kind: 'all' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'channel'; readonly channels: readonly string[] }
  | { readonly kind: 'region'; readonly regions: readonly RegionRange[] }
  | { readonly kind: 'label'; readonly labels: readonly string[] }
  /** Held in several ways at once: what any of them shows. */
  | { readonly kind: 'any'; readonly of: readonly RecordRange[] };
