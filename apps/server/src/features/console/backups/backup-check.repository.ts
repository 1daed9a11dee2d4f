import type { Queryable } from '../../../platform/database/database.ts';
import type { FoundBackup } from './backup-folder.ts';
import { SILENCE } from './backup-run.repository.ts';

export interface BackupCheckRow {
  readonly fileName: string;
  readonly state: 'running' | 'whole' | 'damaged' | 'lost';
  readonly begunAt: Date;
  readonly finishedAt: Date | null;
  readonly reason: 'foreign' | 'broken' | 'totals' | 'gone' | null;
  /** Of the file that was read. */
  readonly sizeBytes: number | null;
  readonly modifiedAt: Date | null;
}

const LOCK = 'backup-check';
const IS_SILENT = `state = 'running' and beat_at < now() - ${SILENCE}`;

/**
 * One at a time, whichever file it is: reading two would only take the disk away from everybody else for as long. False while another is read.
 * In a transaction: its lock lets no second one look before this one is written.
 */
export async function beginCheck(db: Queryable, { name, sizeBytes, modifiedAt }: FoundBackup): Promise<boolean> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [LOCK]);
  const { rowCount } = await db.query(
    `insert into backup_check (file_name, state, begun_at, beat_at, size_bytes, modified_at)
     select $1, 'running', now(), now(), $2, $3
      where not exists (select from backup_check where state = 'running' and not (${IS_SILENT}))
     on conflict (file_name) do update
        set state = 'running', begun_at = now(), beat_at = now(), finished_at = null, reason = null, size_bytes = $2, modified_at = $3`,
    [name, sizeBytes, modifiedAt],
  );
  return rowCount === 1;
}

export async function beatCheck(db: Queryable, fileName: string): Promise<void> {
  await db.query(`update backup_check set beat_at = now() where file_name = $1 and state = 'running'`, [fileName]);
}

export async function endCheck(
  db: Queryable,
  fileName: string,
  { state, reason }: { readonly state: 'whole' | 'damaged'; readonly reason: BackupCheckRow['reason'] },
): Promise<void> {
  await db.query('update backup_check set state = $2, reason = $3, finished_at = now() where file_name = $1', [
    fileName,
    state,
    reason,
  ]);
}

/** It came to no end, and nobody needs to wait for the silence to know. */
export async function breakCheckOff(db: Queryable, fileName: string): Promise<void> {
  await db.query(`update backup_check set beat_at = '-infinity' where file_name = $1 and state = 'running'`, [
    fileName,
  ]);
}

export async function listChecks(db: Queryable, fileNames: readonly string[]): Promise<BackupCheckRow[]> {
  const { rows } = await db.query<BackupCheckRow>(
    `select file_name as "fileName", case when ${IS_SILENT} then 'lost' else state end as state, begun_at as "begunAt",
            finished_at as "finishedAt", reason, size_bytes as "sizeBytes", modified_at as "modifiedAt"
       from backup_check where file_name = any($1)`,
    [fileNames],
  );
  return rows;
}
