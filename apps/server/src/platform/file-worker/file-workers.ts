import {
  type FileClass,
  type FileJobKind,
  type FileJobOptions,
  type FileJobResult,
  fileClasses,
  fileJobs,
} from './file-jobs.ts';
import { FileLane, type FileWorkerLimits } from './file-lane.ts';

const LIMITS: FileWorkerLimits = {
  // An honest file takes a second, on a busy machine a few; whoever waits behind a dishonest one waits this long at most.
  timeMs: 20_000,
  maxResultBytes: 16 * 1024 * 1024,
  mostWaiting: 8,
  entry: new URL('./worker.ts', import.meta.url),
};

/**
 * Reads strangers' files away from the thread that answers requests: a file can use up its worker's time and memory and nothing else.
 * One worker per class, started when it is first needed; one that is stuck is ended, and the next file gets a fresh one.
 */
export class FileWorkers {
  readonly #limits: FileWorkerLimits;
  readonly #lanes = new Map<FileClass, FileLane>();

  constructor(limits: Partial<FileWorkerLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /** Fails with a `FileProblem`, and with nothing else. */
  async run<Kind extends FileJobKind>(
    kind: Kind,
    bytes: Uint8Array,
    options: FileJobOptions<Kind>,
  ): Promise<FileJobResult<Kind>> {
    const { maxResultBytes } = this.#limits;
    return (await this.#lane(fileJobs[kind].class).run({
      kind,
      bytes,
      options,
      maxResultBytes,
    })) as FileJobResult<Kind>;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#lanes.values()].map(lane => lane.close()));
  }

  #lane(name: FileClass): FileLane {
    const known = this.#lanes.get(name);
    if (known) return known;
    const { heapMb, ...own } = fileClasses[name];
    const lane = new FileLane({ ...this.#limits, ...own }, heapMb);
    this.#lanes.set(name, lane);
    return lane;
  }
}
