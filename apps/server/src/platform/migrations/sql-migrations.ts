import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';

const FOLDER = new URL('../../../migrations/', import.meta.url);
const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

/** The numbered SQL files of `migrations/`, in the order of their numbers. There is no way down: a backup is the way back. */
export function sqlMigrations(folder: URL = FOLDER): MigrationProvider {
  return {
    async getMigrations() {
      const migrations: Record<string, Migration> = {};
      for (const fileName of (await readdir(fileURLToPath(folder))).sort()) {
        if (!FILE_NAME.test(fileName)) throw new Error(`Not a migration's name: ${fileName}`);
        const text = await readFile(new URL(fileName, folder), 'utf8');
        migrations[fileName.slice(0, -'.sql'.length)] = {
          up: async database => {
            await sql.raw(text).execute(database);
          },
        };
      }
      return migrations;
    },
  };
}
