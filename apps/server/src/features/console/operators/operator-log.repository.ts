import type { OperatorAction } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import type { Operator } from '../../../authorisation/operator.ts';
import type { Errand } from '../../../http/door.ts';
import type { Queryable } from '../../../platform/database/database.ts';

/** Numbered and chained by the table itself, one after another. */
export async function insertOperatorLine(db: Queryable, { by, action, object, details = {} }: Errand): Promise<void> {
  await db.query(
    `insert into operator_log (happened_at, by_kind, person_id, by_name, action, object_id, details)
     values (clock_timestamp(), $1, $2, $3, $4, $5, $6)`,
    [by.kind, by.personId, by.name, action, object ?? null, JSON.stringify(details)],
  );
}

export interface OperatorLineFilter {
  readonly personId?: string | undefined;
  readonly action?: OperatorAction | undefined;
  /** Any of these. */
  readonly actions?: readonly OperatorAction[] | undefined;
  readonly from?: number | undefined;
  readonly until?: number | undefined;
}

export interface OperatorLineRow {
  readonly lineId: number;
  readonly happenedAt: Date;
  readonly kind: Operator['kind'];
  readonly personId: string | null;
  readonly name: string;
  readonly action: OperatorAction;
  readonly object: string | null;
  readonly details: Readonly<Record<string, Json>>;
}

const WHERE = `where ($1::uuid is null or person_id = $1) and ($2::text[] is null or action = any($2))
  and ($3::timestamptz is null or happened_at >= $3) and ($4::timestamptz is null or happened_at < $4)`;

function valuesOf({ personId, action, actions, from, until }: OperatorLineFilter): unknown[] {
  const momentOf = (ms: number | undefined) => (ms === undefined ? null : new Date(ms));
  return [personId ?? null, actions ?? (action === undefined ? null : [action]), momentOf(from), momentOf(until)];
}

/** The newest first. */
export async function listOperatorLines(
  db: Queryable,
  filter: OperatorLineFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<OperatorLineRow[]> {
  const { rows } = await db.query<OperatorLineRow>(
    `select line_id as "lineId", happened_at as "happenedAt", by_kind as kind, person_id as "personId", by_name as name, action,
            object_id as object, details
       from operator_log ${WHERE} order by line_id desc limit $5 offset $6`,
    [...valuesOf(filter), limit, offset],
  );
  return rows;
}

export async function countOperatorLines(db: Queryable, filter: OperatorLineFilter): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*)::int as total from operator_log ${WHERE}`,
    valuesOf(filter),
  );
  return rows[0]?.total ?? 0;
}

/** Everybody who stands in the log, by the name that they had last. */
export async function listLoggedOperators(db: Queryable): Promise<{ userId: string; name: string }[]> {
  const { rows } = await db.query<{ userId: string; name: string }>(
    `select distinct on (person_id) person_id as "userId", by_name as name from operator_log
      where person_id is not null order by person_id, line_id desc`,
  );
  return rows;
}

export interface ChainState {
  readonly lines: number;
  readonly brokenAt: number | null;
  readonly seal: Buffer | null;
}

/** Works every line's chain out again from the line before it, and looks for the first that is another, or that is missing. */
export async function checkChain(db: Queryable): Promise<ChainState> {
  const { rows } = await db.query<ChainState>(
    `with told as (
       select line_id, chain, row_number() over w as place,
              operator_log_link(coalesce(lag(chain) over w, ''::bytea), operator_log) as due
         from operator_log window w as (order by line_id))
     select count(*)::int as lines, min(line_id) filter (where chain <> due or place <> line_id)::int as "brokenAt",
            (select chain from operator_log order by line_id desc limit 1) as seal
       from told`,
  );
  return rows[0]!;
}
