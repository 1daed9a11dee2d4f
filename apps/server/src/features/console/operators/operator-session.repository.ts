import type { Queryable } from '../../../platform/database/database.ts';

export interface OperatorSessionRow {
  readonly sessionId: string | null;
  readonly begunAt: Date;
  readonly seenAt: Date;
}

export async function insertOperatorSession(
  db: Queryable,
  { hash, sessionId, now }: { readonly hash: Buffer; readonly sessionId: string | null; readonly now: Date },
): Promise<void> {
  await db.query('insert into operator_session (token_hash, session_id, begun_at, seen_at) values ($1, $2, $3, $3)', [
    hash,
    sessionId,
    now,
  ]);
}

export async function findOperatorSession(db: Queryable, hash: Buffer): Promise<OperatorSessionRow | undefined> {
  const { rows } = await db.query<OperatorSessionRow>(
    `select session_id as "sessionId", begun_at as "begunAt", seen_at as "seenAt" from operator_session
      where token_hash = $1 and ended_at is null`,
    [hash],
  );
  return rows[0];
}

/** Asked again in the WHERE: of ten requests that come at once, one writes. */
export async function noteOperatorSeen(db: Queryable, hash: Buffer, now: Date, unlessSince: Date): Promise<void> {
  await db.query('update operator_session set seen_at = $2 where token_hash = $1 and seen_at < $3', [
    hash,
    now,
    unlessSince,
  ]);
}

export async function endOperatorSession(db: Queryable, hash: Buffer, now: Date): Promise<void> {
  await db.query('update operator_session set ended_at = $2 where token_hash = $1 and ended_at is null', [hash, now]);
}

/** Nobody's: of the installation's secret, which opens nothing once there is an operator. */
export async function endSecretSessions(db: Queryable, now: Date): Promise<void> {
  await db.query('update operator_session set ended_at = $1 where session_id is null and ended_at is null', [now]);
}

export async function deleteOperatorSessionsBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from operator_session where begun_at < $1', [before]);
}
