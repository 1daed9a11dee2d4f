import type { Queryable } from './database.ts';

export interface DatabaseFacts {
  readonly version: string;
  readonly sizeBytes: number;
}

export async function readDatabaseFacts(db: Queryable): Promise<DatabaseFacts> {
  const { rows } = await db.query<{ version: string; sizeBytes: number }>(
    `select current_setting('server_version') as version, pg_database_size(current_database())::float8 as "sizeBytes"`,
  );
  return rows[0]!;
}
