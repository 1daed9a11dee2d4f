import type { TranscriptSound } from '@wenshu/api-contract';
import type { Actor } from '../../../authorisation/actor.ts';
import { requireRight } from '../../../authorisation/authorise.ts';
import type { Platform } from '../../../platform/platform.ts';
import { fileAddress, findFile, type StoredFile } from '../../people/stored-files/index.ts';
import { getTranscript, type SeenTranscript } from './find-transcript.ts';

/** Of whoever may hear it; null for others, and where there is none. */
export async function findSound(
  platform: Platform,
  seen: Pick<SeenTranscript, 'scrollId' | 'transcriptId' | 'soundId' | 'isSoundOwners' | 'project'>,
  { personId }: Pick<Actor, 'personId'>,
): Promise<TranscriptSound | null> {
  const { scrollId, transcriptId, isSoundOwners } = seen;
  const file = mayHear(seen) && (await findFile(platform.database.pool, seen.soundId));
  if (!file) return null;
  const { fileName, contentType, sizeBytes } = file;
  const soundId = seen.soundId.replaceAll('-', '');
  return {
    soundId,
    fileName,
    contentType,
    sizeBytes: Number(sizeBytes),
    address: fileAddress(platform, `talk-${scrollId}-${transcriptId}-${soundId}`, personId),
    isOwnersOnly: isSoundOwners,
  };
}

const mayHear = <Seen extends Pick<SeenTranscript, 'soundId' | 'isSoundOwners' | 'project'>>(
  seen: Seen,
): seen is Seen & { readonly soundId: string } =>
  seen.soundId !== null && (!seen.isSoundOwners || seen.project.isOwner);

/** The sound that a ticket names, while its reader may hear it and it is the transcript's; undefined for a ticket of another kind of file. */
export async function findTicketedSound(
  { database }: Platform,
  name: string,
  personId: string,
): Promise<{ readonly file: StoredFile | undefined } | undefined> {
  const [, scrollId, transcriptId, soundId] = /^talk-(\w+)-(\w+)-(\w+)$/.exec(name) ?? [];
  if (!scrollId || !transcriptId || !soundId) return undefined;
  const actor = { personId, sessionId: '' };
  await requireRight(database.pool, actor, 'records.view', { kind: 'questionnaire', id: scrollId });
  const seen = await getTranscript(database, actor, { scrollId, transcriptId });
  const isIt = mayHear(seen) && seen.soundId.replaceAll('-', '') === soundId;
  return { file: isIt ? await findFile(database.pool, seen.soundId) : undefined };
}
