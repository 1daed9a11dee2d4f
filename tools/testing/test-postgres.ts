import pg from 'pg';
import { APPLICATION_ROLE, withDatabase } from '../postgres/connection-url.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { migrateServerDatabase } from '../server-modules.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** What a test process needs to make databases of its own. */
export interface TestPostgresAccess {
  readonly superuserUrl: string;
  /** The application's role, in its (unused) default database. */
  readonly applicationUrl: string;
}

export interface TestPostgres {
  readonly access: TestPostgresAccess;
  stop(): Promise<void>;
}

export const TEMPLATE_DATABASE = 'wenshu_template';

/** A PostgreSQL for one test run: nothing on it is meant to last, so it need not wait for the disk. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const folder = makeTemporaryFolder('postgres');
  const postgres = await startPostgres({ dataDir: folder.path, isDurable: false });
  const stop = async () => {
    await postgres.stop();
    folder.remove();
  };
  const access = { superuserUrl: postgres.superuserUrl, applicationUrl: postgres.url };
  try {
    await makeTemplate(access);
  } catch (error) {
    await stop();
    throw error;
  }
  return { access, stop };
}

/** Migrated once by the application's own role; every test file gets a copy in a few milliseconds. */
async function makeTemplate({ superuserUrl, applicationUrl }: TestPostgresAccess): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query(`create database ${TEMPLATE_DATABASE} owner ${APPLICATION_ROLE}`);
  } finally {
    await client.end();
  }
  await migrateServerDatabase(withDatabase(applicationUrl, TEMPLATE_DATABASE));
}
