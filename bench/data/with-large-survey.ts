import pg from 'pg';
import type { LargeSurvey } from '../../apps/server/seeds/large/build-large-survey.ts';
import { seedLarge } from '../../apps/server/seeds/large/seed-large.ts';
import { migrateDatabase } from '../../apps/server/src/platform/migrations/migrate.ts';
import { buildPerson, type TestPerson } from '../../apps/server/src/testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../apps/server/src/testing/build-test-app.ts';
import { copyIn } from '../../tools/backup/copy-in.ts';
import { startPostgres } from '../../tools/postgres/start-postgres.ts';
import { makeTemporaryFolder } from '../../tools/testing/temporary-folder.ts';

export interface SeededSurvey {
  readonly test: TestApp;
  readonly creator: TestPerson;
  readonly survey: LargeSurvey;
  readonly seedMs: number;
  /** Goes when the work is done. */
  readonly folder: string;
  copy(statement: string, source: AsyncIterable<Buffer>): Promise<unknown>;
}

/** The large demo with so many records, in an application on a PostgreSQL of its own, for as long as the work takes. */
export async function withLargeSurvey(
  name: string,
  records: number,
  work: (seeded: SeededSurvey) => Promise<void>,
): Promise<void> {
  const folder = makeTemporaryFolder(name);
  const postgres = await startPostgres({ dataDir: folder.path, isDurable: false });
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await migrateDatabase(postgres.url);
    await client.connect();
    const test = await buildTestApp({ database: { url: postgres.url, drop: async () => {} } });
    try {
      const creator = await buildPerson(test.platform);
      const copy = (statement: string, source: AsyncIterable<Buffer>) => copyIn(client, statement, source);
      const began = performance.now();
      const survey = (await seedLarge(test.platform, { records, seed: 2026, language: 'en', copyIn: copy }))!;
      await work({ test, creator, survey, copy, folder: folder.path, seedMs: performance.now() - began });
    } finally {
      await test.close();
    }
  } finally {
    await client.end();
    await postgres.stop();
    folder.remove();
  }
}
