import type { ImportProblemWord } from '../edit-problem.ts';

/** What is wrong with a list, at which line (from 1; 0 is the whole), and the limit where there is one. */
export interface ImportProblem {
  readonly problem: ImportProblemWord;
  readonly line: number;
  readonly max?: number;
}
