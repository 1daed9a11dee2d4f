import type { Queryable } from '../../../platform/database/database.ts';

export async function insertTicket(
  database: Queryable,
  ticket: { readonly hash: Buffer; readonly personId: string; readonly expiresAt: Date },
): Promise<void> {
  await database.query('insert into sign_in_ticket (ticket_hash, person_id, expires_at) values ($1, $2, $3)', [
    ticket.hash,
    ticket.personId,
    ticket.expiresAt,
  ]);
}

/** Counted and checked in one statement: a hundred guesses sent at once are a hundred tries. */
export async function countTicketTry(
  database: Queryable,
  hash: Buffer,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<string | undefined> {
  const { rows } = await database.query<{ personId: string }>(
    `update sign_in_ticket set tries = tries + 1
      where ticket_hash = $1 and tries < $3 and expires_at > $2 returning person_id as "personId"`,
    [hash, now, most],
  );
  return rows[0]?.personId;
}

/** Whether it was there to be used up. */
export async function deleteTicket(database: Queryable, hash: Buffer): Promise<boolean> {
  const { rowCount } = await database.query('delete from sign_in_ticket where ticket_hash = $1', [hash]);
  return rowCount === 1;
}

export async function deleteTicketsBefore(database: Queryable, before: Date): Promise<void> {
  await database.query('delete from sign_in_ticket where expires_at < $1', [before]);
}
