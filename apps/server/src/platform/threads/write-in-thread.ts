import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { ByteSink } from '@wenshu/data-files';
import type { WritingNews, WritingThreadData, WritingWord } from './bytes-of-thread.ts';

const ROOM_BYTES = 256 * 1024;

class Stopped extends Error {}

export interface WritingProgress {
  tell(done: number): void;
  /** Lets a stop through, in works that hand on no piece for long. */
  pause(): Promise<void>;
}

/** The other end of a `WritingThread`: all that such a thread does. */
export async function writeInThread<Task>(
  write: (task: Task, sink: ByteSink, progress: WritingProgress) => Promise<void>,
): Promise<void> {
  const { inFlight } = workerData as WritingThreadData;
  const port = parentPort!;
  const tell = (news: WritingNews, transfer: ArrayBuffer[] = []) => port.postMessage(news, transfer);
  const spare: ArrayBuffer[] = [];
  let open = inFlight;
  let goOn: (() => void) | undefined;
  let isStopped = false;
  let begin: (task: Task | undefined) => void;
  const told = new Promise<Task | undefined>(resolve => (begin = resolve));
  port.on('message', (word: WritingWord) => {
    if (word === 'stop') isStopped = true;
    else if ('task' in word) begin(word.task as Task);
    else {
      spare.push(word.taken);
      open++;
    }
    if (isStopped) begin(undefined);
    goOn?.();
  });
  const sink = {
    async write(bytes: Uint8Array) {
      while (open === 0 && !isStopped) await new Promise<void>(resolve => (goOn = resolve));
      if (isStopped) throw new Stopped();
      open--;
      // Some bytes share their memory with others: what is handed over must be theirs alone.
      const own = withRoom(spare.pop(), bytes.length);
      own.set(bytes);
      tell({ bytes: own }, [own.buffer]);
    },
  };
  try {
    const task = await told;
    if (task === undefined || isStopped) throw new Stopped();
    await write(task, sink, {
      tell: done => tell({ done }),
      async pause() {
        await setImmediate();
        if (isStopped) throw new Stopped();
      },
    });
    tell({ isOver: true });
  } catch (error) {
    // Whoever asked it to stop does not wait for an end.
    if (!(error instanceof Stopped)) throw error;
  } finally {
    port.close();
  }
}

/** So many bytes of what was used before, or new ones where they do not fit: some more, because the next piece will be about as long. */
function withRoom(used: ArrayBuffer | undefined, length: number): Uint8Array<ArrayBuffer> {
  const fits = used !== undefined && used.byteLength >= length;
  return new Uint8Array(fits ? used : new ArrayBuffer(Math.ceil(length / ROOM_BYTES) * ROOM_BYTES), 0, length);
}
