import type { LedgerUnit, PaymentWay, TopUpState } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

export interface OrderRow {
  readonly orderNumber: string;
  readonly kind: 'person' | 'enterprise';
  readonly holderId: string;
  readonly orderedBy: string | null;
  readonly unit: LedgerUnit;
  readonly amount: number;
  readonly priceFen: number;
  readonly packageId: string | null;
  readonly zh: string;
  readonly en: string;
  readonly quantity: number;
  readonly way: PaymentWay;
  readonly state: TopUpState;
  readonly payCode: string | null;
  readonly madeAt: Date;
  readonly expiresAt: Date;
  readonly paidAt: Date | null;
  readonly transaction: string | null;
  /** What was paid where it was not the price; nothing was credited for it. */
  readonly paidOther: number | null;
  readonly refundedAmount: number;
  readonly refundedFen: number;
}

const COLUMNS = `order_number as "orderNumber", holder_kind as kind, holder as "holderId", ordered_by as "orderedBy", unit, amount, price_fen as "priceFen",
  package_id as "packageId", zh, en, quantity, way, state, pay_code as "payCode", made_at as "madeAt", expires_at as "expiresAt", paid_at as "paidAt",
  transaction, paid_other as "paidOther", refunded_amount as "refundedAmount", refunded_fen as "refundedFen"`;

export type NewOrder = Pick<
  OrderRow,
  | 'orderNumber'
  | 'kind'
  | 'holderId'
  | 'orderedBy'
  | 'unit'
  | 'amount'
  | 'priceFen'
  | 'packageId'
  | 'zh'
  | 'en'
  | 'quantity'
  | 'way'
  | 'madeAt'
  | 'expiresAt'
>;

export async function insertOrder(db: Queryable, order: NewOrder): Promise<void> {
  const { orderNumber, kind, holderId, orderedBy, unit, amount, priceFen, packageId, zh, en } = order;
  await db.query(
    `insert into payment_order (order_number, holder_kind, holder, ordered_by, unit, amount, price_fen, package_id, zh, en, quantity, way, state,
       made_at, expires_at, asked_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'waiting', $13, $14, $13)`,
    [orderNumber, kind, holderId, orderedBy, unit, amount, priceFen, packageId, zh, en].concat([
      ...[order.quantity, order.way],
      ...[order.madeAt.toISOString(), order.expiresAt.toISOString()],
    ]),
  );
}

export async function findOrder(db: Queryable, orderNumber: string): Promise<OrderRow | undefined> {
  const { rows } = await db.query<OrderRow>(`select ${COLUMNS} from payment_order where order_number = $1`, [
    orderNumber,
  ]);
  return rows[0];
}

/** Until the transaction ends nobody else decides anything about it. */
export async function lockOrder(db: Queryable, orderNumber: string): Promise<OrderRow | undefined> {
  const { rows } = await db.query<OrderRow>(`select ${COLUMNS} from payment_order where order_number = $1 for update`, [
    orderNumber,
  ]);
  return rows[0];
}

export async function setPayCode(db: Queryable, orderNumber: string, payCode: string): Promise<void> {
  await db.query('update payment_order set pay_code = $2 where order_number = $1', [orderNumber, payCode]);
}

export async function markPaid(
  db: Queryable,
  orderNumber: string,
  { paidAt, transaction }: { readonly paidAt: Date; readonly transaction: string },
): Promise<void> {
  await db.query(
    `update payment_order set state = 'paid', paid_at = $2, transaction = $3, paid_other = null, is_settled = true where order_number = $1`,
    [orderNumber, paidAt, transaction],
  );
}

/** It can wait no more. What was paid stays paid, also where it was another amount: that it is closed then says nothing of it. */
export async function endOrder(
  db: Queryable,
  orderNumber: string,
  state: 'expired' | 'failed',
  other: { readonly fen: number; readonly transaction: string } | null = null,
): Promise<void> {
  await db.query(
    `update payment_order set state = $2, paid_other = $3, transaction = $4, is_settled = is_settled or $3::bigint is not null
      where order_number = $1 and state <> 'paid' and (paid_other is null or $3::bigint is not null)`,
    [orderNumber, state, other?.fen ?? null, other?.transaction ?? null],
  );
}

/** Whoever took the money was asked after it had ended: nobody asks again. */
export async function markSettled(db: Queryable, orderNumber: string): Promise<void> {
  await db.query(`update payment_order set is_settled = true where order_number = $1 and state <> 'waiting'`, [
    orderNumber,
  ]);
}

/** Those that nobody has asked about since then, each for one who asks now; for a day also what has ended without an answer after that. */
export async function claimWaitingOrders(
  db: Queryable,
  {
    now,
    notSince,
    most,
    only,
  }: { readonly now: Date; readonly notSince: Date; readonly most: number; readonly only?: string },
): Promise<OrderRow[]> {
  const { rows } = await db.query<OrderRow>(
    `with due as materialized (
       select order_number as due_number from payment_order
        where not is_settled and (state = 'waiting' or expires_at > $1::timestamptz - interval '1 day') and asked_at <= $2
          and ($4::text is null or order_number = $4)
        order by asked_at limit $3 for update skip locked)
     update payment_order set asked_at = $1 from due where order_number = due_number
     returning ${COLUMNS}`,
    [now, notSince, most, only ?? null],
  );
  return rows;
}

export async function addRefunded(
  db: Queryable,
  orderNumber: string,
  { amount, fen }: { readonly amount: number; readonly fen: number },
): Promise<void> {
  await db.query(
    'update payment_order set refunded_amount = refunded_amount + $2, refunded_fen = refunded_fen + $3 where order_number = $1',
    [orderNumber, amount, fen],
  );
}

export interface OrderFilter {
  readonly holder?: { readonly kind: 'person' | 'enterprise'; readonly id: string } | undefined;
  readonly state?: TopUpState | undefined;
  /** Part of a number: ours, or of who took the money. */
  readonly text?: string | undefined;
}

export interface OrderSums {
  readonly total: number;
  readonly paidFen: number;
  readonly refundedFen: number;
}

/** The newest first, with sums over all of them. */
export async function listOrders(
  db: Queryable,
  { holder, state, text }: OrderFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<OrderSums & { rows: OrderRow[] }> {
  const where = `($1::text is null or (holder_kind = $1 and holder = $2)) and ($3::text is null or state = $3)
    and ($4::text is null or strpos(order_number, $4) > 0 or strpos(transaction, $4) > 0)`;
  const asked = [holder?.kind ?? null, holder?.id ?? null, state ?? null, text || null];
  const { rows } = await db.query<OrderRow>(
    `select ${COLUMNS} from payment_order where ${where} order by made_at desc, order_number limit $5 offset $6`,
    [...asked, limit, offset],
  );
  const counted = await db.query<OrderSums>(
    `select count(*) as total, coalesce(sum(price_fen) filter (where state = 'paid'), 0)::bigint as "paidFen",
       coalesce(sum(refunded_fen), 0)::bigint as "refundedFen" from payment_order where ${where}`,
    asked,
  );
  return { rows, ...counted.rows[0]! };
}
