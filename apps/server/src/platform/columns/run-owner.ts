import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { ColumnSource } from './column-source.ts';
import { ColumnsOwner } from './columns-owner.ts';
import { type CopyFileOptions, CopyTaken, noteSpoiled, openCopyFile } from './copy-file.repository.ts';
import { OwnerServer } from './owner-server.ts';
import { socketPath } from './socket-path.ts';

export interface OwnerWorkerData extends CopyFileOptions {
  readonly databaseUrl: string;
}

/** What the thread tells: it is the owner and listens, or somebody else is; later, why it threw its file away. */
export type OwnerNews =
  | { readonly news: 'listening' | 'taken' }
  | { readonly news: 'spoiled'; readonly reason: string };

/** What it is told: that it ends, or what somebody of its own process wants to know. */
export type OwnerOrder = 'close' | { readonly asked: object; readonly port: MessagePort };

export interface OwnerParts {
  /** Runs `work` while nobody else, in whatever process, does so for the same folder. */
  alone<T>(options: OwnerWorkerData, work: () => Promise<T>): Promise<T>;
  /** Loaded by the one who needs it: all others, who come too late, are gone again at once. */
  openSource(databaseUrl: string): Promise<ColumnSource>;
}

/** The life of the owner's thread: copying and counting must not hold up whoever answers the web. */
export async function runOwner({ alone, openSource }: OwnerParts): Promise<void> {
  const options = workerData as OwnerWorkerData;
  const tell = (news: OwnerNews) => parentPort?.postMessage(news);
  let isEnding = false;
  const started = await alone(options, async () => {
    const file = await openCopyFile(options);
    const source = await openSource(options.databaseUrl);
    const owner = await ColumnsOwner.start(file, source);
    const server = new OwnerServer(owner, reason => void end(reason));
    await server.listen(socketPath(options.folder));
    return { source, owner, server };
  }).catch(error => {
    if (error instanceof CopyTaken) return undefined;
    throw error;
  });
  if (!started) return tell({ news: 'taken' });
  parentPort?.on('message', (order: OwnerOrder) => {
    if (order === 'close') return end();
    // Who is told nothing asks the next owner.
    if (isEnding) return order.port.close();
    return started.server.servePort(order.port, order.asked);
  });
  tell({ news: 'listening' });

  /** With a reason, the file goes too: what cannot be read once cannot be read again. */
  async function end(spoiled?: string): Promise<void> {
    if (isEnding || !started) return;
    isEnding = true;
    if (spoiled !== undefined) tell({ news: 'spoiled', reason: spoiled });
    // First the door, then the file: whoever finds the door closed may open the file at once.
    await started.server.close();
    if (spoiled !== undefined) noteSpoiled(options.folder);
    await started.owner.close();
    await started.source.close();
    process.exit();
  }
}
