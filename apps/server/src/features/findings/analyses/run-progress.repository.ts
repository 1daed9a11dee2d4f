import type { Queryable } from '../../../platform/database/database.ts';

export interface ToldProgress {
  /** Given by whoever asks for the run. */
  readonly progressId: string;
  readonly personId: string;
}

/** Whoever asks how far it is may be answered by another process than the one that works. */
export async function writeProgress(
  db: Queryable,
  { progressId, personId, share }: ToldProgress & { readonly share: number },
): Promise<void> {
  await db.query(
    `insert into analysis_progress (progress_id, person_id, share) values ($1, $2, $3)
     on conflict (progress_id, person_id) do update set share = excluded.share, told_at = now()`,
    [progressId, personId, share],
  );
}

/** And what a process that died has left behind. */
export async function removeProgress(db: Queryable, { progressId, personId }: ToldProgress): Promise<void> {
  await db.query(
    `delete from analysis_progress where (progress_id = $1 and person_id = $2) or told_at < now() - interval '1 hour'`,
    [progressId, personId],
  );
}

export async function findProgress(db: Queryable, { progressId, personId }: ToldProgress): Promise<number | undefined> {
  const { rows } = await db.query<{ share: number }>(
    'select share from analysis_progress where progress_id = $1 and person_id = $2',
    [progressId, personId],
  );
  return rows[0]?.share;
}
