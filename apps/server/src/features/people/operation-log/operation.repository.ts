import type { OperationAction } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import type { Operation } from '../../../http/door.ts';
import type { Queryable } from '../../../platform/database/database.ts';

/** How long one line stands for everything of its kind that the same person does to the same thing. */
const TOGETHER = `interval '10 minutes'`;

export async function insertOperation(
  db: Queryable,
  { personId, action, object, details = {}, isOften = false }: Operation,
): Promise<void> {
  await db.query({
    name: 'operation-insert',
    text: `insert into operation_log (happened_at, person_id, action, object_kind, object_id, details, enterprise_id)
           select clock_timestamp(), $1, $2, $3, $4, $5,
                  (select enterprise_id from team_object t where t.object_kind = $3 and t.object_id = $4)
            where not $6 or not exists (
              select 1 from operation_log where person_id = $1 and action = $2 and object_kind = $3 and object_id = $4
                 and happened_at > clock_timestamp() - ${TOGETHER})`,
    values: [personId, action, object.kind, object.id, JSON.stringify(details), isOften],
  });
}

/** Of one object, of one enterprise with all that stood in it, of one person, or of several of these. */
export interface OperationFilter {
  readonly enterpriseId?: string | undefined;
  readonly object?: { readonly kind: string; readonly id: string } | undefined;
  readonly personId?: string | undefined;
  readonly action?: OperationAction | undefined;
  readonly from?: number | undefined;
  readonly until?: number | undefined;
}

export interface OperationRow {
  readonly id: number;
  readonly happenedAt: Date;
  readonly personId: string;
  readonly nickName: string | null;
  readonly action: OperationAction;
  readonly objectKind: string;
  readonly objectId: string;
  readonly details: Readonly<Record<string, Json>>;
  readonly target: string | null;
}

const WHERE = `where ($1::text is null or (l.object_kind = $1 and l.object_id = $2)) and ($3::uuid is null or l.person_id = $3)
  and ($4::text is null or l.action = $4) and ($5::timestamptz is null or l.happened_at >= $5)
  and ($6::timestamptz is null or l.happened_at < $6) and ($7::text is null or l.enterprise_id = $7)`;

function valuesOf({ object, enterpriseId, personId, action, from, until }: OperationFilter): unknown[] {
  const moment = (ms: number | undefined) => (ms === undefined ? null : new Date(ms));
  const place = [object?.kind ?? null, object?.id ?? null, personId ?? null];
  return [...place, action ?? null, moment(from), moment(until), enterpriseId ?? null];
}

/** Newest first: those before a line, or the first ones; so many of them, from a place on. */
export async function listOperations(
  db: Queryable,
  filter: OperationFilter,
  { limit, offset = 0, beforeId }: { readonly limit: number; readonly offset?: number; readonly beforeId?: number },
): Promise<OperationRow[]> {
  const { rows } = await db.query<OperationRow>(
    `select l.id, l.happened_at as "happenedAt", l.person_id as "personId", p.nick_name as "nickName", l.action,
            l.object_kind as "objectKind", l.object_id as "objectId", l.details, t.nick_name as target
       from operation_log l left join person_name p on p.person_id = l.person_id
       left join person_name t on t.person_id::text = l.details ->> 'userId'
       ${WHERE} and ($8::bigint is null or l.id < $8) order by l.id desc limit $9 offset $10`,
    [...valuesOf(filter), beforeId ?? null, limit, offset],
  );
  return rows;
}

export async function countOperations(db: Queryable, filter: OperationFilter): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*) as total from operation_log l ${WHERE}`,
    valuesOf(filter),
  );
  return rows[0]?.total ?? 0;
}

export interface LoggedPerson {
  readonly userId: string;
  readonly nickName: string;
}

/** Everybody who stands in the log of an object, or of an enterprise, and still has an account. */
export async function listLoggedPeople(
  db: Queryable,
  { object, enterpriseId }: Pick<OperationFilter, 'object' | 'enterpriseId'>,
): Promise<LoggedPerson[]> {
  const { rows } = await db.query<LoggedPerson>(
    `select p.person_id as "userId", p.nick_name as "nickName" from person_name p
      where p.person_id in (select person_id from operation_log where (object_kind = $1 and object_id = $2) or enterprise_id = $3)
      order by p.nick_name, p.person_id`,
    [object?.kind ?? null, object?.id ?? null, enterpriseId ?? null],
  );
  return rows;
}
