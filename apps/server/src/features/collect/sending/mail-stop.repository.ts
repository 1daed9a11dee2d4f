import type { Queryable } from '../../../platform/database/database.ts';

/** Why an address gets no more mail; also a `SendReason`. */
export type StopReason = 'address-gone' | 'complained';

export async function listStops(db: Queryable, hashes: readonly string[]): Promise<Map<string, StopReason>> {
  const { rows } = await db.query<{ hash: string; reason: StopReason }>(
    'select address_hash as hash, reason from mail_stop where address_hash = any($1)',
    [hashes],
  );
  return new Map(rows.map(({ hash, reason }) => [hash, reason]));
}

export async function findStopOf(
  db: Queryable,
  hash: string,
): Promise<{ readonly reason: StopReason; readonly stoppedAt: Date } | undefined> {
  const { rows } = await db.query<{ reason: StopReason; stoppedAt: Date }>(
    'select reason, stopped_at as "stoppedAt" from mail_stop where address_hash = $1',
    [hash],
  );
  return rows[0];
}

/** A complaint weighs more than a mailbox that is gone: it is a person's word. */
export async function writeStop(db: Queryable, hash: string, reason: StopReason, at: Date): Promise<void> {
  await db.query(
    `insert into mail_stop (address_hash, reason, stopped_at) values ($1, $2, $3)
     on conflict (address_hash) do update set reason = excluded.reason, stopped_at = excluded.stopped_at
     where excluded.reason = 'complained'`,
    [hash, reason, at],
  );
}

export async function deleteStop(db: Queryable, hash: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from mail_stop where address_hash = $1', [hash]);
  return rowCount === 1;
}
