export interface NewsWords {
  readonly title: string;
  readonly summary: string;
  readonly words: string;
}

export interface NewsContent {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Empty in a language that it is not told in. */
  readonly zh: NewsWords;
  readonly en: NewsWords;
  readonly address: string | null;
  readonly picture: string;
}

export interface ListedNews {
  readonly id: number;
  readonly ownKey: string | null;
  readonly day: string;
  readonly state: 'draft' | 'published' | 'withdrawn';
  readonly publishAt: Date | null;
  readonly zh: string;
  readonly en: string;
}

/** What an operator does with the news of the site. False where nothing has that number. */
export interface NewsDesk {
  list(): Promise<readonly ListedNews[]>;
  add(content: NewsContent): Promise<number>;
  change(id: number, content: NewsContent): Promise<boolean>;
  publish(id: number, at: Date | undefined): Promise<boolean>;
  withdraw(id: number): Promise<boolean>;
}
