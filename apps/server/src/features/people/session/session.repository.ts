import type { Queryable } from '../../../platform/database/database.ts';

export interface TokenRow {
  readonly sessionId: string;
  readonly personId: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
  readonly replacedAt: Date | null;
  readonly seenAt: Date | null;
}

/** On what and from where somebody signed in. */
export interface Terminal {
  readonly userAgent: string;
  readonly address: string;
}

export interface SessionRow extends Terminal {
  readonly id: string;
  readonly createdAt: Date;
  readonly seenAt: Date | null;
}

interface NewToken {
  readonly hash: Buffer;
  readonly sessionId: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

const COLUMNS = `t.session_id as "sessionId", s.person_id as "personId", t.issued_at as "issuedAt",
  t.expires_at as "expiresAt", t.replaced_at as "replacedAt", s.seen_at as "seenAt"`;

/** A token of a session that has not ended. Asked at every signed-in call. */
export async function findToken(database: Queryable, hash: Buffer): Promise<TokenRow | undefined> {
  const { rows } = await database.query<TokenRow>({
    name: 'session-token',
    text: `select ${COLUMNS} from session_token t join session s on s.id = t.session_id
           where t.token_hash = $1 and s.ended_at is null`,
    values: [hash],
  });
  return rows[0];
}

/** The same, with its session locked: two exchanges of one token come one after the other. */
export async function lockToken(client: Queryable, hash: Buffer): Promise<TokenRow | undefined> {
  const { rows } = await client.query<TokenRow>(
    `select ${COLUMNS} from session_token t join session s on s.id = t.session_id
     where t.token_hash = $1 and s.ended_at is null for update of s`,
    [hash],
  );
  // Read again under the lock: the row above was seen before we waited for it.
  return rows[0] && findToken(client, hash);
}

export async function insertSession(
  client: Queryable,
  personId: string,
  { userAgent, address }: Terminal,
  now: Date,
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into session (person_id, user_agent, address, created_at, seen_at) values ($1, $2, $3, $4, $4) returning id`,
    [personId, userAgent, address, now],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The session was not stored');
  return id;
}

export async function insertToken(client: Queryable, token: NewToken): Promise<void> {
  await client.query(
    'insert into session_token (token_hash, session_id, issued_at, expires_at) values ($1, $2, $3, $4)',
    [token.hash, token.sessionId, token.issuedAt, token.expiresAt],
  );
}

export async function markReplaced(client: Queryable, hash: Buffer, now: Date): Promise<void> {
  await client.query('update session_token set replaced_at = $2 where token_hash = $1', [hash, now]);
}

export async function endSession(database: Queryable, sessionId: string, now: Date): Promise<void> {
  await database.query('update session set ended_at = $2 where id = $1 and ended_at is null', [sessionId, now]);
}

/** Asked again in the WHERE: of ten requests that come at once, one writes. */
export async function noteSeen(database: Queryable, sessionId: string, now: Date, unlessSince: Date): Promise<void> {
  await database.query('update session set seen_at = $2 where id = $1 and (seen_at is null or seen_at < $3)', [
    sessionId,
    now,
    unlessSince,
  ]);
}

/** Those that can still be used: not ended, and with a token that can be exchanged. */
export async function listSessions(database: Queryable, personId: string, issuedSince: Date): Promise<SessionRow[]> {
  const { rows } = await database.query<SessionRow>(
    `select s.id, s.user_agent as "userAgent", s.address, s.created_at as "createdAt", s.seen_at as "seenAt"
       from session s
      where s.person_id = $1 and s.ended_at is null
        and exists (select 1 from session_token t where t.session_id = s.id and t.issued_at > $2)
      order by s.seen_at desc nulls last, s.id`,
    [personId, issuedSince],
  );
  return rows;
}

/** Whose it is; undefined of one that has ended. */
export async function findOpenSession(database: Queryable, sessionId: string): Promise<string | undefined> {
  const { rows } = await database.query<{ personId: string }>(
    'select person_id as "personId" from session where id = $1 and ended_at is null',
    [sessionId],
  );
  return rows[0]?.personId;
}

/** Whether there was one of this person's to end. */
export async function endOwnSession(
  database: Queryable,
  { personId, sessionId }: { readonly personId: string; readonly sessionId: string },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await database.query(
    'update session set ended_at = $3 where id = $2 and person_id = $1 and ended_at is null',
    [personId, sessionId, now],
  );
  return rowCount === 1;
}

/** Of one person, all but the one that is named. How many there were. */
export async function endSessionsOf(
  database: Queryable,
  personId: string,
  now: Date,
  keptSessionId: string | null = null,
): Promise<number> {
  const { rowCount } = await database.query(
    'update session set ended_at = $2 where person_id = $1 and ended_at is null and id is distinct from $3',
    [personId, now, keptSessionId],
  );
  return rowCount ?? 0;
}

/** Sessions whose last token can no longer be exchanged, and ended ones of the same age. */
export async function deleteSessionsWithoutTokenSince(database: Queryable, since: Date): Promise<void> {
  await database.query(
    `delete from session s where s.created_at < $1
       and not exists (select 1 from session_token t where t.session_id = s.id and t.issued_at >= $1)`,
    [since],
  );
}

/** When each of these people was last here; whoever never was is not among them. */
export async function listLastSeen(db: Queryable, personIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await db.query<{ personId: string; seenAt: Date }>(
    `select person_id as "personId", max(coalesce(seen_at, created_at)) as "seenAt" from session
      where person_id = any($1::uuid[]) group by person_id`,
    [personIds],
  );
  return new Map(rows.map(({ personId, seenAt }) => [personId, seenAt]));
}
