import type { Queryable } from '../../../platform/database/database.ts';

export interface Spending {
  readonly reason: 'sms' | 'identity-code';
  readonly about: string;
  readonly at: Date;
}

/** An account that is there already keeps what it has: of two that open it at once, one does. */
export async function openAccount(db: Queryable, personId: string, balance: number, at: Date): Promise<void> {
  await db.query(
    `with opened as (insert into point_account (person_id, balance) values ($1, $2) on conflict do nothing returning person_id, balance)
     insert into point_entry (person_id, change, balance, reason, at) select person_id, balance, balance, 'start', $3 from opened`,
    [personId, balance, at],
  );
}

export async function findBalance(db: Queryable, personId: string): Promise<number> {
  const { rows } = await db.query<{ balance: number }>('select balance from point_account where person_id = $1', [
    personId,
  ]);
  return rows[0]?.balance ?? 0;
}

/** Takes as many of these points as there are, and says how many. What is left is looked at on the locked row: a sum asked for beforehand would be old by now. */
export async function takePoints(
  db: Queryable,
  personId: string,
  points: number,
  { reason, about, at }: Spending,
): Promise<number> {
  const { rows } = await db.query<{ taken: number }>(
    `with spent as (
       update point_account set balance = balance - least(balance, $2::integer) where person_id = $1 and balance > 0
       returning person_id, old.balance - new.balance as taken, new.balance as balance)
     insert into point_entry (person_id, change, balance, reason, about, at)
     select person_id, -taken, balance, $3, $4, $5 from spent returning -change as taken`,
    [personId, points, reason, about, at],
  );
  return rows[0]?.taken ?? 0;
}

/** When points were last granted to somebody, with their account locked: two who grant at once come one after the other. */
export async function lockLastGrant(db: Queryable, personId: string): Promise<Date | null> {
  await db.query('select 1 from point_account where person_id = $1 for update', [personId]);
  return findLastGrant(db, personId);
}

export async function findLastGrant(db: Queryable, personId: string): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>(
    `select date_trunc('milliseconds', max(at)) as at from point_entry where person_id = $1 and reason = 'granted'`,
    [personId],
  );
  return rows[0]?.at ?? null;
}

export async function addPoints(db: Queryable, personId: string, points: number, at: Date): Promise<number> {
  const { rows } = await db.query<{ balance: number }>(
    `with given as (update point_account set balance = balance + $2 where person_id = $1 returning person_id, balance)
     insert into point_entry (person_id, change, balance, reason, at)
     select person_id, $2, balance, 'granted', $3 from given returning balance`,
    [personId, points, at],
  );
  return rows[0]!.balance;
}

/** A message that the platform sends for itself. */
export async function countOwnMessage(db: Queryable, at: Date): Promise<void> {
  await db.query(`insert into point_entry (change, reason, at) values (-1, 'account-code', $1)`, [at]);
}

export interface PointEntry {
  readonly change: number;
  readonly balance: number;
  readonly reason: string;
  readonly about: string | null;
  readonly at: Date;
}

/** All that somebody got and spent, the first first. */
export async function listEntries(db: Queryable, personId: string): Promise<PointEntry[]> {
  const { rows } = await db.query<PointEntry>(
    'select change, balance, reason, about, at from point_entry where person_id = $1 order by entry_id',
    [personId],
  );
  return rows;
}

/** The last first, a page of them. */
export async function listLastEntries(
  db: Queryable,
  personId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: PointEntry[]; total: number }> {
  const { rows } = await db.query<PointEntry>(
    `select change, balance, reason, about, at from point_entry where person_id = $1 order by entry_id desc limit $2 offset $3`,
    [personId, limit, offset],
  );
  const counted = await db.query<{ total: number }>(
    'select count(*)::int as total from point_entry where person_id = $1',
    [personId],
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
