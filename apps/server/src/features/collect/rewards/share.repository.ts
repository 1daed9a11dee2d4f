import type { Queryable } from '../../../platform/database/database.ts';

export interface ShareRow {
  readonly place: number;
  readonly amountFen: number | null;
  readonly code: Buffer | null;
}

/** Behind those that there are. */
export async function insertAmounts(db: Queryable, rewardId: string, amounts: readonly number[]): Promise<void> {
  await db.query(
    `insert into reward_share (reward_id, place, amount_fen)
     select $1, (select coalesce(max(place), 0) from reward_share where reward_id = $1) + place, amount
       from unnest($2::int[]) with ordinality as given (amount, place)`,
    [rewardId, amounts],
  );
}

/** Codes that are there already are left out, by their marks; says how many came. */
export async function insertCodes(
  db: Queryable,
  rewardId: string,
  codes: readonly { readonly sealed: Buffer; readonly mark: Buffer }[],
): Promise<number> {
  const { rowCount } = await db.query(
    `insert into reward_share (reward_id, place, code, code_mark)
     select $1, (select coalesce(max(place), 0) from reward_share where reward_id = $1) + place, code, mark
       from unnest($2::bytea[], $3::bytea[]) with ordinality as given (code, mark, place)
     on conflict (reward_id, code_mark) where code_mark is not null do nothing`,
    [rewardId, codes.map(({ sealed }) => sealed), codes.map(({ mark }) => mark)],
  );
  return rowCount ?? 0;
}

/**
 * One that nobody has, for this claim; undefined when none is left. The row that is taken is the decision: nothing is counted. Looked for first and
 * once: within the update, the database may look again for each row that it compares, and take one each time.
 */
export async function takeShare(db: Queryable, rewardId: string, claimId: string): Promise<ShareRow | undefined> {
  const { rows } = await db.query<ShareRow>({
    name: 'reward-share-take',
    text: `with free as materialized (
             select place from reward_share where reward_id = $1 and claim_id is null order by place limit 1 for update skip locked)
           update reward_share s set claim_id = $2 from free
            where s.reward_id = $1 and s.place = free.place
           returning s.place, s.amount_fen as "amountFen", s.code`,
    values: [rewardId, claimId],
  });
  return rows[0];
}

export async function freeShare(db: Queryable, claimId: string): Promise<void> {
  await db.query('update reward_share set claim_id = null where claim_id = $1', [claimId]);
}

export async function hasShareLeft(db: Queryable, rewardId: string): Promise<boolean> {
  const { rows } = await db.query<{ some: boolean }>(
    'select exists (select 1 from reward_share where reward_id = $1 and claim_id is null) as some',
    [rewardId],
  );
  return rows[0]?.some ?? false;
}

export async function findCode(db: Queryable, claimId: string): Promise<Buffer | undefined> {
  const { rows } = await db.query<{ code: Buffer | null }>('select code from reward_share where claim_id = $1', [
    claimId,
  ]);
  return rows[0]?.code ?? undefined;
}

/** Those that nobody has drawn: what is returned, or divided anew. */
export async function deleteFree(db: Queryable, rewardId: string): Promise<void> {
  await db.query('delete from reward_share where reward_id = $1 and claim_id is null', [rewardId]);
}

/** Of each how many nobody has drawn. */
export async function countLeft(db: Queryable, rewardIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ rewardId: string; left: number }>(
    `select reward_id as "rewardId", count(*)::int as left from reward_share where reward_id = any($1) and claim_id is null group by reward_id`,
    [rewardIds],
  );
  return new Map(rows.map(({ rewardId, left }) => [rewardId, left]));
}

export async function countShares(db: Queryable, rewardId: string): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    'select count(*)::int as total from reward_share where reward_id = $1',
    [rewardId],
  );
  return rows[0]?.total ?? 0;
}
