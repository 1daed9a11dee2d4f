import type { Queryable } from './database/database.ts';

/** Since when nothing leaves this installation by itself; undefined where it does. */
export async function findOutwardPause(db: Queryable): Promise<Date | undefined> {
  const { rows } = await db.query<{ since: Date }>('select since from outward_pause');
  return rows[0]?.since;
}

/** Somebody says go on. False when nothing was paused. */
export async function endOutwardPause(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.query('delete from outward_pause');
  return rowCount === 1;
}

/** The copy of an installation that may still be at work: until a person says go on, nothing leaves. */
export async function beginOutwardPause(db: Queryable): Promise<void> {
  await db.query('insert into outward_pause default values on conflict do nothing');
}
