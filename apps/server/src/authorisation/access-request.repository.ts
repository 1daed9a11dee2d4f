import { type AccessState, allRights, type Right, viewRights, waysToHold } from '@wenshu/api-contract';
import type { Queryable } from '../platform/database/database.ts';
import { letsIn } from './lets-in.ts';
import type { ObjectRef } from './object-of-field.ts';

/** There is one for each of these. */
export interface RequestKey {
  readonly personId: string;
  readonly object: ObjectRef;
  readonly right: Right;
}

/** What nobody has answered for so long has fallen away, and can be asked for again. */
const OPEN_DAYS = 30;
/** Whoever was told no may ask again on the next day. */
const DECLINED_HOURS = 24;
const MOST_LISTED = 100;

const IS_OPEN = `r.declined_at is null and r.asked_at > now() - interval '${OPEN_DAYS} days'`;
const IS_DECLINED = `r.declined_at > now() - interval '${DECLINED_HOURS} hours'`;
const IS_IT = 'r.person_id = $1 and r.object_kind = $2 and r.object_id = $3 and r.right_name = $4';
const valuesOf = ({ personId, object, right }: RequestKey) => [personId, object.kind, object.id, right];

/** What the statements below know of rights: which ones are enough for one, by which a thing is seen, and by which others are let in. */
const RULES = JSON.stringify({
  ways: Object.fromEntries(allRights.map(right => [right, waysToHold(right)])),
  view: viewRights,
  letsIn,
});
const ON_IT = 'g.object_kind = r.object_kind and g.object_id = r.object_id';
/** The right has come, by whatever way. */
const IS_MET = (rules: string) => `exists (
  select 1 from given_right g
   where g.person_id = r.person_id and ${ON_IT} and (${rules}::jsonb -> 'ways' -> r.right_name) ? g.right_name)`;

/** False when there is one that is open, or was declined of late. One statement: of two who press at once, one asks. */
export async function insertRequest(db: Queryable, key: RequestKey, note: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into access_request as r (person_id, object_kind, object_id, right_name, note) values ($1, $2, $3, $4, $5)
     on conflict (person_id, object_kind, object_id, right_name) do update
       set note = excluded.note, asked_at = now(), declined_at = null, reply = ''
     where not (${IS_OPEN}) and not coalesce(${IS_DECLINED}, false)`,
    [...valuesOf(key), note],
  );
  return rowCount === 1;
}

/** How it stands; undefined when it can be asked for. */
export async function findRequest(db: Queryable, key: RequestKey): Promise<AccessState | undefined> {
  const { rows } = await db.query<{ askedAt: Date; declinedAt: Date | null; reply: string }>(
    `select r.asked_at as "askedAt", r.declined_at as "declinedAt", r.reply from access_request r
      where ${IS_IT} and (${IS_OPEN} or ${IS_DECLINED})`,
    valuesOf(key),
  );
  const [row] = rows;
  if (!row) return undefined;
  const { askedAt, declinedAt, reply } = row;
  return { state: declinedAt ? 'declined' : 'open', time: (declinedAt ?? askedAt).getTime(), reply };
}

/** Takes an open one away to give what it asks for; false when there is none: of two who answer at once, one does. */
export async function takeRequest(db: Queryable, key: RequestKey): Promise<boolean> {
  const { rowCount } = await db.query(`delete from access_request r where ${IS_IT} and ${IS_OPEN}`, valuesOf(key));
  return rowCount === 1;
}

export async function declineRequest(db: Queryable, key: RequestKey, reply: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update access_request r set declined_at = now(), reply = $5 where ${IS_IT} and ${IS_OPEN}`,
    [...valuesOf(key), reply],
  );
  return rowCount === 1;
}

export interface OpenRequest {
  readonly personId: string;
  readonly kind: 'project' | 'questionnaire';
  readonly id: string;
  readonly right: Right;
  readonly note: string;
  readonly askedAt: Date;
}

/** The open ones on a thing and on what stands in it that this person could grant, oldest first: who asks sees the thing, and lacks the right still. */
export async function listRequestsTo(db: Queryable, giverId: string, { kind, id }: ObjectRef): Promise<OpenRequest[]> {
  const holds = (who: string, right: string) => `exists (
    select 1 from held_right g where g.person_id = ${who} and ${ON_IT} and g.right_name = ${right} and not g.is_in_bin)`;
  const { rows } = await db.query<OpenRequest>(
    `select r.person_id as "personId", r.object_kind as kind, r.object_id as id, r.right_name as right, r.note,
            r.asked_at as "askedAt"
       from access_request r
      where (r.object_kind, r.object_id) in (
              select $1::text, $2::text
              union all
              select a.object_kind, a.object_id from object_above a where a.above_kind = $1 and a.above_id = $2)
        and ${IS_OPEN} and not ${IS_MET('$4')}
        and ${holds('r.person_id', `$4::jsonb -> 'view' ->> r.object_kind`)}
        and ${holds('$3', 'r.right_name')} and ${holds('$3', `$4::jsonb -> 'letsIn' ->> r.object_kind`)}
      order by r.asked_at, r.person_id, r.right_name limit ${MOST_LISTED}`,
    [kind, id, giverId, RULES],
  );
  return rows;
}

/** After these people were given or lost something: what they asked for and have now, or asked for where they see nothing any more, falls away. */
export async function tidyRequests(db: Queryable, personIds: readonly string[]): Promise<void> {
  await db.query(
    `delete from access_request r where r.person_id = any($1) and (${IS_MET('$2')} or not exists (
       select 1 from given_right g
        where g.person_id = r.person_id and ${ON_IT} and g.right_name = $2::jsonb -> 'view' ->> r.object_kind))`,
    [personIds, RULES],
  );
}

/** Of those that nobody answered, and those that may be asked for again. */
export async function deleteRequestsFallenAway(db: Queryable): Promise<void> {
  await db.query(`delete from access_request r where not (${IS_OPEN}) and not coalesce(${IS_DECLINED}, false)`);
}
