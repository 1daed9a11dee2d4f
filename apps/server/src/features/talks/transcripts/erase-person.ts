import type { Platform } from '../../../platform/platform.ts';
import { tellChange } from '../../../platform/together/told-changes.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { removeFile } from '../../people/stored-files/index.ts';
import { erasePersonRows } from './by-person/make-people-data.ts';
import { TRANSCRIPT } from './edit-transcript.ts';
import { deletePseudonymsShown } from './hiding/pseudonym.repository.ts';
import { removePassages, writeData } from './passages.ts';
import { deletePerson, listPeople, lockProject, touchProject } from './project.repository.ts';
import { dropQuoted } from './summaries/move-summaries.ts';
import { listDocuments, listTranscripts, writeSound, writeTranscript } from './transcript.repository.ts';
import { forgetEdits } from './transcript-edit.repository.ts';
import { forgetProposals } from './translating/proposal.repository.ts';
import { deleteTermsWith } from './translating/term.repository.ts';
import { dropSpeaker } from './version.repository.ts';

interface Erasing {
  readonly scrollId: string;
  readonly no: number;
  readonly personId: string;
  readonly now: Date;
}

interface Erased {
  readonly turns: number;
  readonly transcripts: number;
  readonly sounds: number;
}

/**
 * Nothing of a person is left: turns with their records and codings, versions, what leads back to them, and the sound of each transcript in
 * which they speak, because nobody can cut a voice out of it here.
 */
export async function erasePerson(platform: Platform, { scrollId, no, personId, now }: Erasing): Promise<Erased> {
  const { database } = platform;
  const done = await database.transaction(async db => {
    const project = await lockProject(db, scrollId);
    const people = project && (await listPeople(db, scrollId));
    if (!people?.some(one => one.no === no))
      throw new Refusal('transcriptNotPossible', { field: 'no', params: { word: 'person-unknown' } });
    const ids: string[] = [];
    const sounds: string[] = [];
    const transcripts: string[] = [];
    for (const { transcriptId, document, version, soundId } of await listDocuments(db, scrollId)) {
      const turns = Object.values(document.turns);
      const mine = turns.filter(({ speaker }) => speaker === no).map(({ id }) => id);
      // A version may have turns that have gone from the transcript since.
      await dropSpeaker(db, transcriptId, no);
      if (mine.length === 0) continue;
      transcripts.push(transcriptId);
      ids.push(...mine);
      const left = Object.fromEntries(turns.filter(({ speaker }) => speaker !== no).map(turn => [turn.id, turn]));
      await writeTranscript(db, { transcriptId, document: { ...document, turns: left }, version: version + 1, now });
      if (soundId === null) continue;
      sounds.push(soundId);
      await writeSound(db, transcriptId, { soundId: null, isOwnersOnly: false });
    }
    const all = (await listTranscripts(db, scrollId)).map(({ transcriptId }) => transcriptId);
    for (const transcriptId of all) await forgetEdits(db, transcriptId);
    const { name } = people.find(one => one.no === no)!;
    await deletePseudonymsShown(db, scrollId, name);
    await deleteTermsWith(db, scrollId, [name]);
    await forgetProposals(db, all);
    await dropQuoted(db, scrollId, ids);
    await erasePersonRows(db, scrollId, no);
    await deletePerson(db, scrollId, no);
    await removePassages(db, scrollId, ids);
    await writeData(db, { project: project!, personId, now }, [], () => false);
    await touchProject(db, scrollId);
    return { ids, sounds, transcripts };
  });
  for (const soundId of done.sounds) await removeFile(platform, soundId);
  for (const transcriptId of done.transcripts) tellChange(database, TRANSCRIPT, transcriptId);
  return { turns: done.ids.length, transcripts: done.transcripts.length, sounds: done.sounds.length };
}
