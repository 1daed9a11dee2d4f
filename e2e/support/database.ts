import pg from 'pg';
import { openDatabaseToRead } from '../../tools/backup/open-database.ts';
import { readEnvironment } from '../../tools/environment.ts';

/** The platform's own database, for what no page can do: let time pass, or hold something up. */
export async function withDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { url } = await openDatabaseToRead(readEnvironment({ DATA_DIR: process.env.WENSHU_DATA! }));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** No file is kept until it is over: a job that has made one stands before its end. Reading goes on. */
export function whileNoFileIsKept<T>(work: () => Promise<T>): Promise<T> {
  return withDatabase(async client => {
    await client.query('begin');
    await client.query('lock table stored_file in share mode');
    try {
      return await work();
    } finally {
      await client.query('rollback');
    }
  });
}
