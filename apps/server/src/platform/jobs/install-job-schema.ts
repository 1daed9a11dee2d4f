import { PgBoss } from 'pg-boss';

export const JOB_SCHEMA = 'pgboss';

/** Creates or migrates pg-boss's own schema (under its own lock), so that the processes that work need no DDL. */
export async function installJobSchema(url: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    schema: JOB_SCHEMA,
    max: 2,
    supervise: false,
    schedule: false,
    migrate: true,
  });
  // pg-boss reports on an event and throws too; without a listener the event alone would end the process.
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false });
}
