/** What is said beside the words of an article, in the language of the page. */
export interface ArticleLabels {
  /** Behind a link that opens a window of its own, for who does not see that it does. */
  readonly opensWindow: string;
  /** Names a table, which may be pushed aside on a phone. */
  readonly table: (values: { number: number }) => string;
}
