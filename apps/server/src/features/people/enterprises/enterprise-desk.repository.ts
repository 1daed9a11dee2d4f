import type { EnterpriseStatus } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { ENTERPRISE_COLUMNS, type EnterpriseRow } from './enterprise.repository.ts';

export interface EnterpriseSearch {
  /** A part of a name, or an id; empty is all. */
  readonly text: string;
  readonly status?: EnterpriseStatus | undefined;
}

const FOUND = `from (select ${ENTERPRISE_COLUMNS}, created_at from enterprise
   where deleted_at is null and (strpos(lower(name), lower($1)) > 0 or enterprise_id = $1)) found
  where ($2::text is null or status = $2)`;

/** The newest first. */
export async function searchEnterprises(
  db: Queryable,
  { text, status }: EnterpriseSearch,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: EnterpriseRow[]; total: number }> {
  const values = [text, status ?? null];
  const { rows } = await db.query<EnterpriseRow>(
    `select * ${FOUND} order by created_at desc, "enterpriseId" limit $3 offset $4`,
    [...values, limit, offset],
  );
  const counted = await db.query<{ total: number }>(`select count(*)::int as total ${FOUND}`, values);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** How many have each plan. */
export async function countByPlan(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ planId: string; count: number }>(
    'select plan_id as "planId", count(*)::int as count from enterprise where deleted_at is null group by plan_id',
  );
  return new Map(rows.map(({ planId, count }) => [planId, count]));
}

export interface Extension {
  readonly days: number | null;
  /** Neither days nor a moment: for ever. */
  readonly until: Date | null;
  /** Until when it was when whoever extends it looked. */
  readonly seenUntil: Date;
}

/**
 * The condition decides: of two who extend it at once one does, nothing becomes shorter by it, and what is for ever stays so. Days count from
 * the end of the term, or from now where that is over. A trial stays one.
 */
export async function extendTerm(
  db: Queryable,
  enterpriseId: string,
  { days, until, seenUntil }: Extension,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update enterprise
        set valid_until = case when $2::int is not null then greatest(valid_until, now()) + make_interval(days => $2) else $3::timestamptz end,
            validity_days = case when $2 is not null then coalesce(validity_days, 0) + $2
                                 when $3 is not null then coalesce(validity_days, 0) + ceil(extract(epoch from $3 - valid_until) / 86400)::int end
      where enterprise_id = $1 and date_trunc('milliseconds', valid_until) = $4
        and ($3::timestamptz is null or $3 > greatest(valid_until, now()))`,
    [enterpriseId, days, until, seenUntil],
  );
  return rowCount === 1;
}

/** Not fewer than are taken, and only as it was seen. */
export async function setSeatTotal(
  db: Queryable,
  enterpriseId: string,
  { seats, seenSeats }: { readonly seats: number; readonly seenSeats: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update enterprise set seat_total = $2 where enterprise_id = $1 and seat_total = $3 and seats_used <= $2',
    [enterpriseId, seats, seenSeats],
  );
  return rowCount === 1;
}

/** False when it was over already. */
export async function endTerm(db: Queryable, enterpriseId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'update enterprise set valid_until = now() where enterprise_id = $1 and (valid_until is null or valid_until > now())',
    [enterpriseId],
  );
  return rowCount === 1;
}
