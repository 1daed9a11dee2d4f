import type { Challenge } from '@wenshu/api-contract/proof-of-work';
import type { Queryable } from '../../../platform/database/database.ts';

export interface PictureCode extends Challenge {
  readonly answer: string;
  readonly expiresAt: Date;
}

/** Asked for again with the same key, the new picture takes the old one's place, and a new challenge the old one's. */
export async function savePictureCode(database: Queryable, key: string, code: PictureCode): Promise<void> {
  await database.query(
    `insert into picture_code (key, answer, challenge, bits, expires_at) values ($1, $2, $3, $4, $5)
     on conflict (key) do update set answer = excluded.answer, challenge = excluded.challenge, bits = excluded.bits,
       expires_at = excluded.expires_at`,
    [key, code.answer, code.challenge, code.bits, code.expiresAt],
  );
}

export async function findChallenge(database: Queryable, key: string): Promise<Challenge | undefined> {
  const { rows } = await database.query<Challenge>('select challenge, bits from picture_code where key = $1', [key]);
  return rows[0];
}

/** Gives it away: of two who ask at once only one gets it. */
export async function takePictureCode(database: Queryable, key: string): Promise<PictureCode | undefined> {
  const { rows } = await database.query<PictureCode>(
    'delete from picture_code where key = $1 returning answer, challenge, bits, expires_at as "expiresAt"',
    [key],
  );
  return rows[0];
}

export async function deletePictureCodesBefore(database: Queryable, before: Date): Promise<void> {
  await database.query('delete from picture_code where expires_at < $1', [before]);
}
