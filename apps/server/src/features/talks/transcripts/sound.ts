import type { TranscriptSound } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { findFile } from '../../people/stored-files/index.ts';
import type { SeenTranscript } from './find-transcript.ts';

/** Of whoever may hear it; null for others, and where there is none. */
export async function findSound(
  db: Queryable,
  { soundId, isSoundOwners, project }: Pick<SeenTranscript, 'soundId' | 'isSoundOwners' | 'project'>,
): Promise<TranscriptSound | null> {
  if (soundId === null || (isSoundOwners && !project.isOwner)) return null;
  const file = await findFile(db, soundId);
  if (!file) return null;
  const { fileName, contentType, sizeBytes } = file;
  return {
    soundId: soundId.replaceAll('-', ''),
    fileName,
    contentType,
    sizeBytes: Number(sizeBytes),
    isOwnersOnly: isSoundOwners,
  };
}
