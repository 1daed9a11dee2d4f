/** One benchmark: work of ours, and what R does for it in the same run on the same numbers. */
export interface BenchRow {
  readonly name: string;
  /** What R runs, in a few words. */
  readonly reference: string;
  readonly r: {
    /** Before the clock: R's own shapes of the data. */
    readonly before?: string;
    /** The same work: all that ours gives, as far as R gives it. */
    readonly timed: string;
    /** A smaller part of it that R does in one quick call, for who asks for no more. Told beside, and no goal. */
    readonly part?: { readonly name: string; readonly timed: string };
  };
  /** Makes the data, outside the clock. */
  prepare(): Prepared;
}

export interface Prepared {
  work(): unknown;
  /** Matrices by their names in R, as columns. */
  readonly data: Readonly<Record<string, readonly ArrayLike<number>[]>>;
}
