import type { MigrationProvider } from 'kysely/migration';
import type { LargeSeed } from '../apps/server/seeds/large/seed-large.ts';

// The one place where tools reach into the server. Imported when needed: most tools never are.

/** Brings a database to this version's tables. */
export async function migrateServerDatabase(url: string): Promise<void> {
  const { migrateDatabase } = await import('../apps/server/src/platform/migrations/migrate.ts');
  await migrateDatabase(url);
}

/** The numbered migrations themselves, for going to an earlier version than the newest. */
export async function serverMigrations(): Promise<MigrationProvider> {
  const { sqlMigrations } = await import('../apps/server/src/platform/migrations/sql-migrations.ts');
  return sqlMigrations();
}

/** The large demo survey on a database, by the server's own functions. False where nobody has registered yet. */
export async function seedLargeSurvey(url: string, seed: LargeSeed): Promise<boolean> {
  const { openDatabase } = await import('../apps/server/src/platform/database/database.ts');
  const { systemClock } = await import('../apps/server/src/platform/clock/clock.ts');
  const { seedLarge } = await import('../apps/server/seeds/large/seed-large.ts');
  const database = openDatabase(url, { max: 2 });
  try {
    return (await seedLarge({ database, clock: systemClock }, seed)) !== undefined;
  } finally {
    await database.close();
  }
}
