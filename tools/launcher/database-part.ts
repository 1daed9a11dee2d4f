import { startPostgres } from '../postgres/start-postgres.ts';
import { checkDatabase } from './check-database.ts';

/** The database as the server sees it: an address, and perhaps a process of ours behind it. */
export interface DatabasePart {
  readonly url: string;
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

export async function startDatabase(dataDir: string, databaseUrl: string | undefined): Promise<DatabasePart> {
  if (databaseUrl === undefined) {
    const { url, ended, stop } = await startPostgres({ dataDir });
    return { url, stop, ended: ended.then(() => 'logs/postgres.log') };
  }
  await checkDatabase(databaseUrl);
  // Somebody else's server: never ours to stop, and the application waits out its restarts by itself.
  return { url: databaseUrl, ended: new Promise(() => {}), stop: async () => {} };
}
