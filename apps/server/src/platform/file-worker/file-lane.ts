import { deserialize } from 'node:v8';
import { ThreadPool } from '../threads/thread-pool.ts';
import { ThreadProblem, type ThreadProblemWord } from '../threads/thread-problem.ts';
import { FileProblem, type FileProblemWord } from './file-problem.ts';
import type { FileTask, FileTaskAnswer } from './worker.ts';

export interface FileWorkerLimits {
  /** How long one file may take. */
  readonly timeMs: number;
  readonly maxResultBytes: number;
  /** How many files of a class may wait for the one that is being read. */
  readonly mostWaiting: number;
  /** What the workers run: a test puts something that hangs here. */
  readonly entry: URL;
}

const problems: Readonly<Record<ThreadProblemWord, FileProblemWord>> = {
  ...{ 'too-slow': 'too-slow', 'out-of-memory': 'too-large', ended: 'broken', busy: 'busy', cancelled: 'busy' },
};

/** The files of one class, one after another. */
export class FileLane {
  readonly #pool: ThreadPool;

  constructor({ entry, timeMs, mostWaiting }: FileWorkerLimits, heapMb: number) {
    this.#pool = new ThreadPool({ entry, timeMs, mostWaiting, heapMb, threads: 1 });
  }

  async run(task: FileTask): Promise<unknown> {
    const answer = (await this.#pool.run(task).catch(error => {
      throw error instanceof ThreadProblem ? new FileProblem(problems[error.word]) : error;
    })) as FileTaskAnswer;
    if ('packed' in answer) return deserialize(answer.packed);
    throw new FileProblem(answer.problem);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
