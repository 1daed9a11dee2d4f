import type { AnswerContext } from '../question-type/answer-context.ts';
import type { Operands } from '../question-type/question-type.ts';

/** What conditions and formulas read: a respondent's walk, or a stored record's answers. */
export interface Reading {
  readonly context: AnswerContext;
  /** By slot; undefined where there is no answer. */
  readonly operands: readonly (Operands | undefined)[];
  /** A calculation's number; NaN is missing. */
  calculation(index: number): number;
}

/** A condition ready to be asked. */
export type Test = (reading: Reading) => boolean;

/** A number from what is answered. NaN is "missing": arithmetic hands it on by itself, and no other result is NaN. */
export type Formula = (reading: Reading) => number;
