import type { ColumnProblemWord } from '@wenshu/analysis';

export type ColumnsProblemWord =
  | ColumnProblemWord
  /** There is no such table, or not any more. */
  | 'table-gone'
  /** Numbers of rows that were given before the copy was made anew: ask for the order again. */
  | 'renewed'
  /** Records have come or gone since the moment that was asked about. */
  | 'moved-on'
  /** More than one answer may carry. */
  | 'too-large'
  | 'cancelled';

/** A request that cannot be answered, whoever is asked. */
export class ColumnsProblem extends Error {
  readonly word: ColumnsProblemWord;
  readonly variable: string | undefined;
  /** Of several requests which one. */
  readonly at: number | undefined;
  constructor(word: ColumnsProblemWord, variable?: string, at?: number) {
    super(variable === undefined ? word : `${word}: ${variable}`);
    this.word = word;
    this.variable = variable;
    this.at = at;
  }
}
