import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type Changing, writeData } from './passages.ts';
import { deletePerson, listPeople, writePerson } from './project.repository.ts';
import { moveSummaries } from './summaries/move-summaries.ts';
import { listDocuments, writeTranscript } from './transcript.repository.ts';
import { forgetEdits } from './transcript-edit.repository.ts';

/** All turns of the first are the second's, in every transcript; what is known of the first alone is known of the second. Below the project's lock. */
export async function mergePeople(
  db: Queryable,
  changing: Changing,
  { no, into }: { readonly no: number; readonly into: number },
): Promise<void> {
  const { scrollId } = changing.project;
  if (no === into) throw new Refusal('transcriptNotPossible', { field: 'into', params: { word: 'same-person' } });
  const people = await listPeople(db, scrollId);
  const [from, kept] = [no, into].map(one => people.find(person => person.no === one));
  if (!from || !kept) throw new Refusal('transcriptNotPossible', { field: 'no', params: { word: 'person-unknown' } });
  const documents = await listDocuments(db, scrollId);
  const changed = documents.flatMap(row => {
    const { document } = row;
    const mine = Object.values(document.turns).filter(({ speaker }) => speaker === no);
    if (mine.length === 0) return [];
    const turns = { ...document.turns, ...Object.fromEntries(mine.map(turn => [turn.id, { ...turn, speaker: into }])) };
    return [{ ...row, document: { ...document, turns } }];
  });
  for (const { transcriptId, document, version } of changed) {
    // The log would lead back to somebody who is not there: pages read the document anew.
    await forgetEdits(db, transcriptId);
    await writeTranscript(db, { transcriptId, document, version: version + 1, now: changing.now });
  }
  await moveSummaries(db, scrollId, no, into);
  await writePerson(db, scrollId, { ...kept, values: { ...from.values, ...kept.values } });
  await deletePerson(db, scrollId, no);
  const others = documents.filter(row => !changed.some(one => one.transcriptId === row.transcriptId));
  await writeData(db, changing, [...changed, ...others], ({ speaker }) => speaker === into);
}
