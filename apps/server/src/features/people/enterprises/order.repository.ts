import type { Queryable } from '../../../platform/database/database.ts';

export interface OrderRow {
  readonly orderNumber: string;
  readonly enterpriseId: string;
  readonly wish: 'seats' | 'renewal';
  /** Of a renewal what was asked for, of seats what the enterprise had when they were opened; null until then. */
  readonly planId: string | null;
  readonly seats: number;
  readonly days: number | null;
  readonly note: string;
  readonly status: 'requested' | 'opened' | 'declined';
  readonly requestedAt: Date;
  readonly validUntil: Date | null;
  /** What was opened has run out. */
  readonly isExpired: boolean;
}

const COLUMNS = `o.order_number as "orderNumber", o.enterprise_id as "enterpriseId", o.wish, o.plan_id as "planId", o.seats, o.days, o.note, o.status,
  o.requested_at as "requestedAt", o.valid_until as "validUntil",
  coalesce(o.valid_until <= now(), false) as "isExpired"`;

interface NewOrder
  extends Pick<OrderRow, 'orderNumber' | 'enterpriseId' | 'wish' | 'planId' | 'seats' | 'days' | 'note'> {
  readonly personId: string;
}

/** False when as many wait as may. The enterprise is locked: two who ask at once are counted one after the other. */
export async function insertOrder(db: Queryable, order: NewOrder, most: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into enterprise_order (order_number, enterprise_id, wish, seats, days, note, requested_by, plan_id, requested_at)
     select $1, $2, $3, $4, $5, $6, $7, $9, now()
      where (select count(*) from enterprise_order where enterprise_id = $2 and status = 'requested') < $8`,
    [
      ...[order.orderNumber, order.enterpriseId, order.wish, order.seats, order.days, order.note, order.personId],
      ...[most, order.planId],
    ],
  );
  return rowCount === 1;
}

export async function listOrders(db: Queryable, enterpriseId: string): Promise<OrderRow[]> {
  const { rows } = await db.query<OrderRow>(
    `select ${COLUMNS} from enterprise_order o where enterprise_id = $1 order by requested_at desc, order_number limit 200`,
    [enterpriseId],
  );
  return rows;
}

/** What somebody asked for themselves, in these enterprises. */
export async function listAskedOrders(
  db: Queryable,
  personId: string,
  enterpriseIds: readonly string[],
): Promise<OrderRow[]> {
  const { rows } = await db.query<OrderRow>(
    `select ${COLUMNS} from enterprise_order o where requested_by = $1 and enterprise_id = any($2)
      order by requested_at desc, order_number limit 200`,
    [personId, enterpriseIds],
  );
  return rows;
}

export interface NamedOrder extends OrderRow {
  readonly enterpriseName: string;
}
const NAMED = `select ${COLUMNS}, e.name as "enterpriseName" from enterprise_order o join enterprise e using (enterprise_id)`;

const WAITING = `where o.status = 'requested' and e.deleted_at is null`;

/** Every order that waits for an operator, oldest first; or a page of them. */
export async function listWaitingOrders(
  db: Queryable,
  { limit, offset }: { readonly limit: number | null; readonly offset: number } = { limit: null, offset: 0 },
): Promise<NamedOrder[]> {
  const { rows } = await db.query<NamedOrder>(
    `${NAMED} ${WAITING} order by o.requested_at, o.order_number limit $1 offset $2`,
    [limit, offset],
  );
  return rows;
}

export async function countWaitingOrders(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*)::int as total from enterprise_order o join enterprise e using (enterprise_id) ${WAITING}`,
  );
  return rows[0]?.total ?? 0;
}

/** What an order that waits is for; undefined when it does not wait any more. */
export async function findWaitingWish(db: Queryable, orderNumber: string): Promise<OrderRow['wish'] | undefined> {
  const { rows } = await db.query<Pick<OrderRow, 'wish'>>(
    `select o.wish from enterprise_order o join enterprise e using (enterprise_id) ${WAITING} and o.order_number = $1`,
    [orderNumber],
  );
  return rows[0]?.wish;
}

export interface DecidedOrder {
  readonly enterpriseId: string;
  readonly enterpriseName: string;
  readonly requestedBy: string | null;
}

/**
 * An operator opens an order: seats are added, time begins where the old one ends or now, without days it is for ever. Undefined when the
 * order does not wait any more: of two operators one opens it. They may open another plan than was asked for.
 */
export async function markOpened(
  db: Queryable,
  orderNumber: string,
  planId: string | null,
): Promise<DecidedOrder | undefined> {
  const { rows } = await db.query<DecidedOrder>(
    `with o as (
       update enterprise_order set status = 'opened', decided_at = now() where order_number = $1 and status = 'requested' returning *)
     update enterprise e
        set seat_total = e.seat_total + o.seats,
            is_activated = e.is_activated or o.wish = 'renewal',
            plan_id = case when o.wish = 'renewal' then coalesce($2, o.plan_id, e.plan_id) else e.plan_id end,
            order_number = o.order_number,
            validity_days = case when o.wish = 'renewal' then o.days else e.validity_days end,
            valid_until = case when o.wish <> 'renewal' then e.valid_until
                               when o.days is null then null
                               else greatest(e.valid_until, now()) + make_interval(days => o.days) end
       from o where e.enterprise_id = o.enterprise_id and e.deleted_at is null
     returning e.enterprise_id as "enterpriseId", e.name as "enterpriseName", o.requested_by as "requestedBy"`,
    [orderNumber, planId],
  );
  const [decided] = rows;
  if (!decided) return undefined;
  await db.query(
    `update enterprise_order o set valid_until = e.valid_until, plan_id = e.plan_id from enterprise e
      where o.order_number = $1 and e.enterprise_id = o.enterprise_id`,
    [orderNumber],
  );
  return decided;
}

/** No plan is opened by it. */
export async function markDeclined(
  db: Queryable,
  orderNumber: string,
  _planId: null | string,
): Promise<DecidedOrder | undefined> {
  const { rows } = await db.query<DecidedOrder>(
    `update enterprise_order o set status = 'declined', decided_at = now() from enterprise e
      where o.order_number = $1 and o.status = 'requested' and e.enterprise_id = o.enterprise_id and e.deleted_at is null
     returning e.enterprise_id as "enterpriseId", e.name as "enterpriseName", o.requested_by as "requestedBy"`,
    [orderNumber],
  );
  return rows[0];
}
