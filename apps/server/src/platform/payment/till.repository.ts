import type { Queryable } from '../database/database.ts';

export interface TillOrder {
  readonly orderNumber: string;
  readonly fen: number;
  readonly title: string;
  readonly expiresAt: Date;
  readonly paidAt: Date | null;
  readonly isClosed: boolean;
}

const COLUMNS = `order_number as "orderNumber", fen, title, expires_at as "expiresAt", paid_at as "paidAt", is_closed as "isClosed"`;

/** The address part of it; asked for again, the same. */
export async function insertTillOrder(
  db: Queryable,
  {
    orderNumber,
    secret,
    fen,
    title,
    expiresAt,
  }: Pick<TillOrder, 'orderNumber' | 'fen' | 'title' | 'expiresAt'> & { readonly secret: string },
): Promise<string> {
  const { rows } = await db.query<{ secret: string }>(
    `insert into till_order (order_number, secret, fen, title, expires_at) values ($1, $2, $3, $4, $5)
     on conflict (order_number) do update set title = excluded.title returning secret`,
    [orderNumber, secret, fen, title, expiresAt],
  );
  return rows[0]!.secret;
}

export async function findTillOrder(db: Queryable, orderNumber: string): Promise<TillOrder | undefined> {
  const { rows } = await db.query<TillOrder>(`select ${COLUMNS} from till_order where order_number = $1`, [
    orderNumber,
  ]);
  return rows[0];
}

export async function findShownTillOrder(db: Queryable, secret: string): Promise<TillOrder | undefined> {
  const { rows } = await db.query<TillOrder>(`select ${COLUMNS} from till_order where secret = $1`, [secret]);
  return rows[0];
}

/** False where it is paid, closed or too late. */
export async function payTillOrder(db: Queryable, secret: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'update till_order set paid_at = $2 where secret = $1 and paid_at is null and not is_closed and expires_at > $2',
    [secret, now],
  );
  return rowCount === 1;
}

export async function closeTillOrder(db: Queryable, orderNumber: string): Promise<void> {
  await db.query('update till_order set is_closed = true where order_number = $1 and paid_at is null', [orderNumber]);
}
