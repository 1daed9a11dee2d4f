import type { ImportProblem } from '../questionnaire/import/import-problem.ts';

/** A question as plain text says it: no ids, no places, no marks. */
export interface DraftQuestion {
  /** The slug of its type. */
  readonly type: string;
  readonly title: string;
  readonly remark?: string;
  readonly isRequired: boolean;
  readonly items: readonly DraftItem[];
  readonly rows: readonly string[];
}

export interface DraftItem {
  readonly title: string;
  readonly hasBlank: boolean;
}

/** A problem of the text at a line; `name` is the marker it is about. */
export interface TextProblem extends ImportProblem {
  readonly name?: string;
}
