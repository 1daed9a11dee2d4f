import { startPostgres } from '../postgres/start-postgres.ts';
import { checkDatabase } from './check-database.ts';

/** The database as the server sees it: an address, and perhaps a process of ours behind it. */
export interface DatabasePart {
  readonly url: string;
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

export async function startDatabase(dataDir: string, databaseUrl: string | undefined): Promise<DatabasePart> {
  if (databaseUrl === undefined) return startPostgres({ dataDir });
  await checkDatabase(databaseUrl);
  // Somebody else's server: never ours to stop, and the application waits out its restarts by itself.
  return { url: databaseUrl, ended: new Promise(() => {}), stop: async () => {} };
}
