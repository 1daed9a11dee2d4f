import { parentPort, workerData } from 'node:worker_threads';
import type { ColumnSource } from './column-source.ts';
import { ColumnsOwner } from './columns-owner.ts';
import { type CopyFileOptions, CopyTaken, openCopyFile } from './copy-file.ts';
import { OwnerServer } from './owner-server.ts';
import { socketPath } from './socket-path.ts';

export interface OwnerWorkerData extends CopyFileOptions {
  readonly databaseUrl: string;
}

/** What the thread tells: it is the owner and listens, or somebody else is. */
export type OwnerNews = { readonly news: 'listening' | 'taken' };

/** The life of the owner's thread: copying and counting must not hold up whoever answers the web. */
export async function runOwner(openSource: (databaseUrl: string) => ColumnSource): Promise<void> {
  const options = workerData as OwnerWorkerData;
  const source = openSource(options.databaseUrl);
  const tell = (news: OwnerNews['news']) => parentPort?.postMessage({ news } satisfies OwnerNews);
  const started = await source
    .alone(options.folder, async () => {
      const owner = await ColumnsOwner.start(await openCopyFile(options), source);
      const server = new OwnerServer(owner);
      await server.listen(socketPath(options.folder));
      return { owner, server };
    })
    .catch(async error => {
      await source.close();
      if (error instanceof CopyTaken) return undefined;
      throw error;
    });
  if (!started) return tell('taken');
  parentPort?.once('message', async () => {
    // First the door, then the file: whoever finds the door closed may open the file at once.
    await started.server.close();
    await started.owner.close();
    await source.close();
    process.exit();
  });
  tell('listening');
}
