import pg from 'pg';
import type { LargeSurvey } from '../../apps/server/seeds/large/build-large-survey.ts';
import { seedLarge } from '../../apps/server/seeds/large/seed-large.ts';
import { buildPerson, type TestPerson } from '../../apps/server/src/testing/build-person.ts';
import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts';
import { copyIn } from '../../tools/backup/copy-in.ts';
import { withTestApp } from '../../tools/testing/with-test-app.ts';

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
  await withTestApp(name, async (test, { folder, databaseUrl }) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      const creator = await buildPerson(test.platform);
      const copy = (statement: string, source: AsyncIterable<Buffer>) => copyIn(client, statement, source);
      const began = performance.now();
      const survey = (await seedLarge(test.platform, { records, seed: 2026, language: 'en', copyIn: copy }))!;
      await work({ test, creator, survey, copy, folder, seedMs: performance.now() - began });
    } finally {
      await client.end();
    }
  });
}
