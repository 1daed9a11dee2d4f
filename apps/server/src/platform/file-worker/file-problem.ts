/**
 * Why a stranger's file was not read. `too-large`: it holds more than its reader may unpack, hold in memory or give back; `too-slow`: its
 * time ran out; `broken`: it is not what it says it is; `busy`: too many files wait already, and this one may be sent again later.
 */
export type FileProblemWord = 'too-large' | 'too-slow' | 'broken' | 'busy';

export class FileProblem extends Error {
  readonly problem: FileProblemWord;

  constructor(problem: FileProblemWord) {
    super(problem);
    this.name = 'FileProblem';
    this.problem = problem;
  }
}
