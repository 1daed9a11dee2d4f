import type { CellMatch, Questionnaire, WhenFull } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { readDocument } from '../../../platform/read-document.ts';

export interface CellRow {
  readonly cellId: string;
  readonly quotaId: string;
  readonly whenFull: WhenFull;
  readonly match: CellMatch['match'];
  readonly size: number;
  /** Extra sample beyond the main cells and the cap. */
  readonly isBooster: boolean;
  readonly isClosed: boolean;
}

export async function insertSnapshot(
  db: Queryable,
  scrollId: string,
  versionTime: number,
  version: number,
  document: Questionnaire,
  personId: string,
): Promise<void> {
  await db.query(
    'insert into snapshot (scroll_id, version_time, version, document, published_by) values ($1, $2, $3, $4, $5)',
    [scrollId, versionTime, version, JSON.stringify(document), personId],
  );
}

export async function findSnapshot(
  db: Queryable,
  scrollId: string,
  versionTime: number,
): Promise<Questionnaire | undefined> {
  const { rows } = await db.query('select document from snapshot where scroll_id = $1 and version_time = $2', [
    scrollId,
    versionTime,
  ]);
  return rows[0] && readDocument(rows[0].document);
}

/** When the snapshot after this one was published; undefined when there is none. */
export async function findNextVersionTime(
  db: Queryable,
  scrollId: string,
  versionTime: number,
): Promise<number | undefined> {
  const { rows } = await db.query(
    'select min(version_time) as next from snapshot where scroll_id = $1 and version_time > $2',
    [scrollId, versionTime],
  );
  return rows[0]?.next === null ? undefined : Number(rows[0].next);
}

/** Undefined when nothing was ever published. */
export async function findNewestVersionTime(db: Queryable, scrollId: string): Promise<number | undefined> {
  const { rows } = await db.query('select max(version_time) as newest from snapshot where scroll_id = $1', [scrollId]);
  return rows[0]?.newest === null ? undefined : Number(rows[0].newest);
}

/** From the newest to the oldest. */
export async function listSnapshots(
  db: Queryable,
  scrollId: string,
): Promise<{ versionTime: number; document: Questionnaire }[]> {
  const { rows } = await db.query(
    'select version_time, document from snapshot where scroll_id = $1 order by version_time desc',
    [scrollId],
  );
  return rows.map(row => ({ versionTime: Number(row.version_time), document: readDocument(row.document) }));
}

export async function updateStatus(
  db: Queryable,
  scrollId: string,
  status: number,
  versionTime: number | null,
): Promise<void> {
  await db.query(
    `update questionnaire set status = $2::smallint, version_time = $3, updated_at = now(), ended_by = case when $2::smallint = 3 then 'hand' end
      where scroll_id = $1`,
    [scrollId, status, versionTime],
  );
}

export async function listCells(db: Queryable, scrollId: string): Promise<(CellRow & { count: number })[]> {
  const { rows } = await db.query(
    `select cell_id as "cellId", quota_id as "quotaId", when_full as "whenFull", match, size, count, is_booster as "isBooster", is_closed as "isClosed"
       from quota_cell where scroll_id = $1 order by quota_id, cell_id`,
    [scrollId],
  );
  return rows;
}

/** The published cells become these, with nobody counted yet. */
export async function replaceCells(db: Queryable, scrollId: string, cells: readonly CellRow[]): Promise<void> {
  await db.query('delete from quota_cell where scroll_id = $1', [scrollId]);
  for (const cell of cells) {
    await db.query(
      'insert into quota_cell (scroll_id, cell_id, quota_id, when_full, match, size, is_booster, is_closed) values ($1, $2, $3, $4, $5, $6, $7, $8)',
      [
        ...[scrollId, cell.cellId, cell.quotaId, cell.whenFull, JSON.stringify(cell.match), cell.size],
        ...[cell.isBooster, cell.isClosed],
      ],
    );
  }
}
