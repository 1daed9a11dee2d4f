import type { Test } from '@wenshu/survey-core';
import type { FilterProblemWord } from './check-filter.ts';

export type ConditionProblemWord =
  | FilterProblemWord
  | 'question-unknown'
  | 'item-unknown'
  /** The loop has no round for that option. */
  | 'round-unknown'
  | 'calculation-unknown'
  /** No link of the data carries that parameter. */
  | 'parameter-unknown'
  /** A number of a looped question, without saying of which round. */
  | 'loop-copy-missing'
  /** Data cannot tell the option from another one with the same code. */
  | 'code-shared'
  /** It asks for "today", and nobody said which day that is. */
  | 'needs-today'
  /** Conditions can read it of an answer; no variable has it. */
  | 'not-in-data';

export interface ConditionProblem {
  readonly word: ConditionProblemWord;
  /** Where it was found. */
  readonly test?: Test;
}

/** Thrown inside the translation only. */
export class NotSaid extends Error {
  readonly word: ConditionProblemWord;

  constructor(word: ConditionProblemWord) {
    super(word);
    this.word = word;
  }
}
