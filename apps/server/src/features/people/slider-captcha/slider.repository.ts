import type { Challenge } from '@wenshu/api-contract/proof-of-work';
import type { Queryable } from '../../../platform/database/database.ts';

interface SliderOf {
  readonly sessionId: string;
  readonly address: string;
}

export async function insertSlider(
  database: Queryable,
  { sessionId, address, challenge, bits, expiresAt }: SliderOf & Challenge & { readonly expiresAt: Date },
): Promise<void> {
  await database.query(
    'insert into slider (session_id, address, challenge, bits, expires_at) values ($1, $2, $3, $4, $5)',
    [sessionId, address, challenge, bits, expiresAt],
  );
}

/** From drawn to dragged, for one who asks: a slider takes one try, and only from where it was drawn. */
export async function takeSlider(
  database: Queryable,
  { sessionId, address, now }: SliderOf & { readonly now: Date },
): Promise<Challenge | undefined> {
  const { rows } = await database.query<Challenge>(
    `update slider set step = 1 where session_id = $1 and address = $2 and step = 0 and expires_at > $3
      returning challenge, bits`,
    [sessionId, address, now],
  );
  return rows[0];
}

export async function deleteSlider(database: Queryable, sessionId: string): Promise<void> {
  await database.query('delete from slider where session_id = $1', [sessionId]);
}

/** From dragged to passed, once. */
export async function passSlider(
  database: Queryable,
  { sessionId, address, now, expiresAt }: SliderOf & { readonly now: Date; readonly expiresAt: Date },
): Promise<boolean> {
  const { rowCount } = await database.query(
    `update slider set step = 2, expires_at = $4
      where session_id = $1 and address = $2 and step = 1 and expires_at > $3`,
    [sessionId, address, now, expiresAt],
  );
  return rowCount === 1;
}

/** A passed slider of this address is given away: the one that is named, or any. Of two messages at once only one gets it. */
export async function spendSlider(
  database: Queryable,
  { sessionId, address, now }: { readonly sessionId: string | undefined; readonly address: string; readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await database.query(
    `delete from slider where session_id =
       (select session_id from slider where address = $2 and step = 2 and expires_at > $3
           and ($1::text is null or session_id = $1)
         order by expires_at limit 1 for update skip locked)`,
    [sessionId ?? null, address, now],
  );
  return rowCount === 1;
}

/** False for a drag that has passed before: somebody recorded it. */
export async function noteTrack(database: Queryable, hash: string, expiresAt: Date): Promise<boolean> {
  const { rowCount } = await database.query(
    'insert into slider_track (track_hash, expires_at) values ($1, $2) on conflict do nothing',
    [hash, expiresAt],
  );
  return rowCount === 1;
}

export async function deleteSlidersBefore(database: Queryable, before: Date): Promise<void> {
  await database.query('delete from slider where expires_at < $1', [before]);
  await database.query('delete from slider_track where expires_at < $1', [before]);
}
