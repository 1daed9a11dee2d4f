import { applyChanges, type Change, changesBetween, isRecord, type Json, makeChanges } from '@wenshu/survey-core';
import {
  doTranscriptEditsMeet,
  makeTranscriptEdit,
  type Transcript,
  type TranscriptProblem,
  transcriptPartIds,
  turnsWritten,
} from '@wenshu/transcripts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import {
  type ChangesLog,
  documentAt,
  type EditedByChanges,
  editByChanges,
  type MadeChanges,
  type NotMade,
  storeChanges,
} from '../../../platform/together/edit-by-changes.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { writeData, writePassages } from './passages.ts';
import { keepProject, listPeople, type TalkProject } from './project.repository.ts';
import { type KeptTranscript, lockTranscript, type TranscriptOf, writeTranscript } from './transcript.repository.ts';
import { transcriptEdits } from './transcript-edit.repository.ts';

/** The name of transcripts among the kinds of documents that people edit together. */
export const TRANSCRIPT = 'transcript';

interface EditAsked extends TranscriptOf {
  readonly editId: string;
  readonly personId: string;
  readonly now: Date;
}

interface LockedTranscript extends KeptTranscript {
  readonly project: TalkProject;
}

const MOST_KEPT = { edits: 2_000, bytes: 32 * 1024 * 1024 };

/** Changes of paths, made upon the newest document under the transcript's lock. */
export const editTranscript = (
  database: Database,
  asked: EditAsked & { readonly baseVersion: number; readonly changes: readonly Change[] },
): Promise<EditedByChanges> => editByChanges(database, logOf(asked), asked);

/** The transcript as it was at a version, as one edit. Who has gone from the project since speaks no more. */
export const restoreTranscript = (
  database: Database,
  asked: EditAsked & { readonly version: number },
): Promise<EditedByChanges> =>
  storeChanges(database, logOf(asked), asked, async (db, kept) => {
    const earlier = await earlierTranscript(db, kept, asked.version);
    const numbers = new Set((await listPeople(db, asked.scrollId)).map(({ no }) => no));
    const turns = Object.fromEntries(
      Object.entries(earlier.turns).map(([id, turn]) => [
        id,
        turn.speaker === null || numbers.has(turn.speaker) ? turn : { ...turn, speaker: null },
      ]),
    );
    const changes = changesBetween(kept.document, { ...earlier, turns });
    return { ...makeChanges(kept.document, changes), changes };
  });

export async function earlierTranscript(
  db: Queryable,
  kept: Pick<KeptTranscript, 'transcriptId' | 'version' | 'document'>,
  wanted: number,
): Promise<Transcript> {
  const found = documentAt(kept, wanted, await transcriptEdits.listInverses(db, kept.transcriptId, wanted));
  if (!found) throw new Refusal('reportVersionNotFound');
  return found;
}

export function logOf(asked: EditAsked): ChangesLog<Transcript, LockedTranscript> {
  const { transcriptId, scrollId, editId, personId, now } = asked;
  // Known from the lock on: one log is of one edit.
  let project: TalkProject;
  return {
    kind: TRANSCRIPT,
    documentId: transcriptId,
    lock: async db => {
      const kept = await keepProject(db, scrollId);
      const found = kept && (await lockTranscript(db, asked));
      if (!found) throw new Refusal('transcriptNotFound');
      project = kept;
      return { ...found, project };
    },
    findVersion: (db, id) => transcriptEdits.findVersion(db, transcriptId, id),
    listAfter: (db, after) => transcriptEdits.list(db, transcriptId, after),
    describeAfter: (db, after) => transcriptEdits.describe(db, transcriptId, after),
    make: (db, kept, changes) => makeEdit(db, kept, signed(changes, asked)),
    doMeet: doTranscriptEditsMeet,
    partIds: transcriptPartIds,
    write: async (db, version, { document, changes, inverse }) => {
      const before = applyChanges(document, inverse);
      await writeTranscript(db, { transcriptId, document, version, now });
      const changing = { project, personId, now };
      // A name of the transcript is an option of the data.
      if (before.title !== document.title) await writeData(db, changing, [], () => false);
      await writePassages(db, changing, asked, document, turnsWritten(changes), before);
      await transcriptEdits.insert(
        db,
        { documentId: transcriptId, version, editId, personId, changes, inverse, now },
        MOST_KEPT,
      );
    },
  };
}

async function makeEdit(
  db: Queryable,
  { scrollId, document }: LockedTranscript,
  changes: readonly Change[],
): Promise<MadeChanges<Transcript> | NotMade> {
  const made = makeTranscriptEdit(document, changes);
  if ('problem' in made)
    return { refusal: notUsable(made), mayBeOthers: changes.some(({ path }) => path.length === 3) };
  const speakers = new Set(turnsWritten(changes).map(id => made.document.turns[id]?.speaker ?? null));
  const numbers = new Set((await listPeople(db, scrollId)).map(({ no }) => no));
  if ([...speakers].every(no => no === null || numbers.has(no))) return made;
  return {
    refusal: new Refusal('transcriptNotPossible', { field: 'changes', params: { word: 'person-unknown' } }),
    mayBeOthers: true,
  };
}

export const notUsable = ({ at }: TranscriptProblem) =>
  new Refusal('transcriptNotUsable', at === '' ? {} : { field: at });

/** Who wrote a translation, and when, is not the page's to say. What it is otherwise is read by `checkTranscript` before it is kept. */
const signed = (changes: readonly Change[], { personId, now }: EditAsked): readonly Change[] =>
  changes.map(change => {
    const { path, value } = change;
    const sign = (translation: Json) => ({ ...(translation as Record<string, Json>), by: personId, at: now.getTime() });
    if (path[0] !== 'turns' || !isRecord(value)) return change;
    if (path.length === 3 && path[2] === 'translation') return { path, value: sign(value as Json) };
    const { translation } = value;
    return path.length === 2 && isRecord(translation)
      ? { path, value: { ...(value as Record<string, Json>), translation: sign(translation as Json) } }
      : change;
  });
