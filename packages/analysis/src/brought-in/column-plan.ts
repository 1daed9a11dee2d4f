import type { ColumnShape } from '@wenshu/survey-core';

/** What shall become of a column: a question of its own, an option of a question with several answers, or nothing. */
export interface ColumnPlan {
  readonly shape: ColumnShape | 'skip';
  readonly title: string;
  /** Values that stand for "no answer", as they are written in the file. */
  readonly missing: readonly string[];
  /** Of one option: every value with what it is called; those with one title are one option. */
  readonly options?: readonly PlannedOption[] | undefined;
  /** Of several answers in one cell: what parts them. */
  readonly separator?: string | undefined;
  /** Of one column for each answer: the title that they share, and the values that say "chosen". Every other value says "not chosen". */
  readonly set?: string | undefined;
  readonly chosen?: readonly string[] | undefined;
}

export interface PlannedOption {
  readonly value: string;
  readonly title: string;
}
