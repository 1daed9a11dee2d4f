import type { Platform } from '../../../platform/platform.ts';
import { tellChange } from '../../../platform/together/told-changes.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { removeFile } from '../../people/stored-files/index.ts';
import { TRANSCRIPT } from './edit-transcript.ts';
import { removePassages, writeData } from './passages.ts';
import { lockProject, touchProject } from './project.repository.ts';
import { deleteTranscript, lockTranscript, type TranscriptOf } from './transcript.repository.ts';

interface Removing extends TranscriptOf {
  readonly personId: string;
  readonly now: Date;
}

/** With its turns and what hangs on them, its versions and its sound. */
export async function removeTranscript(platform: Platform, { personId, now, ...of }: Removing): Promise<void> {
  const { scrollId, transcriptId } = of;
  const soundId = await platform.database.transaction(async db => {
    const project = await lockProject(db, scrollId);
    const kept = project && (await lockTranscript(db, of));
    if (!project || !kept) throw new Refusal('transcriptNotFound');
    await removePassages(db, scrollId, Object.keys(kept.document.turns));
    await deleteTranscript(db, transcriptId);
    await writeData(db, { project, personId, now }, [], () => false);
    await touchProject(db, scrollId);
    return kept.soundId;
  });
  if (soundId !== null) await removeFile(platform, soundId);
  tellChange(platform.database, TRANSCRIPT, transcriptId);
}
