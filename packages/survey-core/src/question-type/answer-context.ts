/** What answering knows besides the answers. */
export interface AnswerContext {
  /** The record's id: what random orders are dealt from. */
  readonly seed?: string;
  readonly channel?: string;
  readonly languageId?: number;
  /** The link's parameters. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly labels?: readonly string[];
  /** The day in the questionnaire's time zone, YYYY-MM-DD: the engine has no clock. */
  readonly today?: string;
}
