import type { CommentPartKind } from '@wenshu/api-contract';
import type { ObjectRef } from '../../../authorisation/object-of-field.ts';
import type { Queryable } from '../../../platform/database/database.ts';

/** What a comment hangs at. */
export interface Part {
  readonly object: ObjectRef;
  readonly kind: CommentPartKind;
  readonly id: string;
}

export interface CommentRow {
  readonly commentId: string;
  readonly threadId: string | null;
  readonly personId: string | null;
  readonly nickName: string | null;
  readonly picture: string | null;
  readonly words: string;
  readonly mentions: readonly { readonly userId: string; readonly nickName: string }[];
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly isRemoved: boolean;
  readonly isUnread: boolean;
  readonly resolvedAt: Date | null;
  readonly resolvedBy: string | null;
}

const valuesOf = ({ object, kind, id }: Part): string[] => [object.kind, object.id, kind, id];
const AT_PART = 'c.object_kind = $1 and c.object_id = $2 and c.part_kind = $3 and c.part_id = $4';
/** Joined as `s` for a reader. */
const SEEN = `left join comment_seen s on s.person_id = $5 and s.object_kind = c.object_kind and s.object_id = c.object_id
  and s.part_kind = c.part_kind and s.part_id = c.part_id`;
const UNREAD = `(c.person_id is distinct from $5 and not c.is_removed and c.created_at > coalesce(s.seen_at, '-infinity'))`;

export async function listComments(db: Queryable, part: Part, readerId: string): Promise<CommentRow[]> {
  const { rows } = await db.query<CommentRow>(
    `select c.id as "commentId", c.thread_id as "threadId", c.person_id as "personId", p.nick_name as "nickName", p.picture, c.words,
            (select coalesce(json_agg(json_build_object('userId', m.person_id, 'nickName', m.nick_name) order by m.nick_name), '[]')
               from person_name m where m.person_id = any(c.mentions)) as mentions,
            c.created_at as "createdAt", c.edited_at as "editedAt", c.is_removed as "isRemoved", ${UNREAD} as "isUnread",
            c.resolved_at as "resolvedAt", r.nick_name as "resolvedBy"
       from comment c left join person_name p on p.person_id = c.person_id left join person_name r on r.person_id = c.resolved_by
       ${SEEN} where ${AT_PART} order by c.created_at, c.id`,
    [...valuesOf(part), readerId],
  );
  return rows;
}

export interface PartSummary {
  readonly partId: string;
  readonly open: number;
  readonly total: number;
  readonly unread: number;
}

export async function summariseComments(
  db: Queryable,
  object: ObjectRef,
  kind: CommentPartKind,
  readerId: string,
): Promise<PartSummary[]> {
  const { rows } = await db.query<PartSummary>(
    `select c.part_id as "partId", count(*) filter (where c.thread_id is null and c.resolved_at is null) as open,
            count(*) filter (where not c.is_removed) as total, count(*) filter (where ${UNREAD}) as unread
       from comment c ${SEEN} where c.object_kind = $1 and c.object_id = $2 and c.part_kind = $3 and $4 = ''
      group by c.part_id order by c.part_id`,
    [object.kind, object.id, kind, '', readerId],
  );
  return rows;
}

export interface NewComment {
  readonly part: Part;
  readonly personId: string;
  readonly words: string;
  readonly mentions: readonly string[];
  readonly threadId: string | undefined;
}

/** Undefined when the part has as many as there may be. Two at once come one after the other: both would count the same. */
export async function insertComment(
  client: Queryable,
  { part, personId, words, mentions, threadId }: NewComment,
  most: number,
): Promise<string | undefined> {
  const lock = `comments:${valuesOf(part).join('/')}`;
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
  const { rows } = await client.query<{ id: string }>(
    `insert into comment (object_kind, object_id, part_kind, part_id, person_id, words, mentions, thread_id, created_at)
     select $1, $2, $3, $4, $5, $6, $7::uuid[], $8, clock_timestamp()
      where (select count(*) from comment c where ${AT_PART}) < $9 returning id`,
    [...valuesOf(part), personId, words, mentions, threadId ?? null, most],
  );
  return rows[0]?.id;
}

export interface FoundComment {
  readonly personId: string | null;
  readonly threadId: string | null;
  readonly partKind: CommentPartKind;
  readonly partId: string;
  readonly words: string;
  readonly mentions: readonly string[];
  readonly isRemoved: boolean;
  readonly isResolved: boolean;
}

/** Of this object alone: an id of another's comment finds nothing. When locked, until the transaction ends. */
export async function findComment(
  client: Queryable,
  object: ObjectRef,
  commentId: string,
  { isLocked = false } = {},
): Promise<FoundComment | undefined> {
  const { rows } = await client.query<FoundComment>(
    `select person_id as "personId", thread_id as "threadId", part_kind as "partKind", part_id as "partId", words, mentions,
            is_removed as "isRemoved", resolved_at is not null as "isResolved"
       from comment where object_kind = $1 and object_id = $2 and id = $3 ${isLocked ? 'for update' : ''}`,
    [object.kind, object.id, commentId],
  );
  return rows[0];
}

export async function changeWords(
  client: Queryable,
  commentId: string,
  words: string,
  mentions: readonly string[],
): Promise<void> {
  await client.query(
    'update comment set words = $2, mentions = $3::uuid[], edited_at = clock_timestamp() where id = $1',
    [commentId, words, mentions],
  );
}

/** Gone, or without its words where others have answered. A thread that loses its last answer after its first words goes as a whole. */
export async function removeComment(client: Queryable, commentId: string, threadId: string | null): Promise<void> {
  const { rowCount } = await client.query(
    'delete from comment c where id = $1 and not exists (select 1 from comment r where r.thread_id = c.id)',
    [commentId],
  );
  if (rowCount === 0) {
    await client.query(`update comment set words = '', mentions = '{}', is_removed = true where id = $1`, [commentId]);
    return;
  }
  await client.query(
    'delete from comment c where id = $1 and is_removed and not exists (select 1 from comment r where r.thread_id = c.id)',
    [threadId],
  );
}

export async function setResolved(client: Queryable, commentId: string, personId: string | null): Promise<void> {
  await client.query(
    'update comment set resolved_by = $2, resolved_at = case when $2::uuid is not null then clock_timestamp() end where id = $1',
    [commentId, personId],
  );
}

/** Everybody who has spoken in a thread and still has an account. */
export async function listSpeakers(db: Queryable, threadId: string): Promise<string[]> {
  const { rows } = await db.query<{ personId: string }>(
    'select distinct person_id as "personId" from comment where (id = $1 or thread_id = $1) and person_id is not null and not is_removed',
    [threadId],
  );
  return rows.map(row => row.personId);
}

/** Where nobody has said anything there is nothing to be seen: nobody fills the table with parts that they make up. */
export async function keepSeen(db: Queryable, part: Part, personId: string): Promise<void> {
  await db.query(
    `insert into comment_seen (object_kind, object_id, part_kind, part_id, person_id, seen_at)
     select $1, $2, $3, $4, $5, clock_timestamp() where exists (select 1 from comment c where ${AT_PART})
     on conflict (person_id, object_kind, object_id, part_kind, part_id) do update set seen_at = excluded.seen_at`,
    [...valuesOf(part), personId],
  );
}

export interface WrittenComment {
  readonly objectId: string;
  readonly partKind: CommentPartKind;
  readonly partId: string;
  readonly words: string;
  readonly createdAt: Date;
}

/** Everything that somebody has written and not taken back, oldest first. */
export async function listCommentsBy(db: Queryable, personId: string): Promise<WrittenComment[]> {
  const { rows } = await db.query<WrittenComment>(
    `select object_id as "objectId", part_kind as "partKind", part_id as "partId", words, created_at as "createdAt"
       from comment where person_id = $1 and not is_removed order by created_at, id`,
    [personId],
  );
  return rows;
}

/** For an object that is no more. */
export async function removeCommentsOn(db: Queryable, { kind, id }: ObjectRef): Promise<void> {
  await db.query('delete from comment where object_kind = $1 and object_id = $2', [kind, id]);
  await db.query('delete from comment_seen where object_kind = $1 and object_id = $2', [kind, id]);
}
