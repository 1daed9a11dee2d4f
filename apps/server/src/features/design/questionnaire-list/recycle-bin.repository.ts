import { questionnaireStatus } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

export interface BinnedRow {
  readonly scrollId: string;
  readonly name: string;
  readonly collected: number;
  readonly deleteTime: number;
}

/** Whoever takes it out finds it suspended: collecting must not go on by itself. */
export async function putIntoBin(db: Queryable, scrollId: string, at: Date): Promise<void> {
  await db.query(
    `update questionnaire set deleted_at = $2, status = case when status = $3 then $4 else status end
      where scroll_id = $1 and deleted_at is null`,
    [scrollId, at, questionnaireStatus.collecting, questionnaireStatus.suspended],
  );
}

export async function listBin(
  db: Queryable,
  creatorId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ total: number; rows: BinnedRow[] }> {
  const inBin = 'from questionnaire where creator_id = $1 and deleted_at is not null';
  const counted = await db.query<{ total: number }>(`select count(*)::int as total ${inBin}`, [creatorId]);
  const { rows } = await db.query<BinnedRow>(
    `select scroll_id as "scrollId", name, collected, (extract(epoch from deleted_at) * 1000)::float8 as "deleteTime"
       ${inBin} order by deleted_at desc, scroll_id limit $2 offset $3`,
    [creatorId, pageSize, (page - 1) * pageSize],
  );
  return { total: counted.rows[0]?.total ?? 0, rows };
}

/** Locked for this transaction: restoring and removing for ever go one after the other. */
export async function lockBinned(db: Queryable, scrollId: string, creatorId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'select 1 from questionnaire where scroll_id = $1 and creator_id = $2 and deleted_at is not null for update',
    [scrollId, creatorId],
  );
  return rowCount === 1;
}

export async function takeOutOfBin(db: Queryable, scrollId: string): Promise<void> {
  await db.query('update questionnaire set deleted_at = null where scroll_id = $1', [scrollId]);
}

/** Another of the same family of copies, also one in the bin. */
export async function findRelative(db: Queryable, scrollId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ scroll_id: string }>(
    `select q.scroll_id from questionnaire q
       join questionnaire o on o.scroll_id = $1 and coalesce(q.copied_from, q.scroll_id) = coalesce(o.copied_from, o.scroll_id)
      where q.scroll_id <> $1 order by q.created_at, q.scroll_id limit 1`,
    [scrollId],
  );
  return rows[0]?.scroll_id;
}

/** Everything below it goes along: edits, snapshots, links, records. */
export async function deleteQuestionnaire(db: Queryable, scrollId: string): Promise<void> {
  await db.query('delete from questionnaire where scroll_id = $1', [scrollId]);
}
