import type { Json } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';

export interface StoredSample {
  readonly answerRecordId: string;
  readonly versionTime: number;
  readonly answers: Readonly<Record<string, Json>>;
  readonly isBooster: boolean;
}

/** The next samples that count, by id: a recount walks through them without holding them all. */
export async function listSamples(
  db: Queryable,
  scrollId: string,
  afterId: string,
  limit: number,
): Promise<StoredSample[]> {
  const { rows } = await db.query(
    `select answer_record_id, version_time, answers, is_booster from answer_record
      where scroll_id = $1 and is_counted and answer_record_id > $2 order by answer_record_id limit $3`,
    [scrollId, afterId, limit],
  );
  return rows.map(row => ({
    answerRecordId: row.answer_record_id,
    versionTime: Number(row.version_time),
    answers: row.answers,
    isBooster: row.is_booster,
  }));
}

/** Notes in each record which cells it takes a place in. */
export async function writeTakenCells(
  db: Queryable,
  scrollId: string,
  taken: readonly { id: string; cells: readonly string[] }[],
): Promise<void> {
  await db.query(
    `update answer_record r set cells = array(select jsonb_array_elements_text(n.cells)), changed = pg_current_xact_id()
       from jsonb_to_recordset($2::jsonb) as n(id text, cells jsonb)
      where r.scroll_id = $1 and r.answer_record_id = n.id`,
    [scrollId, JSON.stringify(taken)],
  );
}

/** The counts become what the records say. */
export async function countTakenCells(db: Queryable, scrollId: string): Promise<void> {
  await db.query(
    `update quota_cell c set count = n.count
       from (select cell_id, count(*) as count from answer_record r, unnest(r.cells) as cell_id
              where r.scroll_id = $1 and r.is_counted group by cell_id) n
      where c.scroll_id = $1 and c.cell_id = n.cell_id`,
    [scrollId],
  );
}

/** Live sizes, and which cells are closed where that is said. Cells that were not published yet have no row, and get theirs when they are. */
export async function writeCellSizes(
  db: Queryable,
  scrollId: string,
  sizes: readonly { readonly cellId: string; readonly size: number; readonly isClosed?: boolean | undefined }[],
): Promise<void> {
  await db.query(
    `update quota_cell c set size = n.size, is_closed = coalesce(n."isClosed", c.is_closed)
       from jsonb_to_recordset($2::jsonb) as n("cellId" text, size integer, "isClosed" boolean)
      where c.scroll_id = $1 and c.cell_id = n."cellId"`,
    [scrollId, JSON.stringify(sizes)],
  );
}
