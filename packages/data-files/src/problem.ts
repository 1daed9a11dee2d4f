/** What can be wrong with a file or with what is asked of one: words, which the caller turns into sentences. */
export type DataFileProblemCode =
  // Writing.
  | 'too-many-columns'
  | 'too-many-styles'
  | 'bad-variable'
  | 'wrong-case-count'
  // Reading.
  | 'not-this-format'
  | 'truncated'
  | 'damaged'
  | 'unknown-encoding'
  | 'too-many-variables'
  | 'too-many-labels'
  | 'too-many-cases'
  | 'too-large';

export class DataFileProblem extends Error {
  readonly code: DataFileProblemCode;
  readonly details: Readonly<Record<string, string | number>>;

  constructor(code: DataFileProblemCode, details: Record<string, string | number> = {}) {
    super(`${code} ${JSON.stringify(details)}`);
    this.code = code;
    this.details = details;
  }
}
