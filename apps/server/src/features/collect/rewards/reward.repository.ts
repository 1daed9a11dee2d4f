import type { RewardKind, RewardState } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

export type PayerKind = 'person' | 'enterprise';
export type TargetKind = 'survey' | 'link' | 'channel' | 'people';

/** What its owner says of one. */
export interface RewardRules {
  readonly name: string;
  readonly targetKind: TargetKind;
  /** The link's code, the channel's, the label; empty for everybody. */
  readonly targetCode: string;
  readonly probability: number;
  readonly perDevice: number;
  readonly perAddress: number;
  readonly holdsSuspicious: boolean;
}

export interface RewardMoney {
  readonly packets: number;
  readonly totalFen: number;
  readonly eachFen: number | null;
  readonly payerKind: PayerKind;
  readonly payerId: string;
}

export interface RewardRow extends RewardRules, RewardMoney {
  readonly rewardId: string;
  readonly scrollId: string;
  readonly kind: RewardKind;
  readonly state: RewardState;
  readonly reason: string;
  readonly step: number;
  readonly createdAt: Date;
  /** Since when people can draw from it; null while nobody could. */
  readonly givenSince: Date | null;
  /** The total that an operator has seen. */
  readonly approvedFen: number;
  /** The enterprise that paid for its own survey. */
  readonly paidIn: string | null;
}

const COLUMNS = `reward_id as "rewardId", scroll_id as "scrollId", kind, name, state, reason, target_kind as "targetKind",
  target_code as "targetCode", probability, per_device as "perDevice", per_address as "perAddress", holds_suspicious as "holdsSuspicious",
  packets, total_fen as "totalFen", each_fen as "eachFen", payer_kind as "payerKind", payer_id as "payerId", step, created_at as "createdAt",
  given_since as "givenSince", approved_fen as "approvedFen", paid_in as "paidIn"`;

/** False when a survey has as many as may be. The survey's row is locked: two at once are counted one after the other. */
export async function insertReward(
  db: Queryable,
  row: Omit<RewardRow, 'state' | 'reason' | 'step' | 'givenSince' | 'approvedFen' | 'paidIn'>,
  { personId, most }: { readonly personId: string; readonly most: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into reward (reward_id, scroll_id, kind, name, target_kind, target_code, probability, per_device, per_address, holds_suspicious,
                         packets, total_fen, each_fen, payer_kind, payer_id, created_by, created_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17
      where (select count(*) from reward where scroll_id = $2 and state <> 'ended') < $18`,
    [...[row.rewardId, row.scrollId, row.kind, ...rulesOf(row), ...moneyOf(row)], ...[personId, row.createdAt, most]],
  );
  return rowCount === 1;
}

const rulesOf = (row: RewardRules) => [
  ...[row.name, row.targetKind, row.targetCode, row.probability],
  ...[row.perDevice, row.perAddress, row.holdsSuspicious],
];
const moneyOf = (row: RewardMoney) => [row.packets, row.totalFen, row.eachFen, row.payerKind, row.payerId];

export async function writeReward(db: Queryable, rewardId: string, change: RewardRules & RewardMoney): Promise<void> {
  await db.query(
    `update reward set name = $2, target_kind = $3, target_code = $4, probability = $5, per_device = $6, per_address = $7, holds_suspicious = $8,
            packets = $9, total_fen = $10, each_fen = $11, payer_kind = $12, payer_id = $13
      where reward_id = $1`,
    [rewardId, ...rulesOf(change), ...moneyOf(change)],
  );
}

export async function writeTarget(
  db: Queryable,
  rewardId: string,
  { targetKind, targetCode }: Pick<RewardRules, 'targetKind' | 'targetCode'>,
): Promise<void> {
  await db.query('update reward set target_kind = $2, target_code = $3 where reward_id = $1', [
    rewardId,
    targetKind,
    targetCode,
  ]);
}

/** More of one, under its lock. */
export async function growReward(
  db: Queryable,
  rewardId: string,
  { packets, totalFen }: Pick<RewardMoney, 'packets' | 'totalFen'>,
): Promise<void> {
  await db.query('update reward set packets = packets + $2, total_fen = total_fen + $3 where reward_id = $1', [
    rewardId,
    packets,
    totalFen,
  ]);
}

/** Locked: whoever draws from it, pays for it or changes it does so one after the other. Below the survey's row, above accounts. */
export async function lockReward(db: Queryable, rewardId: string): Promise<RewardRow | undefined> {
  const { rows } = await db.query<RewardRow>({
    name: 'reward-lock',
    text: `select ${COLUMNS} from reward where reward_id = $1 for no key update`,
    values: [rewardId],
  });
  return rows[0];
}

export async function findReward(db: Queryable, rewardId: string): Promise<RewardRow | undefined> {
  const { rows } = await db.query<RewardRow>(`select ${COLUMNS} from reward where reward_id = $1`, [rewardId]);
  return rows[0];
}

/** With another state, and for the next movement of money a step further. */
export async function writeState(
  db: Queryable,
  rewardId: string,
  state: RewardState,
  { reason = '', isStep = false }: { readonly reason?: string; readonly isStep?: boolean } = {},
): Promise<void> {
  await db.query('update reward set state = $2, reason = $3, step = step + $4 where reward_id = $1', [
    rewardId,
    state,
    reason,
    isStep ? 1 : 0,
  ]);
}

/** People draw from it; whoever answered before the first time that they could has no turn. */
export async function writeGiven(
  db: Queryable,
  rewardId: string,
  { state, at }: { readonly state: RewardState; readonly at: Date },
): Promise<void> {
  await db.query(
    `update reward set state = $2, reason = '', given_since = coalesce(given_since, $3) where reward_id = $1`,
    [rewardId, state, at],
  );
}

/** As it stands now an operator has seen it. */
export async function writeSeen(db: Queryable, rewardId: string): Promise<void> {
  await db.query('update reward set approved_fen = total_fen where reward_id = $1', [rewardId]);
}

/** For people whom it was not for before: with them it begins anew. */
export async function forgetGivenSince(db: Queryable, rewardId: string): Promise<void> {
  await db.query('update reward set given_since = null where reward_id = $1', [rewardId]);
}

export async function writePaidIn(db: Queryable, rewardId: string, paidIn: string | null): Promise<void> {
  await db.query('update reward set paid_in = $2 where reward_id = $1', [rewardId, paidIn]);
}

export async function deleteReward(db: Queryable, rewardId: string): Promise<void> {
  await db.query('delete from reward where reward_id = $1', [rewardId]);
}

export async function listRewards(db: Queryable, scrollId: string): Promise<RewardRow[]> {
  const { rows } = await db.query<RewardRow>(
    `select ${COLUMNS} from reward where scroll_id = $1 order by created_at desc, reward_id limit 500`,
    [scrollId],
  );
  return rows;
}

/** Every one, also those that have ended: what lies in them is somebody's. */
export async function listIdsOf(db: Queryable, scrollId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'select reward_id as id from reward where scroll_id = $1 order by reward_id',
    [scrollId],
  );
  return rows.map(({ id }) => id);
}

/**
 * Those that somebody may draw from, the narrowest first and of equals the oldest: a person draws from one. Behind them those that are used up,
 * from which they draw in vain: having no turn would tell them what is left.
 */
export async function listDrawable(db: Queryable, scrollId: string): Promise<RewardRow[]> {
  const { rows } = await db.query<RewardRow>({
    name: 'reward-drawable',
    text: `select ${COLUMNS} from reward where scroll_id = $1 and state in ('issuing', 'used-up')
            order by state = 'used-up', array_position(array['people', 'link', 'channel', 'survey'], target_kind), created_at, reward_id`,
    values: [scrollId],
  });
  return rows;
}

export interface RewardPage {
  readonly state: RewardState | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Of these surveys, a page. */
export async function pageRewards(
  db: Queryable,
  scrollIds: readonly string[],
  { state, limit, offset }: RewardPage,
): Promise<{ rows: RewardRow[]; total: number }> {
  const wanted = 'from reward where scroll_id = any($1) and ($2::text is null or state = $2)';
  const { rows } = await db.query<RewardRow>(
    `select ${COLUMNS} ${wanted} order by created_at desc, reward_id limit $3 offset $4`,
    [scrollIds, state ?? null, limit, offset],
  );
  const counted = await db.query<{ total: number }>(`select count(*)::int as total ${wanted}`, [
    scrollIds,
    state ?? null,
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** A page of those that wait for the operator, the oldest first. */
export async function pageToReview(
  db: Queryable,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: RewardRow[]; total: number }> {
  const { rows } = await db.query<RewardRow>(
    `select ${COLUMNS} from reward where state = 'under-review' order by created_at, reward_id limit $1 offset $2`,
    [limit, offset],
  );
  const counted = await db.query<{ total: number }>(
    `select count(*)::int as total from reward where state = 'under-review'`,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function listNamed(db: Queryable, rewardIds: readonly string[]): Promise<RewardRow[]> {
  const { rows } = await db.query<RewardRow>(`select ${COLUMNS} from reward where reward_id = any($1)`, [rewardIds]);
  return rows;
}

/** Those with money of this payer in them. */
export async function listPaidBy(db: Queryable, kind: PayerKind, id: string): Promise<RewardRow[]> {
  const { rows } = await db.query<RewardRow>(
    `select ${COLUMNS} from reward where payer_kind = $1 and payer_id = $2 and state not in ('unpaid', 'ended') order by scroll_id, reward_id`,
    [kind, id],
  );
  return rows;
}
