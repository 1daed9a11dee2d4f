import type { Queryable } from '../../../platform/database/database.ts';
import type { TranscriptOf } from './transcript.repository.ts';

/** These records are turns of the transcript from now on. */
export async function insertPassages(
  db: Queryable,
  { scrollId, transcriptId }: TranscriptOf,
  ids: readonly string[],
): Promise<void> {
  await db.query(
    `insert into transcript_passage (scroll_id, answer_record_id, transcript_id) select $1, id, $2 from unnest($3::text[]) as id`,
    [scrollId, transcriptId, ids],
  );
}

/** Those of the ids that are turns of the transcript by now. */
export async function listPassages(
  db: Queryable,
  { scrollId, transcriptId }: TranscriptOf,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ id: string }>(
    `select answer_record_id as id from transcript_passage where scroll_id = $1 and transcript_id = $2 and answer_record_id = any($3)`,
    [scrollId, transcriptId, ids],
  );
  return new Set(rows.map(({ id }) => id));
}
