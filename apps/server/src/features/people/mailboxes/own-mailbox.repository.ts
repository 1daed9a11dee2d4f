import type { Queryable } from '../../../platform/database/database.ts';

export async function isMailboxConfirmed(db: Queryable, personId: string, hash: string): Promise<boolean> {
  const { rowCount } = await db.query('select from trial_mailbox where person_id = $1 and address_hash = $2', [
    personId,
    hash,
  ]);
  return rowCount === 1;
}

export async function writeConfirmed(db: Queryable, personId: string, hash: string, at: Date): Promise<void> {
  await db.query(
    'insert into trial_mailbox (person_id, address_hash, confirmed_at) values ($1, $2, $3) on conflict do nothing',
    [personId, hash, at],
  );
}
