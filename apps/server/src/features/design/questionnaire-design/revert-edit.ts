import { collidingIds, planRevert, upgradeDocument } from '@wenshu/survey-core';
import type { Database } from '../../../platform/database/database.ts';
import { inSteps } from '../../../platform/in-steps.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { presentCollision, touchedBy } from './collision.ts';
import { findEdit, listEditsAfter } from './document.repository.ts';
import { makeEdit } from './edit-questionnaire.ts';
import type { EditOutcome, EditRequest } from './edit-request.ts';
import { editTowards } from './edit-towards.ts';
import { findNewestSnapshot } from './snapshot.repository.ts';

interface Reverting {
  readonly revertedEditId: string;
  /** What was done up to this version the person has seen, and takes the edit back all the same. */
  readonly seenVersion?: number | undefined;
}

/** Undo and redo: the inverse of an earlier edit, as an edit of its own. What a colleague has written over it since is theirs to keep. */
export function revertEdit(
  database: Database,
  request: EditRequest,
  { revertedEditId, seenVersion }: Reverting,
): Promise<EditOutcome> {
  return makeEdit(database, request, 'revert', async (db, document, locked) => {
    const reverted = await findEdit(db, request.scrollId, revertedEditId);
    if (!reverted) throw new Refusal('inputInvalid', { field: 'revertedEditId', problem: { word: 'invalid' } });
    if (seenVersion !== undefined && seenVersion > locked.version)
      throw new Refusal('inputInvalid', { field: 'seenVersion', problem: { word: 'invalid' } });
    // What happened since the reverted edit counts, not since the caller looked.
    const since = await listEditsAfter(db, request.scrollId, Math.max(reverted.version, seenVersion ?? 0));
    const { edit, disturbed } = await inSteps(planRevert(document, reverted, touchedBy(since)));
    const met = seenVersion === undefined ? disturbed : collidingIds(edit, touchedBy(since));
    if (met.length > 0) throw await presentCollision(db, request, since, met);
    if (!('document' in upgradeDocument(edit.document))) return { problem: 'part-gone' };
    const newest = locked.versionTime === null ? undefined : await findNewestSnapshot(db, request.scrollId);
    return inSteps(editTowards(document, edit.document, newest ? [newest.document] : [], locked, request));
  });
}
