import type { BatchOutcome, RecordAction, Right } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

export interface BatchRow extends BatchOutcome {
  readonly batchId: string;
  readonly scrollId: string;
  readonly personId: string | null;
  readonly nickName: string;
  readonly does: RecordAction;
  readonly undoOf: string | null;
  /** The right that whoever does it holds, beside seeing the records. */
  readonly needs: Right;
  readonly said: string;
  readonly mayGoOver: boolean;
  readonly jobId: string | null;
  readonly askedAt: Date | null;
  /** No part is done any more: somebody takes it back. */
  readonly isStopped: boolean;
  /** It has been taken back, as far as anybody got. */
  readonly isUndone: boolean;
  /** Jobs that take it back and have not come to their end. */
  readonly undoJobs: readonly string[];
}

const COLUMNS = `b.id as "batchId", b.scroll_id as "scrollId", b.person_id as "personId", coalesce(p.nick_name, '') as "nickName", b.does,
  b.undo_of as "undoOf", b.needs, b.said, b.may_go_over as "mayGoOver", b.total, b.reached, b.changed, b.overtaken, b.without_room as "withoutRoom",
  b.stopped_at is not null as "isStopped", b.answered_again as "answeredAgain", b.out_of_sight as "outOfSight", b.job_id as "jobId", b.asked_at as "askedAt",
  exists (select 1 from record_batch u where u.undo_of = b.id and u.asked_at is not null and u.reached >= u.total) as "isUndone",
  array(select u.job_id from record_batch u where u.undo_of = b.id and u.job_id is not null and u.reached < u.total) as "undoJobs"`;
const FROM = 'from record_batch b left join person_name p using (person_id)';

export interface NewBatch {
  readonly scrollId: string;
  readonly personId: string;
  readonly does: RecordAction;
  readonly undoOf?: string;
  readonly needs: Right;
  readonly at: Date;
}

export async function insertBatch(
  db: Queryable,
  { scrollId, personId, does, undoOf, needs, at }: NewBatch,
): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    'insert into record_batch (scroll_id, person_id, does, undo_of, needs, shown_at) values ($1, $2, $3, $4, $5, $6) returning id',
    [scrollId, personId, does, undoOf ?? null, needs, at],
  );
  return rows[0]!.id;
}

/** More records that it is for, after those it has; with a reason of their own, where they have one. */
export async function addParts(
  db: Queryable,
  batchId: string,
  parts: readonly (readonly string[])[],
  said?: string,
): Promise<void> {
  if (parts.length === 0) return;
  const total = parts.reduce((sum, ids) => sum + ids.length, 0);
  await db.query(
    `insert into record_batch_part (batch_id, said, place, ids)
     select $1, $3, (select count(*) from record_batch_part where batch_id = $1) + n.place, array(select jsonb_array_elements_text(n.ids))
       from jsonb_array_elements($2::jsonb) with ordinality as n(ids, place)`,
    [batchId, JSON.stringify(parts), said ?? null],
  );
  await db.query('update record_batch set total = total + $2 where id = $1', [batchId, total]);
}

/** What somebody has only looked at makes room for another look. */
export async function deleteShown(
  db: Queryable,
  scrollId: string,
  { personId, kept }: { readonly personId: string; readonly kept: number },
): Promise<void> {
  await db.query(
    `delete from record_batch where id in (
       select id from record_batch where scroll_id = $1 and person_id = $2 and asked_at is null order by shown_at desc, id offset $3)`,
    [scrollId, personId, kept],
  );
}

/** What nobody asked for, and the lists of ids that nobody works on any more: what was changed is in the operation record. */
export async function deleteBatchesShownBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from record_batch where asked_at is null and shown_at < $1', [before]);
  await db.query('delete from record_batch_part where batch_id in (select id from record_batch where asked_at < $1)', [
    before,
  ]);
}

/** False when it was asked for already, or is not theirs. */
export async function askFor(
  db: Queryable,
  batchId: string,
  asked: {
    readonly scrollId: string;
    readonly personId: string;
    readonly said: string;
    readonly mayGoOver: boolean;
    readonly at: Date;
  },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update record_batch set asked_at = $4, said = $5, may_go_over = $6
      where id = $1 and scroll_id = $2 and person_id = $3 and asked_at is null`,
    [batchId, asked.scrollId, asked.personId, asked.at, asked.said, asked.mayGoOver],
  );
  return rowCount === 1;
}

export async function writeJob(db: Queryable, batchId: string, jobId: string): Promise<void> {
  await db.query('update record_batch set job_id = $2 where id = $1', [batchId, jobId]);
}

export async function findBatch(db: Queryable, scrollId: string, batchId: string): Promise<BatchRow | undefined> {
  const { rows } = await db.query<BatchRow>(`select ${COLUMNS} ${FROM} where b.id = $1 and b.scroll_id = $2`, [
    batchId,
    scrollId,
  ]);
  return rows[0];
}

export async function listBatchesOfJobs(db: Queryable, jobIds: readonly string[]): Promise<BatchRow[]> {
  const { rows } = await db.query<BatchRow>(`select ${COLUMNS} ${FROM} where b.job_id = any($1)`, [jobIds]);
  return rows;
}

export async function listBatchesById(db: Queryable, ids: readonly string[]): Promise<BatchRow[]> {
  const { rows } = await db.query<BatchRow>(`select ${COLUMNS} ${FROM} where b.id = any($1)`, [ids]);
  return rows;
}

/** Newest first; everybody's, or one person's. */
export async function listBatches(
  db: Queryable,
  scrollId: string,
  { personId, page, size }: { readonly personId: string | undefined; readonly page: number; readonly size: number },
): Promise<{ total: number; items: BatchRow[] }> {
  const where = 'b.scroll_id = $1 and b.asked_at is not null and ($2::uuid is null or b.person_id = $2)';
  const whose = [scrollId, personId ?? null];
  const counted = await db.query<{ total: number }>(
    `select count(*) as total from record_batch b where ${where}`,
    whose,
  );
  const { rows } = await db.query<BatchRow>(
    `select ${COLUMNS} ${FROM} where ${where} order by b.asked_at desc, b.id limit $3 offset $4`,
    [...whose, size, (page - 1) * size],
  );
  return { total: counted.rows[0]?.total ?? 0, items: rows };
}

export interface BatchPart {
  readonly place: number;
  readonly ids: readonly string[];
  /** Instead of what the whole batch says. */
  readonly said: string | null;
}

export async function findNextPart(db: Queryable, batchId: string): Promise<BatchPart | undefined> {
  const { rows } = await db.query<BatchPart>(
    'select place, ids, said from record_batch_part where batch_id = $1 and not is_done order by place limit 1',
    [batchId],
  );
  return rows[0];
}

/** Below the survey's lock. False: somebody else has done it, who was thought to be dead. */
export async function takePart(db: Queryable, batchId: string, place: number): Promise<boolean> {
  const { rowCount } = await db.query(
    'update record_batch_part set is_done = true where batch_id = $1 and place = $2 and not is_done',
    [batchId, place],
  );
  return rowCount === 1;
}

/** False when it has been stopped: then the part must not have been done either. */
export async function addOutcome(
  db: Queryable,
  batchId: string,
  { reached, changed, overtaken, withoutRoom, answeredAgain, outOfSight }: Omit<BatchOutcome, 'total'>,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update record_batch set reached = reached + $2, changed = changed + $3, overtaken = overtaken + $4, without_room = without_room + $5,
            answered_again = answered_again + $6, out_of_sight = out_of_sight + $7
      where id = $1 and stopped_at is null`,
    [batchId, reached, changed, overtaken, withoutRoom, answeredAgain, outOfSight],
  );
  return rowCount === 1;
}

/** No part is done after this. Whoever takes it back does this first, and others who want to wait for them. */
export async function stopBatch(db: Queryable, batchId: string, at: Date): Promise<void> {
  await db.query('update record_batch set stopped_at = coalesce(stopped_at, $2) where id = $1', [batchId, at]);
}
