import { type FriendRow, MOST_FRIENDS, type NewRespondent } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

export type StoredFriend = Omit<FriendRow, 'isNotToAsk'>;
type NewFriend = NewRespondent & { readonly friendId: string };

const COLUMNS = `f.friend_id as "friendId", f.serial as "serialNumber", f.nickname, f.mobile, f.email, f.group_name as "group", f.custom, f.labels`;
const FIELDS = `"friendId" text, place integer, name text, mobile text, email text, "group" text, custom jsonb, labels text[]`;

/**
 * Counted and checked where they are added: the book's row is the lock, and its condition decides (P5.30). False when there would be too
 * many, and then nobody was added.
 */
export async function insertFriends(db: Queryable, personId: string, friends: readonly NewFriend[]): Promise<boolean> {
  const { rowCount } = await db.query(
    `with book as (
       insert into friend_book as b (person_id, friends, last_serial) select $1, $2, $2 where $2 <= ${MOST_FRIENDS}
       on conflict (person_id) do update set friends = b.friends + $2, last_serial = b.last_serial + $2
         where b.friends + $2 <= ${MOST_FRIENDS}
       returning person_id, last_serial - $2 as before)
     insert into friend (person_id, friend_id, serial, nickname, mobile, email, group_name, custom, labels)
     select b.person_id, n."friendId", b.before + n.place, n.name, n.mobile, n.email, n."group", n.custom, n.labels
       from book b, jsonb_to_recordset($3::jsonb) as n(${FIELDS})`,
    [personId, friends.length, JSON.stringify(friends.map((one, index) => ({ ...one, place: index + 1 })))],
  );
  return (rowCount ?? 0) > 0;
}

/** Whoever changes several friends holds the book first, so that two never wait for each other in a circle. */
export async function lockBook(db: Queryable, personId: string): Promise<void> {
  await db.query('select 1 from friend_book where person_id = $1 for update', [personId]);
}

/** Below the book's lock. */
export async function removeFriends(
  db: Queryable,
  personId: string,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  const { rows } = await db.query<{ removed: number }>(
    `with gone as (
       update friend set removed_at = $3 where person_id = $1 and friend_id = any($2) and removed_at is null returning 1),
     counted as (update friend_book set friends = friends - (select count(*) from gone) where person_id = $1)
     select count(*) as removed from gone`,
    [personId, ids, now],
  );
  return rows[0]?.removed ?? 0;
}

/** Below the book's lock: all of them or nobody. Undefined when there would be too many. */
export async function takeBackFriends(
  db: Queryable,
  personId: string,
  ids: readonly string[],
): Promise<number | undefined> {
  const { rows } = await db.query<{ takenBack: number; isCounted: boolean }>(
    `with gone as (
       select friend_id from friend where person_id = $1 and friend_id = any($2) and removed_at is not null),
     counted as (
       update friend_book set friends = friends + (select count(*) from gone)
        where person_id = $1 and friends + (select count(*) from gone) <= ${MOST_FRIENDS} returning 1),
     back as (
       update friend f set removed_at = null from gone, counted where f.person_id = $1 and f.friend_id = gone.friend_id returning 1)
     select (select count(*) from back) as "takenBack", exists (select 1 from counted) as "isCounted"`,
    [personId, ids],
  );
  const [row] = rows;
  return row?.isCounted ? row.takenBack : undefined;
}

/** Locked by the book, which the caller holds where they are written again. */
export async function listFriends(db: Queryable, personId: string, ids: readonly string[]): Promise<StoredFriend[]> {
  const { rows } = await db.query<StoredFriend>(
    `select ${COLUMNS} from friend f where f.person_id = $1 and f.friend_id = any($2) and f.removed_at is null order by f.serial`,
    [personId, ids],
  );
  return rows;
}

/** All of a book, for its owner's own file. */
export async function listBook(db: Queryable, personId: string): Promise<StoredFriend[]> {
  const { rows } = await db.query<StoredFriend>(
    `select ${COLUMNS} from friend f where f.person_id = $1 and f.removed_at is null order by f.serial`,
    [personId],
  );
  return rows;
}

/** What is known of friends who are there; says of how many. */
export async function writeFriends(db: Queryable, personId: string, friends: readonly NewFriend[]): Promise<number> {
  const { rowCount } = await db.query(
    `update friend f set nickname = n.name, mobile = n.mobile, email = n.email, group_name = n."group", custom = n.custom, labels = n.labels
       from jsonb_to_recordset($2::jsonb) as n(${FIELDS})
      where f.person_id = $1 and f.friend_id = n."friendId" and f.removed_at is null`,
    [personId, JSON.stringify(friends)],
  );
  return rowCount ?? 0;
}

export async function writeGroup(
  db: Queryable,
  personId: string,
  ids: readonly string[],
  group: string,
): Promise<number> {
  const { rowCount } = await db.query(
    'update friend set group_name = $3 where person_id = $1 and friend_id = any($2) and removed_at is null',
    [personId, ids, group],
  );
  return rowCount ?? 0;
}

/** Also of those who were removed: taken back, they are in the group that it is called now. Counts those who are there. */
export async function renameGroup(db: Queryable, personId: string, group: string, name: string): Promise<number> {
  const { rows } = await db.query<{ changed: number }>(
    `with renamed as (update friend set group_name = $3 where person_id = $1 and group_name = $2 returning removed_at)
     select count(*) as changed from renamed where removed_at is null`,
    [personId, group, name],
  );
  return rows[0]?.changed ?? 0;
}

export interface FriendSearch {
  readonly page: number;
  readonly size: number;
  readonly search?: string | undefined;
  readonly group?: string | undefined;
  readonly label?: string | undefined;
}

export async function findFriendPage(
  db: Queryable,
  personId: string,
  { page, size, search, group, label }: FriendSearch,
): Promise<{ total: number; items: StoredFriend[] }> {
  const values: unknown[] = [personId];
  const place = (value: unknown) => `$${values.push(value)}`;
  const where = ['f.person_id = $1', 'f.removed_at is null'];
  if (search) {
    const pattern = place(`%${search.replaceAll(/[\\%_]/g, '\\$&')}%`);
    const columns = ['f.nickname', 'f.mobile', 'f.email', 'f.group_name'].map(column => `${column} ilike ${pattern}`);
    const attribute = `exists (select 1 from jsonb_each_text(f.custom) c where c.value ilike ${pattern})`;
    where.push(`(${[...columns, attribute].join(' or ')})`);
  }
  if (group) where.push(`f.group_name = ${place(group)}`);
  if (label) where.push(`${place(label)} = any(f.labels)`);
  const condition = where.join(' and ');
  const { rows: counted } = await db.query<{ total: number }>(
    `select count(*) as total from friend f where ${condition}`,
    values,
  );
  const { rows } = await db.query<StoredFriend>(
    `select ${COLUMNS} from friend f where ${condition} order by f.serial limit ${place(size)} offset ${place((page - 1) * size)}`,
    values,
  );
  return { total: counted[0]?.total ?? 0, items: rows };
}

export interface FriendSummary {
  readonly total: number;
  readonly groups: { group: string; friends: number }[];
  readonly labels: string[];
  readonly fields: string[];
}

export async function summariseFriends(db: Queryable, personId: string): Promise<FriendSummary> {
  const { rows } = await db.query<FriendSummary>(
    `with mine as materialized (select group_name, labels, custom from friend where person_id = $1 and removed_at is null)
     select (select count(*) from mine) as total,
            (select coalesce(jsonb_agg(jsonb_build_object('group', g.group_name, 'friends', g.friends) order by g.group_name), '[]')
               from (select group_name, count(*) as friends from mine where group_name <> '' group by 1) g) as groups,
            array(select distinct label from mine, unnest(labels) as label order by 1) as labels,
            array(select distinct key from mine, jsonb_object_keys(custom) as key order by 1) as fields`,
    [personId],
  );
  return rows[0] ?? { total: 0, groups: [], labels: [], fields: [] };
}

export async function deleteFriendsRemovedBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from friend where removed_at < $1', [before]);
}

/** Friends by number or e-mail. */
export async function listFriendContacts(
  db: Queryable,
  personId: string,
  contacts: readonly string[],
): Promise<{ mobile: string; email: string }[]> {
  const { rows } = await db.query<{ mobile: string; email: string }>(
    `select mobile, email from friend where person_id = $1 and removed_at is null and (mobile = any($2) or lower(email) = any($2))`,
    [personId, contacts],
  );
  return rows;
}
