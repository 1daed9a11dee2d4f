import type { Queryable } from '../../../platform/database/database.ts';

export interface RefundRow {
  readonly refundNumber: string;
  readonly orderNumber: string;
  readonly amount: number;
  readonly fen: number;
  readonly reason: string;
  readonly state: 'waiting' | 'done' | 'refused';
  readonly byName: string;
  readonly madeAt: Date;
  /** Why it still waits, in the word of whoever took the money; empty while nothing is known. */
  readonly problem: string;
  /** What was told after it had ended otherwise. */
  readonly toldAfter: 'done' | 'refused' | null;
  /** Of a payment that was not the order’s price: nothing had been credited for it. */
  readonly isOther: boolean;
}

const COLUMNS = `refund_number as "refundNumber", order_number as "orderNumber", amount, fen, reason, state, by_name as "byName", made_at as "madeAt",
  problem, told_after as "toldAfter", is_other as "isOther"`;

export async function insertRefund(
  db: Queryable,
  refund: Omit<RefundRow, 'state' | 'problem' | 'toldAfter'>,
): Promise<void> {
  const { refundNumber, orderNumber, amount, fen, reason, byName, madeAt, isOther } = refund;
  await db.query(
    `insert into payment_refund (refund_number, order_number, amount, fen, reason, state, by_name, made_at, asked_at, is_other)
     values ($1, $2, $3, $4, $5, 'waiting', $6, $7, $7, $8)`,
    [refundNumber, orderNumber, amount, fen, reason, byName, madeAt, isOther],
  );
}

export async function findRefund(db: Queryable, refundNumber: string): Promise<RefundRow | undefined> {
  const { rows } = await db.query<RefundRow>(`select ${COLUMNS} from payment_refund where refund_number = $1`, [
    refundNumber,
  ]);
  return rows[0];
}

/** Undefined where it has ended before: of two who end it, one does. */
export async function endRefund(
  db: Queryable,
  refundNumber: string,
  state: 'done' | 'refused',
): Promise<RefundRow | undefined> {
  const { rows } = await db.query<RefundRow>(
    `update payment_refund set state = $2, problem = '' where refund_number = $1 and state = 'waiting' returning ${COLUMNS}`,
    [refundNumber, state],
  );
  return rows[0];
}

export async function writeRefundProblem(db: Queryable, refundNumber: string, problem: string): Promise<void> {
  await db.query(`update payment_refund set problem = $2 where refund_number = $1 and state = 'waiting'`, [
    refundNumber,
    problem,
  ]);
}

/** Only where it contradicts: the money may have been given twice, or not at all. */
export async function writeToldAfter(db: Queryable, refundNumber: string, told: 'done' | 'refused'): Promise<void> {
  await db.query(
    `update payment_refund set told_after = $2 where refund_number = $1 and state <> $2 and state <> 'waiting'`,
    [refundNumber, told],
  );
}

export async function listRefunds(db: Queryable, orderNumbers: readonly string[]): Promise<RefundRow[]> {
  const { rows } = await db.query<RefundRow>(
    `select ${COLUMNS} from payment_refund where order_number = any($1) order by made_at, refund_number`,
    [orderNumbers],
  );
  return rows;
}

export async function claimWaitingRefunds(
  db: Queryable,
  { now, notSince, most }: { readonly now: Date; readonly notSince: Date; readonly most: number },
): Promise<RefundRow[]> {
  const { rows } = await db.query<RefundRow>(
    `with due as materialized (
       select refund_number as due_number from payment_refund where state = 'waiting' and asked_at <= $2
        order by asked_at limit $3 for update skip locked)
     update payment_refund set asked_at = $1 from due where refund_number = due_number
     returning ${COLUMNS}`,
    [now, notSince, most],
  );
  return rows;
}
