import type { Database } from '../../../platform/database/database.ts';
import { inSteps } from '../../../platform/in-steps.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { loadDocument } from './document-store.ts';
import { makeEdit } from './edit-questionnaire.ts';
import type { EditOutcome, EditRequest } from './edit-request.ts';
import { editTowards } from './edit-towards.ts';
import { listSnapshots } from './snapshot.repository.ts';

/** Makes the document what it was at a version, as one edit: the log goes on, so nothing is lost, and reverting it undoes it. */
export function restoreQuestionnaire(database: Database, request: EditRequest, version: number): Promise<EditOutcome> {
  return makeEdit(database, request, 'restore', async (db, document, locked) => {
    if (version > locked.version) throw new Refusal('inputInvalid', { field: 'version', problem: { word: 'invalid' } });
    const earlier = await loadDocument(db, request.scrollId, version);
    const snapshots = locked.versionTime === null ? [] : await listSnapshots(db, request.scrollId);
    const published = snapshots.map(snapshot => snapshot.document);
    return inSteps(editTowards(document, earlier, published, locked, request));
  });
}
