import type { Queryable } from './database.ts';

/** Whether PostgreSQL answers. */
export async function isReachable(db: Queryable): Promise<boolean> {
  return db.query('select 1').then(
    () => true,
    () => false,
  );
}
