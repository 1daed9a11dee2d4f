import type { Queryable } from '../../../platform/database/database.ts';
import { presenceWords } from '../../people/presence/index.ts';
import { TRANSCRIPT } from './edit-transcript.ts';
import { listStandings } from './standing.repository.ts';

/** How a transcript stands, for whoever has it open. */
export interface TranscriptStanding {
  readonly version: number;
  readonly projectVersion: number;
  /** Another word as soon as somebody comes, goes, or is at another turn. */
  readonly presence: string;
}

/** How some transcripts stand, by id; a removed one is not among them. */
export async function listTranscriptStandings(
  db: Queryable,
  transcriptIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, TranscriptStanding>> {
  const rows = await listStandings(db, transcriptIds);
  const words = await presenceWords(db, TRANSCRIPT, transcriptIds, now);
  return new Map(
    rows.map(({ transcriptId, ...standing }) => [
      transcriptId,
      { ...standing, presence: words.get(transcriptId) ?? '' },
    ]),
  );
}
