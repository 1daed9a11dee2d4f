interface OwnNewsWords {
  readonly title: string;
  /** A sentence or two, for lists and shares. */
  readonly summary: string;
  /** Markdown. */
  readonly words: string;
}

/** An article that comes with the product. */
export interface OwnNews {
  /** Never changed once it was released: installations know the article by it. */
  readonly key: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** /pictures/news/<key>.svg */
  readonly picture: string;
  readonly zh: OwnNewsWords;
  readonly en: OwnNewsWords;
}
