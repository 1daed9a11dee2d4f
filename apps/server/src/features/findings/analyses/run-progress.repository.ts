import type { Queryable } from '../../../platform/database/database.ts';

export interface ToldProgress {
  /** Given by whoever asks for the run. */
  readonly progressId: string;
  readonly personId: string;
}

/** The share that is done, 0 to 1; or, while it waits for its turn, how many come before it. */
export type Progress =
  | { readonly share: number; readonly before: null }
  | { readonly share: null; readonly before: number };

/** One column tells both: what has not begun has less than nothing done. */
const written = ({ share, before }: Progress): number => share ?? -1 - before;
const readBack = (written: number): Progress =>
  written < 0 ? { share: null, before: -1 - written } : { share: written, before: null };

/** Whoever asks how far it is may be answered by another process than the one that works. */
export async function writeProgress(
  db: Queryable,
  { progressId, personId, ...progress }: ToldProgress & Progress,
): Promise<void> {
  await db.query(
    `insert into analysis_progress (progress_id, person_id, share) values ($1, $2, $3)
     on conflict (progress_id, person_id) do update set share = excluded.share, told_at = now()`,
    [progressId, personId, written(progress)],
  );
}

/** And what a process that died has left behind. */
export async function removeProgress(db: Queryable, { progressId, personId }: ToldProgress): Promise<void> {
  await db.query(
    `delete from analysis_progress where (progress_id = $1 and person_id = $2) or told_at < now() - interval '1 hour'`,
    [progressId, personId],
  );
}

export async function findProgress(
  db: Queryable,
  { progressId, personId }: ToldProgress,
): Promise<Progress | undefined> {
  const { rows } = await db.query<{ share: number }>(
    'select share from analysis_progress where progress_id = $1 and person_id = $2',
    [progressId, personId],
  );
  return rows[0] && readBack(rows[0].share);
}
