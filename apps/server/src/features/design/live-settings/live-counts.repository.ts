import type { CellMatch, LiveCell } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { GATE_COLUMNS, type GateRow, type Gates, readGates } from './gates.ts';
import { listLiveCells } from './quota-cell.repository.ts';

/** A survey as it is locked; whoever decides below the lock changes the counts and writes them back. */
export interface LockedSurvey {
  status: number;
  readonly versionTime: number | null;
  gates: Gates;
  readonly cap: number;
  /** Success samples that take a place of the total. */
  collected: number;
  /** Success samples beyond it. */
  boosters: number;
  lastSerial: number;
  readonly cells: (CellMatch & { -readonly [Key in keyof LiveCell]: LiveCell[Key] })[];
}

interface SurveyRow extends GateRow {
  readonly scroll_id: string;
  readonly status: number;
  readonly version_time: number | null;
  readonly cap: number;
  readonly collected: number;
  readonly boosters: number;
  readonly last_serial: number;
}

/** What becomes of a survey whose row somebody holds. */
export type Held = 'wait' | 'leave';

/**
 * Locks the surveys in the order of their ids, so that two groups never wait for each other in a circle. Their cells change only below this
 * lock. It lets a page be saved meanwhile: a new record only asks that its survey's key stays. Those whose row somebody holds are waited
 * for, or left out.
 */
export async function lockLiveSurveys(
  db: Queryable,
  scrollIds: readonly string[],
  held: Held = 'wait',
): Promise<Map<string, LockedSurvey>> {
  const locking = db.query<SurveyRow>({
    name: `live-lock-surveys-${held}`,
    text: `select q.scroll_id, q.status, q.version_time, q.cap, q.collected, q.boosters, q.last_serial, ${GATE_COLUMNS}
             from live_survey q where q.scroll_id = any($1) order by q.scroll_id for no key update ${held === 'leave' ? 'skip locked' : ''}`,
    values: [scrollIds],
  });
  // Sent behind it: a statement of its own, so that it sees what whoever held the lock has left.
  const [{ rows }, cells] = await Promise.all([locking, listLiveCells(db, scrollIds)]);
  const locked = new Map<string, LockedSurvey>();
  for (const row of rows) {
    locked.set(row.scroll_id, {
      status: row.status,
      versionTime: row.version_time,
      gates: readGates(row),
      cap: row.cap,
      collected: row.collected,
      boosters: row.boosters,
      lastSerial: row.last_serial,
      cells: [],
    });
  }
  for (const { scrollId, ...cell } of cells) locked.get(scrollId)?.cells.push(cell);
  return locked;
}

/** The counts after these decisions, each row once. */
export async function writeLiveCounts(db: Queryable, live: ReadonlyMap<string, LockedSurvey>): Promise<void> {
  const surveys = [...live].map(([scroll_id, { status, gates, collected, boosters, lastSerial }]) => ({
    scroll_id,
    status,
    collected,
    boosters,
    ended_by: gates.endedBy,
    last_serial: lastSerial,
  }));
  const cells = [...live].flatMap(([scroll_id, survey]) =>
    survey.cells.map(cell => ({ scroll_id, cell_id: cell.cellId, count: cell.count })),
  );
  await db.query({
    name: 'live-write-counts',
    text: `with surveys as (
             update live_survey q set status = n.status, ended_by = n.ended_by, collected = n.collected, boosters = n.boosters, last_serial = n.last_serial,
                    status_by = case when q.status = n.status then q.status_by end
               from jsonb_to_recordset($1::jsonb) as n(scroll_id text, status smallint, ended_by text, collected integer, boosters integer, last_serial bigint)
              where q.scroll_id = n.scroll_id)
           update quota_cell c set count = n.count
             from jsonb_to_recordset($2::jsonb) as n(scroll_id text, cell_id text, count integer)
            where c.scroll_id = n.scroll_id and c.cell_id = n.cell_id and c.count is distinct from n.count`,
    values: [JSON.stringify(surveys), JSON.stringify(cells)],
  });
}

/** A success sample more, or one less. */
export function countSample(
  survey: Pick<LockedSurvey, 'collected' | 'boosters'>,
  { isBooster }: { readonly isBooster: boolean },
  by: 1 | -1,
): void {
  survey[isBooster ? 'boosters' : 'collected'] += by;
}

/** How much room there is by what is counted now, without a lock. Undefined where there is no quota. */
export async function findRoom(
  db: Queryable,
  scrollId: string,
): Promise<{ readonly cap: number; readonly collected: number; readonly cells: LockedSurvey['cells'] } | undefined> {
  const { rows } = await db.query<LockedSurvey['cells'][number] & { cap: number; collected: number }>({
    name: 'live-find-room',
    text: `select q.cap, q.collected, c.cell_id as "cellId", c.when_full as "whenFull", c.match, c.size, c.count, c.is_booster as "isBooster",
                  c.is_closed as "isClosed"
             from live_survey q join quota_cell c using (scroll_id) where q.scroll_id = $1`,
    values: [scrollId],
  });
  return rows[0] && { cap: rows[0].cap, collected: rows[0].collected, cells: rows };
}

/** Records that were collected elsewhere: they have serial numbers and count. Answers the last number before them. */
export async function countBroughtIn(db: Queryable, scrollId: string, records: number): Promise<number> {
  const { rows } = await db.query<{ before: number }>(
    `update live_survey set collected = collected + $2, last_serial = last_serial + $2, touched_at = now() where scroll_id = $1
     returning last_serial - $2 as before`,
    [scrollId, records],
  );
  return rows[0]!.before;
}

/** So many of its records are gone for ever. */
export async function uncountBroughtIn(db: Queryable, scrollId: string, records: number): Promise<void> {
  await db.query('update live_survey set collected = collected - $2, touched_at = now() where scroll_id = $1', [
    scrollId,
    records,
  ]);
}

/** Before its records are brought in anew. */
export async function forgetBroughtIn(db: Queryable, scrollId: string): Promise<void> {
  await db.query('update live_survey set collected = 0, last_serial = 0 where scroll_id = $1', [scrollId]);
}
