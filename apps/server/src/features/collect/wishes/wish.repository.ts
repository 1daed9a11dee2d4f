import type { Queryable } from '../../../platform/database/database.ts';

export interface StoredWish {
  readonly saidBy: 'respondent' | 'owner';
  readonly saidAt: Date;
  readonly takenBackAt: Date | null;
}

export async function hasHeldWishes(db: Queryable, ownerId: string): Promise<boolean> {
  const { rows } = await db.query<{ isHeld: boolean }>(
    'select exists (select from contact_wish where owner_id = $1 and taken_back_at is null) as "isHeld"',
    [ownerId],
  );
  return rows[0]?.isHeld ?? false;
}

/** Which of these hold now. */
export async function listHeldWishes(db: Queryable, ownerId: string, hashes: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ hash: string }>(
    `select contact_hash as hash from contact_wish where owner_id = $1 and contact_hash = any($2) and taken_back_at is null`,
    [ownerId, hashes],
  );
  return new Set(rows.map(row => row.hash));
}

/** The newest word on any of these. */
export async function findStoredWish(
  db: Queryable,
  ownerId: string,
  hashes: readonly string[],
): Promise<StoredWish | undefined> {
  const { rows } = await db.query<StoredWish>(
    `select said_by as "saidBy", said_at as "saidAt", taken_back_at as "takenBackAt" from contact_wish
      where owner_id = $1 and contact_hash = any($2) order by taken_back_at desc nulls first, said_at desc limit 1`,
    [ownerId, hashes],
  );
  return rows[0];
}

export interface NewWish {
  readonly ownerId: string;
  readonly saidBy: StoredWish['saidBy'];
  readonly saidAt: Date;
  readonly scrollId: string | null;
}

/** Who says it again keeps the first moment; one that was taken back holds anew. Written in the order of the hashes, so that two who write the same never wait for each other. */
export async function writeWishes(
  db: Queryable,
  hashes: readonly string[],
  { ownerId, saidBy, saidAt, scrollId }: NewWish,
): Promise<void> {
  await db.query(
    `insert into contact_wish as w (owner_id, contact_hash, said_by, said_at, scroll_id)
     select $1, hash, $3, $4, $5 from unnest($2::text[]) as hash order by hash
     on conflict (owner_id, contact_hash) do update
       set said_by = excluded.said_by, said_at = excluded.said_at, scroll_id = excluded.scroll_id, taken_back_at = null, reason = null
     where w.taken_back_at is not null or (w.said_by = 'owner' and excluded.said_by = 'respondent')`,
    [ownerId, hashes, saidBy, saidAt, scrollId],
  );
}

/** How many held until now. */
export async function writeTakenBack(
  db: Queryable,
  ownerId: string,
  hashes: readonly string[],
  { at, reason }: { readonly at: Date; readonly reason: string },
): Promise<number> {
  const { rowCount } = await db.query(
    `update contact_wish set taken_back_at = $3, reason = $4 where owner_id = $1 and contact_hash = any($2) and taken_back_at is null`,
    [ownerId, hashes, at, reason],
  );
  return rowCount ?? 0;
}
