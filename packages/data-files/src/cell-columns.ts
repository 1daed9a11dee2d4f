/**
 * The cells of one column in a batch of rows. A survey has few kinds of cells and very many of each: written in columns, none of them
 * has to become a value of its own on its way to the bytes.
 */
export type CellColumn =
  /** NaN is an empty cell. */
  | { readonly kind: 'numbers'; readonly values: Float64Array }
  /** Milliseconds of a clock on the wall, as in a Date that is a cell. NaN is an empty one. */
  | { readonly kind: 'moments'; readonly values: Float64Array }
  | { readonly kind: 'texts'; readonly values: readonly (string | null)[] }
  /** Each is one of a list, by its place in it; −1 is an empty cell. The same list from batch to batch: it may grow, nothing in it changes. */
  | { readonly kind: 'listed'; readonly list: readonly (string | number)[]; readonly values: Int32Array };

export interface CellBatch {
  readonly rows: number;
  readonly columns: readonly CellColumn[];
}

/** What a member of a list is in a file: worked out when it is first met, undefined where the place is none. */
export function encodedLists<Encoded>(encode: (member: string | number) => Encoded) {
  const known = new Map<readonly (string | number)[], Encoded[]>();
  return (list: readonly (string | number)[]): ((place: number) => Encoded | undefined) => {
    const encoded = known.get(list) ?? [];
    known.set(list, encoded);
    return place => {
      if (place < 0) return undefined;
      encoded[place] ??= encode(list[place]!);
      return encoded[place];
    };
  };
}
