import type { CellMatch, LiveCell, WhenFull } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';

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

type MatchedCell = CellMatch & { -readonly [Key in keyof LiveCell]: LiveCell[Key] };

/** The cells of some surveys, as decisions read and change them. */
export async function listLiveCells(
  db: Queryable,
  scrollIds: readonly string[],
): Promise<(MatchedCell & { readonly scrollId: string })[]> {
  const { rows } = await db.query<MatchedCell & { scrollId: string }>({
    name: 'live-cells',
    text: `select scroll_id as "scrollId", cell_id as "cellId", when_full as "whenFull", match, size, count, is_booster as "isBooster",
                  is_closed as "isClosed"
             from quota_cell where scroll_id = any($1) order by scroll_id, cell_id`,
    values: [scrollIds],
  });
  return rows;
}

export async function listCells(db: Queryable, scrollId: string): Promise<(CellRow & { count: number })[]> {
  const { rows } = await db.query<CellRow & { count: number }>(
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

/** Cells that match as before: what else of them changed is written over, and who is counted stays counted. */
export async function rewriteCells(db: Queryable, scrollId: string, cells: readonly CellRow[]): Promise<void> {
  await db.query(
    `update quota_cell c set when_full = n."whenFull", size = n.size, is_closed = n."isClosed"
       from jsonb_to_recordset($2::jsonb) as n("cellId" text, "whenFull" text, size integer, "isClosed" boolean)
      where c.scroll_id = $1 and c.cell_id = n."cellId"`,
    [scrollId, JSON.stringify(cells)],
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

/** The counts of these cells become what the records say. */
export async function writeCellCounts(
  db: Queryable,
  scrollId: string,
  counts: readonly { readonly cellId: string; readonly count: number }[],
): Promise<void> {
  await db.query(
    `update quota_cell c set count = n.count from jsonb_to_recordset($2::jsonb) as n("cellId" text, count integer)
      where c.scroll_id = $1 and c.cell_id = n."cellId"`,
    [scrollId, JSON.stringify(counts)],
  );
}
