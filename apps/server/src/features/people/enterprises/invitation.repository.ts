import type { Queryable } from '../../../platform/database/database.ts';

/** One at a time: whoever makes a new one ends the last. */
export async function keepInvitation(
  db: Queryable,
  {
    enterpriseId,
    codeHash,
    personId,
    days,
  }: {
    readonly enterpriseId: string;
    readonly codeHash: Buffer;
    readonly personId: string;
    readonly days: number;
  },
): Promise<Date> {
  const { rows } = await db.query<{ expiresAt: Date }>(
    `insert into enterprise_invitation (enterprise_id, code_hash, made_by, expires_at)
     values ($1, $2, $3, now() + make_interval(days => $4))
     on conflict (enterprise_id) do update
        set code_hash = excluded.code_hash, made_by = excluded.made_by, expires_at = excluded.expires_at
     returning expires_at as "expiresAt"`,
    [enterpriseId, codeHash, personId, days],
  );
  if (!rows[0]) throw new Error('The invitation was not stored');
  return rows[0].expiresAt;
}

export async function deleteInvitation(db: Queryable, enterpriseId: string): Promise<void> {
  await db.query('delete from enterprise_invitation where enterprise_id = $1', [enterpriseId]);
}

interface Invited {
  readonly enterpriseId: string;
  readonly name: string;
  readonly asksSecondFactor: boolean;
}

/** Of which enterprise it is, as long as it holds. */
export async function findInvited(db: Queryable, codeHash: Buffer): Promise<Invited | undefined> {
  const { rows } = await db.query<Invited>(
    `select e.enterprise_id as "enterpriseId", e.name, e.asks_second_factor as "asksSecondFactor" from enterprise_invitation i join enterprise e using (enterprise_id)
      where i.code_hash = $1 and i.expires_at > now() and e.deleted_at is null`,
    [codeHash],
  );
  return rows[0];
}
