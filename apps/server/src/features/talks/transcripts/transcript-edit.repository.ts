import type { Queryable } from '../../../platform/database/database.ts';
import { editsTable } from '../../people/presence/index.ts';

/** What was changed in transcripts. */
export const transcriptEdits = editsTable('transcript_edit', 'transcript_id');

/** What leads back would tell of a person who is erased. */
export async function forgetEdits(db: Queryable, transcriptId: string): Promise<void> {
  await db.query('delete from transcript_edit where transcript_id = $1', [transcriptId]);
}
