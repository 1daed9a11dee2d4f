import type { Operands } from '../question-type/question-type.ts';

/** What a formula reads: a respondent's walk, or a stored record's answers. */
export interface Reading {
  /** By slot; undefined where there is no answer. */
  readonly operands: readonly (Operands | undefined)[];
  /** A calculation's number; NaN is missing. */
  calculation(index: number): number;
}
