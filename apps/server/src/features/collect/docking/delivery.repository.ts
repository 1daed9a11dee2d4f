import type { Delivery, DeliveryProblem, DeliveryState } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import type { DockingRow } from './docking.repository.ts';

/** A record that was just submitted. */
export interface PushedRecord {
  readonly scrollId: string;
  readonly answerRecordId: string;
  readonly linkCode: string;
}

/** For every system that takes the answers of these records, in the transaction that stores them: then none is lost. */
export async function queueDeliveries(
  db: Queryable,
  records: readonly PushedRecord[],
  now: Date,
  newId: () => string,
): Promise<void> {
  const { rows } = await db.query<{ keyId: string; scrollId: string; answerRecordId: string }>(
    `select p.key_id as "keyId", r."scrollId", r."answerRecordId"
       from jsonb_to_recordset($1::jsonb) as r("scrollId" text, "answerRecordId" text, "linkCode" text)
       join docking_push p on p.scroll_id = r."scrollId" and (p.pushes = 'all' or p.link_code = r."linkCode")
      order by p.key_id, r."answerRecordId"`,
    [JSON.stringify(records)],
  );
  if (rows.length === 0) return;
  await db.query(
    `insert into docking_delivery (delivery_id, key_id, scroll_id, answer_record_id, state, due_at, created_at)
     select "deliveryId", "keyId", "scrollId", "answerRecordId", 'waiting', $2, $2
       from jsonb_to_recordset($1::jsonb) as d("deliveryId" text, "keyId" text, "scrollId" text, "answerRecordId" text)
     on conflict (key_id, answer_record_id) do nothing`,
    [JSON.stringify(rows.map(row => ({ ...row, deliveryId: newId() }))), now],
  );
}

export interface ClaimedDelivery
  extends Pick<DockingRow, 'keyId' | 'scrollId' | 'secret' | 'oldSecret' | 'oldUntil' | 'pushAddress'> {
  readonly deliveryId: string;
  readonly answerRecordId: string;
  readonly tries: number;
}

/** What is due of systems that still take it; a claim that has run out is due again. */
const OPEN = `d.state in ('waiting', 'claimed') and k.revoked_at is null and k.push_address <> ''`;

/** Takes some that are due, so that nobody else does until `until`. */
export async function claimDeliveries(
  db: Queryable,
  { now, until, most }: { readonly now: Date; readonly until: Date; readonly most: number },
): Promise<ClaimedDelivery[]> {
  const { rows } = await db.query<ClaimedDelivery>(
    `with due as (
       select d.delivery_id from docking_delivery d join docking_key k using (key_id)
        where ${OPEN} and d.due_at <= $1 order by d.due_at, d.delivery_id limit $3 for no key update of d skip locked)
     update docking_delivery d set state = 'claimed', due_at = $2, tries = d.tries + 1, tried_at = $1
       from due, docking_key k where d.delivery_id = due.delivery_id and k.key_id = d.key_id
     returning d.delivery_id as "deliveryId", d.key_id as "keyId", d.scroll_id as "scrollId", d.answer_record_id as "answerRecordId",
               d.tries, k.secret, k.old_secret as "oldSecret", k.old_until as "oldUntil", k.push_address as "pushAddress"`,
    [now, until, most],
  );
  return rows;
}

export async function findNextDelivery(db: Queryable): Promise<Date | undefined> {
  const { rows } = await db.query<{ due: Date | null }>(
    `select min(d.due_at) as due from docking_delivery d join docking_key k using (key_id) where ${OPEN}`,
  );
  return rows[0]?.due ?? undefined;
}

export interface Attempted {
  readonly state: DeliveryState;
  readonly status: number | null;
  readonly problem: DeliveryProblem | null;
  readonly at: Date;
  /** When it is tried again. */
  readonly nextAt: Date;
}

/** What became of a try. Whoever's claim ran out meanwhile writes nothing over what came later. */
export async function writeAttempt(
  db: Queryable,
  { deliveryId, tries }: Pick<ClaimedDelivery, 'deliveryId' | 'tries'>,
  { state, status, problem, at, nextAt }: Attempted,
): Promise<void> {
  await db.query(
    `update docking_delivery set state = $3, last_status = $4, last_problem = $5, due_at = $7,
            delivered_at = case when $3 = 'delivered' then $6::timestamptz else delivered_at end
      where delivery_id = $1 and tries = $2 and state = 'claimed'`,
    [deliveryId, tries, state, status, problem, at, nextAt],
  );
}

/** What has arrived so long ago that nobody asks for it any more. */
export async function deleteDeliveredBefore(db: Queryable, moment: Date): Promise<void> {
  await db.query(`delete from docking_delivery where state = 'delivered' and delivered_at < $1`, [moment]);
}

const STATE = `case when d.state = 'claimed' then 'waiting' else d.state end`;

export async function countDeliveries(
  db: Queryable,
  scrollId: string,
): Promise<Map<string, Partial<Record<DeliveryState, number>>>> {
  const { rows } = await db.query<{ keyId: string; state: DeliveryState; count: number }>(
    `select d.key_id as "keyId", ${STATE} as state, count(*) as count
       from docking_delivery d join docking_key k using (key_id) where k.scroll_id = $1 group by 1, 2`,
    [scrollId],
  );
  const counts = new Map<string, Partial<Record<DeliveryState, number>>>();
  for (const { keyId, state, count } of rows) counts.set(keyId, { ...counts.get(keyId), [state]: count });
  return counts;
}

interface StoredDelivery {
  readonly deliveryId: string;
  readonly answerRecordId: string;
  readonly state: DeliveryState;
  readonly tries: number;
  readonly createdAt: Date;
  readonly triedAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly dueAt: Date;
  readonly lastStatus: number | null;
  readonly lastProblem: DeliveryProblem | null;
  readonly total: number;
}

export async function findDeliveryPage(
  db: Queryable,
  keyId: string,
  { page, size, state }: { readonly page: number; readonly size: number; readonly state?: DeliveryState | undefined },
): Promise<{ total: number; items: Delivery[] }> {
  const { rows } = await db.query<StoredDelivery>(
    `select d.delivery_id as "deliveryId", d.answer_record_id as "answerRecordId", ${STATE} as state, d.tries, d.created_at as "createdAt",
            d.tried_at as "triedAt", d.delivered_at as "deliveredAt", d.due_at as "dueAt", d.last_status as "lastStatus",
            d.last_problem as "lastProblem", count(*) over () as total
       from docking_delivery d where d.key_id = $1 and ($4::text is null or ${STATE} = $4)
      order by d.created_at desc, d.delivery_id limit $2 offset $3`,
    [keyId, size, (page - 1) * size, state ?? null],
  );
  return { total: rows[0]?.total ?? 0, items: rows.map(presentDelivery) };
}

function presentDelivery({ createdAt, triedAt, deliveredAt, dueAt, total: _, ...row }: StoredDelivery): Delivery {
  return {
    ...row,
    createTime: createdAt.getTime(),
    triedTime: triedAt?.getTime() ?? null,
    deliveredTime: deliveredAt?.getTime() ?? null,
    nextTime: row.state === 'waiting' ? dueAt.getTime() : null,
  };
}

/** One, whatever became of it, or everything that failed; the pauses begin anew. What is under way is left alone. */
export async function queueAgain(
  db: Queryable,
  keyId: string,
  deliveryId: string | undefined,
  now: Date,
): Promise<number> {
  const { rowCount } = await db.query(
    `update docking_delivery set state = 'waiting', tries = 0, due_at = $3
      where key_id = $1 and state <> 'claimed' and case when $2::text is null then state = 'failed' else delivery_id = $2 end`,
    [keyId, deliveryId ?? null, now],
  );
  return rowCount ?? 0;
}
