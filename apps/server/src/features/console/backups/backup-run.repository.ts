import type { Queryable } from '../../../platform/database/database.ts';

export interface BackupRunRow {
  readonly fileName: string;
  /** Who is not heard of any more has died: lost, whatever the row still says. */
  readonly state: 'running' | 'done' | 'failed' | 'lost';
  readonly byName: string;
  readonly begunAt: Date;
  readonly finishedAt: Date | null;
  readonly sizeBytes: number | null;
  readonly rows: number | null;
  readonly files: number | null;
  readonly reason: string | null;
}

export interface RunTotals {
  readonly sizeBytes: number;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
}

/** Whoever takes or reads a backup says so every five seconds. */
export const SILENCE = `interval '30 seconds'`;
const IS_SILENT = `state = 'running' and beat_at < now() - ${SILENCE}`;

/** Its id; undefined while another is being taken. The index decides, not a look beforehand: two may ask at once. */
export async function insertRun(db: Queryable, fileName: string, byName: string): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    `insert into backup_run (file_name, state, by_name, begun_at, beat_at) values ($1, 'running', $2, now(), now())
     on conflict do nothing returning backup_id as id`,
    [fileName, byName],
  );
  return rows[0]?.id;
}

/** Those whose process has died make room for the next, by the names of what they were writing. */
export async function giveUpSilentRuns(db: Queryable): Promise<readonly string[]> {
  const { rows } = await db.query<{ fileName: string }>(
    `update backup_run set state = 'failed', reason = 'lost', finished_at = beat_at where ${IS_SILENT} returning file_name as "fileName"`,
  );
  return rows.map(({ fileName }) => fileName);
}

export async function beatRun(db: Queryable, id: string): Promise<void> {
  await db.query(`update backup_run set beat_at = now() where backup_id = $1 and state = 'running'`, [id]);
}

/** Also of one that had been given up: a file that is whole is one. */
export async function finishRun(db: Queryable, id: string, totals: RunTotals): Promise<void> {
  await db.query(
    `update backup_run set state = 'done', reason = null, finished_at = now(), size_bytes = $2, table_count = $3, row_count = $4, file_count = $5
      where backup_id = $1`,
    [id, totals.sizeBytes, totals.tables, totals.rows, totals.files],
  );
}

export async function failRun(db: Queryable, id: string, reason: 'lost' | 'storage-full' | 'failed'): Promise<void> {
  await db.query(
    `update backup_run set state = 'failed', reason = $2, finished_at = now() where backup_id = $1 and state = 'running'`,
    [id, reason],
  );
}

/** There was nothing to take. */
export async function deleteRun(db: Queryable, id: string): Promise<void> {
  await db.query('delete from backup_run where backup_id = $1', [id]);
}

/** The newest first. */
export async function listRuns(db: Queryable, most: number): Promise<BackupRunRow[]> {
  const { rows } = await db.query<BackupRunRow>(
    `select file_name as "fileName", case when ${IS_SILENT} then 'lost' else state end as state, by_name as "byName", begun_at as "begunAt",
            finished_at as "finishedAt", size_bytes as "sizeBytes", row_count as rows, file_count as files, reason
       from backup_run order by begun_at desc, backup_id limit $1`,
    [most],
  );
  return rows;
}
