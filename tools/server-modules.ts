/** The one place where tools reach into the server: its migrations. */
export async function migrateServerDatabase(url: string): Promise<void> {
  const { migrateDatabase } = await import('../apps/server/src/platform/database/migrate.ts');
  await migrateDatabase(url);
}
