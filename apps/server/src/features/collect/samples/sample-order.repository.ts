import type { SampleOrder, SampleState } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

export interface OrderRow {
  readonly orderNumber: string;
  readonly scrollId: string;
  readonly state: SampleState;
  readonly samples: number;
  readonly days: number;
  readonly minutes: number;
  readonly incidencePercent: number;
  readonly targets: string;
  readonly quotas: SampleOrder['quotas'];
  readonly estimatedFen: number;
  readonly priceFen: number | null;
  readonly linkCode: string | null;
}

const COLUMNS = `order_number as "orderNumber", scroll_id as "scrollId", state, samples, days, minutes, incidence_percent as "incidencePercent",
  targets, quotas, estimated_fen as "estimatedFen", price_fen as "priceFen", link_code as "linkCode"`;

/** False when as many are open as may be. The survey's row is locked: two at once are counted one after the other. */
export async function insertOrder(
  db: Queryable,
  order: Omit<OrderRow, 'state' | 'priceFen' | 'linkCode'>,
  { personId, now, most }: { readonly personId: string; readonly now: Date; readonly most: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into sample_order (order_number, scroll_id, state, samples, days, minutes, incidence_percent, targets, quotas, estimated_fen,
                               requested_by, requested_at)
     select $1, $2, 'requested', $3, $4, $5, $6, $7, $8, $9, $10, $11
      where (select count(*) from sample_order where scroll_id = $2 and state not in ('delivered', 'declined', 'cancelled')) < $12`,
    [
      ...[order.orderNumber, order.scrollId, order.samples, order.days, order.minutes, order.incidencePercent],
      ...[order.targets, JSON.stringify(order.quotas), order.estimatedFen, personId, now, most],
    ],
  );
  return rowCount === 1;
}

export async function listOrders(db: Queryable, scrollId: string): Promise<OrderRow[]> {
  const { rows } = await db.query<OrderRow>(
    `select ${COLUMNS} from sample_order where scroll_id = $1 order by requested_at desc, order_number limit 200`,
    [scrollId],
  );
  return rows;
}

const TO_HANDLE = `from sample_order where state in ('requested', 'approved', 'paid')`;

/** Those that an operator has something to do about, the oldest first. */
export async function listToHandle(db: Queryable): Promise<OrderRow[]> {
  const { rows } = await db.query<OrderRow>(
    `select ${COLUMNS} ${TO_HANDLE} order by requested_at, order_number limit 200`,
  );
  return rows;
}

export interface DatedOrder extends OrderRow {
  readonly requestedAt: Date;
}

/** A page of those, with how many there are. */
export async function pageToHandle(
  db: Queryable,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: DatedOrder[]; total: number }> {
  const { rows } = await db.query<DatedOrder>(
    `select ${COLUMNS}, requested_at as "requestedAt" ${TO_HANDLE} order by requested_at, order_number limit $1 offset $2`,
    [limit, offset],
  );
  const counted = await db.query<{ total: number }>(`select count(*)::int as total ${TO_HANDLE}`);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Of each of these orders, whose survey it is for and how it stands; one that is gone is missing. */
export async function listOrdersNamed(db: Queryable, orderNumbers: readonly string[]): Promise<OrderRow[]> {
  const { rows } = await db.query<OrderRow>(`select ${COLUMNS} from sample_order where order_number = any($1)`, [
    orderNumbers,
  ]);
  return rows;
}

/** Of which survey an order is; the survey's lock comes before the order's. */
export async function findOrder(db: Queryable, orderNumber: string): Promise<OrderRow | undefined> {
  const { rows } = await db.query<OrderRow>(`select ${COLUMNS} from sample_order where order_number = $1`, [
    orderNumber,
  ]);
  return rows[0];
}

/** Undefined when it does not stand there any more: of two who move it, one does. */
export async function moveOrder(
  db: Queryable,
  orderNumber: string,
  from: readonly SampleState[],
  to: SampleState,
  { priceFen, linkCode }: { readonly priceFen?: number; readonly linkCode?: string } = {},
): Promise<OrderRow | undefined> {
  const { rows } = await db.query<OrderRow>(
    `update sample_order set state = $3, price_fen = coalesce($4, price_fen), link_code = coalesce($5, link_code)
      where order_number = $1 and state = any($2) returning ${COLUMNS}`,
    [orderNumber, from, to, priceFen ?? null, linkCode ?? null],
  );
  return rows[0];
}

/** Of orders that are carried out by these addresses. */
export async function moveToDelivered(db: Queryable, linkCodes: readonly string[]): Promise<OrderRow[]> {
  const { rows } = await db.query<OrderRow>(
    `update sample_order set state = 'delivered' where link_code = any($1) and state = 'fielding' returning ${COLUMNS}`,
    [linkCodes],
  );
  return rows;
}

export interface OrderStep {
  readonly orderNumber: string;
  readonly state: SampleState;
  readonly takenBy: 'customer' | 'operator' | 'platform';
  readonly note: string;
  readonly takenAt: Date;
}

export async function insertStep(
  db: Queryable,
  { orderNumber, state, takenBy, note, takenAt }: OrderStep,
): Promise<void> {
  await db.query(
    `insert into sample_order_step (order_number, step, state, taken_by, note, taken_at)
     select $1, coalesce((select max(step) from sample_order_step where order_number = $1), 0) + 1, $2, $3, $4, $5`,
    [orderNumber, state, takenBy, note, takenAt],
  );
}

export async function listSteps(db: Queryable, orderNumbers: readonly string[]): Promise<OrderStep[]> {
  const { rows } = await db.query<OrderStep>(
    `select order_number as "orderNumber", state, taken_by as "takenBy", note, taken_at as "takenAt"
       from sample_order_step where order_number = any($1) order by order_number, step`,
    [orderNumbers],
  );
  return rows;
}
