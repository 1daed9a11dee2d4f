import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { createPool } from '../database/pool.ts';
import { installJobSchema } from '../jobs/install-job-schema.ts';
import { sqlMigrations } from './sql-migrations.ts';

/**
 * Brings a database to this version's tables. The migrator holds an advisory lock, so several processes may start at
 * once; each file runs in the same transaction, so a failed one leaves nothing behind.
 */
export async function migrateDatabase(url: string): Promise<void> {
  // Two connections: the migrator keeps one for its lock.
  const database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: createPool(url, { max: 2 }) }) });
  try {
    const { error } = await new Migrator({ db: database, provider: sqlMigrations() }).migrateToLatest();
    if (error) throw error;
  } finally {
    await database.destroy();
  }
  await installJobSchema(url);
}
