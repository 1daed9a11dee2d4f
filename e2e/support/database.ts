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

/** Nobody reads or writes a record until it is over: whatever needs them stands where it is. */
export function whileRecordsAreHeld<T>(work: () => Promise<T>): Promise<T> {
  return withDatabase(async client => {
    await client.query('begin');
    await client.query('lock table answer_record in access exclusive mode');
    try {
      return await work();
    } finally {
      await client.query('rollback');
    }
  });
}
