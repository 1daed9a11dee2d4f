export interface AlikeGroup {
  /** Places of its answers, ascending. The first of the most frequent wording is what it is shown by. */
  places: number[];
  shown: number;
  /** Different wordings, by their normalised words. */
  wordings: number;
}

/** A way to say it: answers that differ in signs alone. */
export interface Wording {
  readonly pieces: readonly string[];
  readonly sense: string;
  readonly places: number[];
}
