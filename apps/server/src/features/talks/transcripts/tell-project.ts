import type { Database } from '../../../platform/database/database.ts';
import { tellChange } from '../../../platform/together/told-changes.ts';
import { TRANSCRIPT } from './edit-transcript.ts';
import { listTranscripts } from './transcript.repository.ts';

/** Whoever has a transcript of the project open looks again. */
export async function tellProject(database: Database, scrollId: string): Promise<void> {
  for (const { transcriptId } of await listTranscripts(database.pool, scrollId))
    tellChange(database, TRANSCRIPT, transcriptId);
}
