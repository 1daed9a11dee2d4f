import { parentPort, workerData } from 'node:worker_threads';
import type { ExportNews, ExportWord, ExportWorkerData } from './run-export.ts';
import { writeExport } from './write-export.ts';

const { task, inFlight } = workerData as ExportWorkerData;
const port = parentPort!;
const tell = (news: ExportNews, transfer: ArrayBuffer[] = []) => port.postMessage(news, transfer);

let open = inFlight;
let goOn: (() => void) | undefined;
let isStopped = false;
port.on('message', (word: ExportWord) => {
  if (word === 'taken') open++;
  else isStopped = true;
  goOn?.();
});

class Stopped extends Error {}

const sink = {
  async write(bytes: Uint8Array) {
    // Some bytes share their memory with others: what is handed over must be theirs alone.
    const own = new Uint8Array(bytes);
    while (open === 0 && !isStopped) await new Promise<void>(resolve => (goOn = resolve));
    if (isStopped) throw new Stopped();
    open--;
    tell({ bytes: own }, [own.buffer]);
  },
};

try {
  await writeExport(task, sink, written => tell({ written }));
  tell({ isDone: true });
} catch (error) {
  // Whoever asked it to stop does not wait for an end.
  if (!(error instanceof Stopped)) throw error;
} finally {
  port.close();
}
