import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import pg from 'pg';

/** Any number that nobody else takes. */
const FOLDER_LOCKS = 731_046;

/** Runs `work` while no other process on this machine does so for the same folder. The lock ends with its connection, however its process ends. */
export async function aloneOnFolder<T>(
  { databaseUrl, folder }: { readonly databaseUrl: string; readonly folder: string },
  work: () => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    const mark = createHash('sha256').update(`${hostname()}:${folder}`).digest().readInt32LE(0);
    await client.query('select pg_advisory_lock($1, $2)', [FOLDER_LOCKS, mark]);
    return await work();
  } finally {
    await client.end();
  }
}
