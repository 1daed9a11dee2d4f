import type { MigrationProvider } from 'kysely/migration';

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
