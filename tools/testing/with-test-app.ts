import { migrateDatabase } from '../../apps/server/src/platform/migrations/migrate.ts';
import { buildTestApp, type TestApp } from '../../apps/server/src/testing/build-test-app.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** An application on a PostgreSQL of its own, outside of the suite, for as long as the work takes. */
export async function withTestApp(
  name: string,
  work: (test: TestApp, place: { readonly folder: string; readonly databaseUrl: string }) => Promise<void>,
): Promise<void> {
  const folder = makeTemporaryFolder(name);
  const postgres = await startPostgres({ dataDir: folder.path, isDurable: false });
  try {
    await migrateDatabase(postgres.url);
    const test = await buildTestApp({ database: { url: postgres.url, drop: async () => {} } });
    try {
      await work(test, { folder: folder.path, databaseUrl: postgres.url });
    } finally {
      await test.close();
    }
  } finally {
    await postgres.stop();
    folder.remove();
  }
}
