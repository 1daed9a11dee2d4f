import { parentPort, workerData } from 'node:worker_threads';
import type { ExportNews, ExportWorkerData } from './run-export.ts';
import { writeExport } from './write-export.ts';

const { task, inFlight } = workerData as ExportWorkerData;
const port = parentPort!;
const tell = (news: ExportNews, transfer: ArrayBuffer[] = []) => port.postMessage(news, transfer);

let open = inFlight;
let goOn: (() => void) | undefined;
// Each message is a piece that was taken.
port.on('message', () => {
  open++;
  goOn?.();
});

await writeExport(
  task,
  {
    async write(bytes) {
      // Some bytes share their memory with others: what is handed over must be theirs alone.
      const own = new Uint8Array(bytes);
      while (open === 0) await new Promise<void>(resolve => (goOn = resolve));
      open--;
      tell({ bytes: own }, [own.buffer]);
    },
  },
  written => tell({ written }),
);
tell({ isDone: true });
port.close();
