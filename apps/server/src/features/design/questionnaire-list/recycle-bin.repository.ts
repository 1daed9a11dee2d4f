import type { Queryable } from '../../../platform/database/database.ts';

export interface BinnedRow {
  readonly scrollId: string;
  readonly name: string;
  readonly collected: number;
  readonly deletedAt: Date;
}

/** One that lies there already lies there since then. */
export async function putIntoBin(db: Queryable, scrollId: string, at: Date): Promise<void> {
  await db.query(
    `insert into questionnaire_listing as l (scroll_id, deleted_at) values ($1, $2)
     on conflict (scroll_id) do update set deleted_at = excluded.deleted_at where l.deleted_at is null`,
    [scrollId, at],
  );
}

export async function listBin(
  db: Queryable,
  creatorId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ total: number; rows: BinnedRow[] }> {
  const inBin = `from questionnaire_listing l join questionnaire_summary q using (scroll_id)
    where q.creator_id = $1 and l.deleted_at is not null and not exists (
      select 1 from shut_object s where s.person_id = $1 and s.object_kind = 'questionnaire' and s.object_id = l.scroll_id)`;
  const counted = await db.query<{ total: number }>(`select count(*) as total ${inBin}`, [creatorId]);
  const { rows } = await db.query<BinnedRow>(
    `select q.scroll_id as "scrollId", q.name, q.collected, l.deleted_at as "deletedAt"
       ${inBin} order by l.deleted_at desc, q.scroll_id limit $2 offset $3`,
    [creatorId, pageSize, (page - 1) * pageSize],
  );
  return { total: counted.rows[0]?.total ?? 0, rows };
}

/** Whether it lies in this person's bin. Locked for this transaction, restoring and removing for ever go one after the other. */
export async function isInBinOf(
  db: Queryable,
  creatorId: string,
  scrollId: string,
  { isLocked = false } = {},
): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from questionnaire_listing l
      where l.scroll_id = $1 and l.deleted_at is not null
        and exists (select 1 from questionnaire_summary q where q.scroll_id = l.scroll_id and q.creator_id = $2)${isLocked ? ' for update' : ''}`,
    [scrollId, creatorId],
  );
  return rowCount === 1;
}

export async function takeOutOfBin(db: Queryable, scrollId: string): Promise<void> {
  await db.query('update questionnaire_listing set deleted_at = null where scroll_id = $1', [scrollId]);
}

/** Another of the same family of copies, also one in the bin; the oldest. */
export async function findRelative(db: Queryable, scrollId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ scrollId: string }>(
    `with family as (
       select coalesce((select copied_from from questionnaire_listing where scroll_id = $1), $1) as first)
     select q.scroll_id as "scrollId"
       from family, questionnaire_summary q left join questionnaire_listing l using (scroll_id)
      where (q.scroll_id = family.first or l.copied_from = family.first) and q.scroll_id <> $1
      order by q.created_at, q.scroll_id limit 1`,
    [scrollId],
  );
  return rows[0]?.scrollId;
}
