import type { Actor } from '../../../../authorisation/actor.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { listBlindIn } from '../../../findings/coding/index.ts';
import { findCodable } from '../find-transcript.ts';
import { listMemos, type MemoRow } from '../memos/memo.repository.ts';
import { listTranscripts } from '../transcript.repository.ts';

/**
 * Memos on what somebody may see and code; on codes and on the project for whoever sees all of it, since they tell of any of its turns. What others
 * noted on a turn that they code in an open round is not among them.
 */
export async function findSeenMemos(database: Database, actor: Actor, scrollId: string): Promise<MemoRow[]> {
  const seen = new Set((await findCodable(database, actor, scrollId)).map(({ transcriptId }) => transcriptId));
  const isAll = (await listTranscripts(database.pool, scrollId)).every(({ transcriptId }) => seen.has(transcriptId));
  const blind = await listBlindIn(database.pool, scrollId, actor.personId);
  return (await listMemos(database.pool, scrollId)).filter(({ transcriptId, turnId, personId }) => {
    if (transcriptId !== null && !seen.has(transcriptId)) return false;
    if (personId === actor.personId) return true;
    return transcriptId === null ? isAll : turnId === null || !blind.has(turnId);
  });
}
