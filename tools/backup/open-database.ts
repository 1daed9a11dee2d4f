import { existsSync } from 'node:fs';
import type { ToolEnvironment } from '../environment.ts';
import { openDataFolder } from '../launcher/data-folder.ts';
import { startDatabase } from '../launcher/database-part.ts';
import { findHolder, takeFolderLock } from '../launcher/folder-lock.ts';
import { Problem } from '../problem.ts';
import { waitUntil } from '../process/wait-until.ts';

interface OpenDatabase {
  readonly url: string;
  close(): Promise<void>;
}

/** The database for reading: the running application's, or started for the occasion. */
export async function openDatabaseToRead(environment: ToolEnvironment): Promise<OpenDatabase> {
  const { dataDir, databaseUrl } = environment;
  if (databaseUrl === undefined && !existsSync(dataDir)) throw new Problem('no-data', { dataDir });
  const running = databaseUrl === undefined ? await findRunning(dataDir) : undefined;
  return running ? { url: running, close: async () => {} } : openDatabaseAlone(environment);
}

/** The database with nobody else on its data folder; a running application is a problem. */
export async function openDatabaseAlone({ dataDir, databaseUrl }: ToolEnvironment): Promise<OpenDatabase> {
  const folder = openDataFolder(dataDir);
  const lock = takeFolderLock(folder);
  try {
    const database = await startDatabase(folder, databaseUrl);
    const close = async () => {
      await database.stop();
      lock.release();
    };
    return { url: database.url, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

const STARTING_MS = 60_000;

/** The address of the running application's database; one that is just starting is waited for. */
async function findRunning(dataDir: string): Promise<string | undefined> {
  const state = await waitUntil(() => describeHolder(dataDir), { timeoutMs: STARTING_MS, everyMs: 100 });
  return state?.url;
}

function describeHolder(dataDir: string): { url: string | undefined } | undefined {
  const holder = findHolder(dataDir);
  if (!holder) return { url: undefined };
  return holder.databaseUrl ? { url: holder.databaseUrl } : undefined;
}
