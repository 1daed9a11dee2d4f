interface OwnNewsWords {
  readonly title: string;
  /** A sentence or two for lists and shares. */
  readonly summary: string;
  /** Markdown. */
  readonly words: string;
}

/** An article that comes with the product. */
export interface OwnNews {
  /** Its name in its address; it never changes. */
  readonly key: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** A drawing without words, so that both languages share it. */
  readonly picture: string;
  readonly zh: OwnNewsWords;
  readonly en: OwnNewsWords;
}
