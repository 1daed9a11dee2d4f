import type { Queryable } from './database.ts';

/** Whether this transaction has written or locked anything yet: one that only looked has no number. */
export async function hasChanged(client: Queryable): Promise<boolean> {
  const { rows } = await client.query<{ hasChanged: boolean }>({
    name: 'has-changed',
    text: 'select pg_current_xact_id_if_assigned() is not null as "hasChanged"',
  });
  return rows[0]?.hasChanged ?? false;
}
