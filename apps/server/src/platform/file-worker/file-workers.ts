import { deserialize } from 'node:v8';
import type { ThreadPool } from '../threads/thread-pool.ts';
import { ThreadProblem, type ThreadProblemWord } from '../threads/thread-problem.ts';
import type { Holder } from '../threads/turns.ts';
import { type FileJobKind, type FileJobOptions, type FileJobResult, fileJobs } from './file-jobs.ts';
import { FileProblem, type FileProblemWord } from './file-problem.ts';
import type { FileTask, FileTaskAnswer } from './worker.ts';

const MOST_RESULT_BYTES = 16 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;

const problems: Readonly<Record<ThreadProblemWord, FileProblemWord>> = {
  'too-slow': 'too-slow',
  'out-of-memory': 'too-large',
  ended: 'broken',
  busy: 'busy',
  cancelled: 'busy',
};

/**
 * Reads strangers' files away from the thread that answers requests: a file can use up its thread's time and memory and nothing else. Files
 * wait for their turn as everything does that is done in threads; one that is stuck is ended, and the next gets a fresh thread.
 */
export class FileWorkers {
  readonly #threads: ThreadPool;
  readonly #maxResultBytes: number;

  constructor(threads: ThreadPool, maxResultBytes = MOST_RESULT_BYTES) {
    this.#threads = threads;
    this.#maxResultBytes = maxResultBytes;
  }

  /** For whoever waits at a screen. Fails with a `FileProblem`, and with nothing else. */
  async run<Kind extends FileJobKind>(
    { personId, enterpriseId }: Omit<Holder, 'lane'>,
    kind: Kind,
    bytes: Uint8Array,
    options: FileJobOptions<Kind>,
  ): Promise<FileJobResult<Kind>> {
    const { thread, msPerMegabyte } = fileJobs[kind];
    const task: FileTask = { kind, bytes, options, maxResultBytes: this.#maxResultBytes };
    const effortMs = (msPerMegabyte * bytes.length) / MEGABYTE;
    const answer = (await this.#threads
      .of({ lane: 'live', personId, enterpriseId })
      .run(thread, task, { effortMs })
      .catch(error => {
        throw error instanceof ThreadProblem ? new FileProblem(problems[error.word]) : error;
      })) as FileTaskAnswer;
    if ('packed' in answer) return deserialize(answer.packed) as FileJobResult<Kind>;
    throw new FileProblem(answer.problem);
  }
}
