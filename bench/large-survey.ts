// What benchmarks on a large survey share: a PostgreSQL of their own, the real app on it, so many records, and the bare file of the copy.
import type { DuckDBConnection } from '@duckdb/node-api';
import pg from 'pg';
import type { LargeSurvey } from '../apps/server/seeds/large/build-large-survey.ts';
import { seedLarge } from '../apps/server/seeds/large/seed-large.ts';
import type { CopiedTable } from '../apps/server/src/platform/columns/copied-table.ts';
import { openCopyFile, readCopied } from '../apps/server/src/platform/columns/copy-file.repository.ts';
import { migrateDatabase } from '../apps/server/src/platform/migrations/migrate.ts';
import { buildPerson, type TestPerson } from '../apps/server/src/testing/build-person.ts';
import { buildTestApp, type TestApp } from '../apps/server/src/testing/build-test-app.ts';
import { copyIn } from '../tools/backup/copy-in.ts';
import { startPostgres } from '../tools/postgres/start-postgres.ts';
import { makeTemporaryFolder } from '../tools/testing/temporary-folder.ts';

export interface LargeBench {
  readonly test: TestApp;
  readonly survey: LargeSurvey;
  readonly person: TestPerson;
  readonly client: pg.Client;
}

export async function withLargeSurvey(
  name: string,
  records: number,
  work: (bench: LargeBench) => Promise<void>,
): Promise<void> {
  const folder = makeTemporaryFolder(name);
  const postgres = await startPostgres({ dataDir: folder.path, isDurable: false });
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await migrateDatabase(postgres.url);
    await client.connect();
    const test = await buildTestApp({ database: { url: postgres.url, drop: async () => {} } });
    try {
      const person = await buildPerson(test.platform);
      const started = performance.now();
      const copy = (statement: string, source: AsyncIterable<Buffer>) => copyIn(client, statement, source);
      const survey = (await seedLarge(test.platform, { records, seed: 2026, language: 'en', copyIn: copy }))!;
      const seedMs = performance.now() - started;
      console.log(`${records} records in ${seconds(seedMs)} s (${Math.round((records * 1000) / seedMs)} a second)`);
      await work({ test, survey, person, client });
    } finally {
      await test.close();
    }
  } finally {
    await client.end();
    await postgres.stop();
    folder.remove();
  }
}

/** The copy's file by itself, when nobody owns it any more. */
export async function onBareFile<T>(
  { platform }: TestApp,
  { scrollId }: LargeSurvey,
  work: (connection: DuckDBConnection, state: CopiedTable) => Promise<T>,
): Promise<T> {
  const { instance } = await openCopyFile(platform.env.columns);
  const connection = await instance.connect();
  try {
    return await work(connection, (await readCopied(connection)).get(scrollId)!);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const RUNS = 7;

export async function median(work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let run = 0; run < RUNS; run++) taken.push(await timed(work));
  return taken.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)]!;
}

export function seconds(took: number): string {
  return (took / 1000).toFixed(1);
}

export function ms(took: number): string {
  return took.toFixed(took < 100 ? 1 : 0).padStart(8);
}
