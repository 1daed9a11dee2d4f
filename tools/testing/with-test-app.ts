import { migrateDatabase } from '../../apps/server/src/platform/migrations/migrate.ts';
import { buildTestApp, type TestApp } from '../../apps/server/src/testing/build-test-app.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

interface Place {
  /** Everything is below it: PostgreSQL's files and the application's. */
  readonly folder: string;
  readonly databaseUrl: string;
}

interface Keeping {
  /** Fills the folder before PostgreSQL is started there. */
  before?(folder: string): void;
  /** Has the folder at rest, before it goes. */
  after?(folder: string): void;
  /** Environment variables on top of a local installation's. */
  readonly env?: Readonly<Record<string, string>>;
}

/** An application on a PostgreSQL of its own, outside of the suite, for as long as the work takes. */
export async function withTestApp(
  name: string,
  work: (test: TestApp, place: Place) => Promise<void>,
  { before, after, env }: Keeping = {},
): Promise<void> {
  const folder = makeTemporaryFolder(name);
  try {
    before?.(folder.path);
    await inFolder(folder.path, work, env);
    after?.(folder.path);
  } finally {
    folder.remove();
  }
}

async function inFolder(
  folder: string,
  work: (test: TestApp, place: Place) => Promise<void>,
  env: Keeping['env'],
): Promise<void> {
  const postgres = await startPostgres({ dataDir: folder, isDurable: false });
  try {
    await migrateDatabase(postgres.url);
    const test = await buildTestApp({
      env: { DATA_DIR: folder, ...env },
      // Tests look at every answer a second time; what is measured here is what the product does.
      checksAnswers: false,
      database: { url: postgres.url, drop: async () => {} },
    });
    try {
      await work(test, { folder, databaseUrl: postgres.url });
    } finally {
      await test.close();
    }
  } finally {
    await postgres.stop();
  }
}
