import { serialize } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { type FileJobKind, fileJobs } from './file-jobs.ts';
import { FileProblem, type FileProblemWord } from './file-problem.ts';

export interface FileTask {
  readonly kind: FileJobKind;
  readonly bytes: Uint8Array;
  readonly options: unknown;
  readonly maxResultBytes: number;
}

/** The result is packed here: the server's own thread unpacks at most so many bytes, whatever the file was. */
export type FileTaskAnswer = { readonly packed: Uint8Array } | { readonly problem: FileProblemWord };

parentPort?.on('message', async (task: FileTask) => parentPort?.postMessage(await answer(task)));

async function answer({ kind, bytes, options, maxResultBytes }: FileTask): Promise<FileTaskAnswer> {
  try {
    const job: (bytes: Uint8Array, options: never) => unknown = await fileJobs[kind].load();
    // A job is sent with the options of its own kind.
    const packed = serialize(await job(bytes, options as never));
    return packed.length > maxResultBytes ? { problem: 'too-large' } : { packed };
  } catch (error) {
    return { problem: error instanceof FileProblem ? error.problem : 'broken' };
  }
}
