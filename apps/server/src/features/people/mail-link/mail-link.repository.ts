import type { Queryable } from '../../../platform/database/database.ts';

export type LinkPurpose = 'register' | 'reset' | 'change';

interface LinkRow {
  readonly ticketHash: Buffer;
  readonly purpose: LinkPurpose;
  readonly email: string;
  readonly emailKey: string;
  readonly personId: string | null;
  readonly expiresAt: Date;
}

export type LinkedAddress = Pick<LinkRow, 'email' | 'emailKey' | 'personId'>;

export async function insertLink(db: Queryable, row: LinkRow): Promise<void> {
  await db.query(
    `insert into mail_link (ticket_hash, purpose, email, email_key, person_id, expires_at) values ($1, $2, $3, $4, $5, $6)`,
    [row.ticketHash, row.purpose, row.email, row.emailKey, row.personId, row.expiresAt],
  );
}

interface Wanted extends Pick<LinkRow, 'ticketHash' | 'purpose' | 'personId'> {
  readonly now: Date;
}

const columns = 'email, email_key as "emailKey", person_id as "personId"';
const isGood = 'ticket_hash = $1 and purpose = $2 and person_id is not distinct from $3 and expires_at > $4';
const valuesOf = ({ ticketHash, purpose, personId, now }: Wanted) => [ticketHash, purpose, personId, now];

export async function findLink(db: Queryable, wanted: Wanted): Promise<LinkedAddress | undefined> {
  const { rows } = await db.query<LinkedAddress>(`select ${columns} from mail_link where ${isGood}`, valuesOf(wanted));
  return rows[0];
}

/** Gives it away: of two who open one link at once only one gets it. */
export async function takeLink(db: Queryable, wanted: Wanted): Promise<LinkedAddress | undefined> {
  const { rows } = await db.query<LinkedAddress>(
    `delete from mail_link where ${isGood} returning ${columns}`,
    valuesOf(wanted),
  );
  return rows[0];
}

/** The other mails of the same kind are good for nothing any more. */
export async function deleteLinksTo(db: Queryable, emailKey: string, purpose: LinkPurpose): Promise<void> {
  await db.query('delete from mail_link where email_key = $1 and purpose = $2', [emailKey, purpose]);
}

/** Of an address that an account shall have: what was asked for before a new password is not asked for any more. */
export async function deleteLinksOf(db: Queryable, personId: string): Promise<void> {
  await db.query('delete from mail_link where person_id = $1', [personId]);
}

export async function deleteLinksBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from mail_link where expires_at < $1', [before]);
}
