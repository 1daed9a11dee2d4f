import type { Queryable } from '../../../../platform/database/database.ts';
import type { Payout } from '../../../../platform/payout/payout.ts';
import type { PayerKind } from '../reward.repository.ts';

export interface PayoutRow {
  readonly billNo: string;
  readonly rewardId: string;
  readonly amountFen: number;
  readonly payerKind: PayerKind;
  readonly payerId: string;
  /** By which it leaves: no other way knows anything of it. */
  readonly way: Payout['kind'];
  readonly receiver: Buffer | null;
  readonly state: 'to-send' | 'waiting' | 'done' | 'failed' | 'cancelled';
  readonly packageInfo: string;
  readonly tries: number;
  readonly expiresAt: Date;
}

const COLUMNS = `bill_no as "billNo", reward_id as "rewardId", amount_fen as "amountFen", payer_kind as "payerKind", payer_id as "payerId",
  way, receiver, state, package_info as "packageInfo", tries, expires_at as "expiresAt"`;

export async function insertPayout(
  db: Queryable,
  row: Pick<
    PayoutRow,
    'billNo' | 'rewardId' | 'amountFen' | 'payerKind' | 'payerId' | 'way' | 'receiver' | 'expiresAt'
  >,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into payout (bill_no, reward_id, amount_fen, payer_kind, payer_id, way, receiver, made_at, next_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9)`,
    [row.billNo, row.rewardId, row.amountFen, row.payerKind, row.payerId, row.way, row.receiver, now, row.expiresAt],
  );
}

export async function findPayout(db: Queryable, billNo: string): Promise<PayoutRow | undefined> {
  const { rows } = await db.query<PayoutRow>(`select ${COLUMNS} from payout where bill_no = $1`, [billNo]);
  return rows[0];
}

/** What is to be sent or asked for by this way, each to one process for a while: one that dies leaves claims that run out. */
export async function claimPayouts(
  db: Queryable,
  {
    way,
    now,
    until,
    most,
    billNo,
  }: {
    readonly way: Payout['kind'];
    readonly now: Date;
    readonly until: Date;
    readonly most: number;
    readonly billNo?: string;
  },
): Promise<PayoutRow[]> {
  const { rows } = await db.query<PayoutRow>(
    `with due as materialized (
       select bill_no as due_no from payout where state in ('to-send', 'waiting') and way = $5 and next_at <= $1 and ($4::text is null or bill_no = $4)
        order by next_at, bill_no limit $3 for update skip locked)
     update payout set next_at = $2, asked_at = $1, tries = least(tries + 1, 30000) from due where bill_no = due_no
     returning ${COLUMNS}`,
    [now, until, most, billNo ?? null, way],
  );
  return rows;
}

/** Due now; false when it does not wait for an answer, or was asked for since `before`. */
export async function hastenPayout(
  db: Queryable,
  billNo: string,
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update payout set next_at = $2 where bill_no = $1 and state = 'waiting' and asked_at <= $3`,
    [billNo, now, before],
  );
  return rowCount === 1;
}

export interface RefusedPayout extends Pick<PayoutRow, 'billNo' | 'rewardId' | 'amountFen' | 'tries'> {
  readonly refusal: string;
  readonly madeAt: Date;
}

/** A page of those that the other side will not have, the oldest first. */
export async function pageRefused(
  db: Queryable,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: RefusedPayout[]; total: number }> {
  const wanted = `from payout where refusal <> '' and state in ('to-send', 'waiting')`;
  const { rows } = await db.query<RefusedPayout>(
    `select bill_no as "billNo", reward_id as "rewardId", amount_fen as "amountFen", tries, refusal, made_at as "madeAt" ${wanted}
      order by made_at, bill_no limit $1 offset $2`,
    [limit, offset],
  );
  const counted = await db.query<{ total: number }>(`select count(*)::int as total ${wanted}`);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The other side has it, and waits for the person or for a bank. */
export async function writeWaiting(
  db: Queryable,
  billNo: string,
  { packageInfo, nextAt }: { readonly packageInfo: string | undefined; readonly nextAt: Date },
): Promise<void> {
  await db.query(
    `update payout set state = 'waiting', refusal = '', package_info = coalesce($2, package_info), next_at = $3 where bill_no = $1 and state in ('to-send', 'waiting')`,
    [billNo, packageInfo ?? null, nextAt],
  );
}

/** Tried again then. `refusal`: what they said instead, for whoever can put it right. */
export async function writeNextTry(
  db: Queryable,
  billNo: string,
  { nextAt, refusal }: { readonly nextAt: Date; readonly refusal: string },
): Promise<void> {
  await db.query(
    `update payout set next_at = $2, refusal = $3 where bill_no = $1 and state in ('to-send', 'waiting')`,
    [billNo, nextAt, refusal],
  );
}

/** Undefined when it has ended before: of two who hear of it, one moves the money. Who it was for is forgotten with it. */
export async function endPayout(
  db: Queryable,
  billNo: string,
  state: 'done' | 'failed' | 'cancelled',
  now: Date,
): Promise<PayoutRow | undefined> {
  const { rows } = await db.query<PayoutRow>(
    `update payout set state = $2, ended_at = $3, receiver = null, package_info = '' where bill_no = $1 and state in ('to-send', 'waiting')
     returning ${COLUMNS}`,
    [billNo, state, now],
  );
  return rows[0];
}

export async function deletePayoutsBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from payout where ended_at < $1', [before]);
}
