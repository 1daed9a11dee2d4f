/**
 * Why a thread gave no answer. `too-slow`: its time ran out; `out-of-memory`; `ended`: it broke; `busy`: too many tasks wait already, or
 * nobody takes any more; `cancelled`: whoever asked does not want it any more.
 */
export type ThreadProblemWord = 'too-slow' | 'out-of-memory' | 'ended' | 'busy' | 'cancelled';

export class ThreadProblem extends Error {
  readonly word: ThreadProblemWord;

  constructor(word: ThreadProblemWord, cause?: unknown) {
    super(word, { cause });
    this.name = 'ThreadProblem';
    this.word = word;
  }
}
