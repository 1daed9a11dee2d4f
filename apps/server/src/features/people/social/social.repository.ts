import type { Queryable } from '../../../platform/database/database.ts';
import type { SocialIdentity } from '../../../platform/social/social-app.ts';

export interface DepartureRow {
  readonly stateHash: Buffer;
  readonly browserHash: Buffer;
  readonly way: string;
  readonly callbackUrl: string;
  readonly expiresAt: Date;
}

export async function insertDeparture(database: Queryable, row: DepartureRow): Promise<void> {
  await database.query(
    `insert into social_departure (state_hash, browser_hash, way, callback_url, expires_at) values ($1, $2, $3, $4, $5)`,
    [row.stateHash, row.browserHash, row.way, row.callbackUrl, row.expiresAt],
  );
}

/** Gives it away, right or wrong: of two who come back with one state only one is looked at, and nobody tries twice. */
export async function takeDeparture(
  database: Queryable,
  {
    stateHash,
    browserHash,
    way,
    now,
  }: Pick<DepartureRow, 'stateHash' | 'browserHash' | 'way'> & { readonly now: Date },
): Promise<{ readonly callbackUrl: string; readonly isRight: boolean } | undefined> {
  const { rows } = await database.query<{ callbackUrl: string; isRight: boolean }>(
    `delete from social_departure where state_hash = $1
     returning callback_url as "callbackUrl", (browser_hash = $2 and way = $3 and expires_at > $4) as "isRight"`,
    [stateHash, browserHash, way, now],
  );
  return rows[0];
}

export async function deleteDeparturesBefore(database: Queryable, before: Date): Promise<void> {
  await database.query('delete from social_departure where expires_at < $1', [before]);
}

export async function findCompanyPersonId(
  database: Queryable,
  { issuer, subject }: SocialIdentity,
): Promise<string | undefined> {
  const { rows } = await database.query<{ personId: string }>(
    'select person_id as "personId" from company_identity where issuer = $1 and subject = $2',
    [issuer, subject],
  );
  return rows[0]?.personId;
}

/** Nothing when the identity is another's, or the account has one of this issuer. */
export async function insertCompanyIdentity(
  database: Queryable,
  { issuer, subject }: SocialIdentity,
  personId: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `insert into company_identity (issuer, subject, person_id, created_at) values ($1, $2, $3, $4) on conflict do nothing`,
    [issuer, subject, personId, now],
  );
  return rowCount === 1;
}
