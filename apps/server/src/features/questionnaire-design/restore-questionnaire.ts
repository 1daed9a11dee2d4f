import { questionTypes } from '@wenshu/question-types/core';
import { editOf, findType, type Questionnaire } from '@wenshu/survey-core';
import { Refusal } from '../../http/refusal.ts';
import type { Database } from '../../platform/database/database.ts';
import { changesTowards, findChangedType } from './changes-towards.ts';
import { type LockedQuestionnaire, listPublished } from './document.repository.ts';
import { loadDocument } from './document-store.ts';
import { type EditOutcome, type EditRequest, makeEdit } from './edit-questionnaire.ts';

/** Makes the document what it was at a version, as one edit: the log goes on, so nothing is lost, and reverting it undoes it. */
export function restoreQuestionnaire(database: Database, request: EditRequest, version: number): Promise<EditOutcome> {
  return makeEdit(database, request, 'restore', async (db, document, locked) => {
    if (version > locked.version) throw new Refusal('inputInvalid', { field: 'version', problem: { word: 'invalid' } });
    const earlier = await loadDocument(db, request.scrollId, version);
    const published = locked.versionTime === null ? [] : await listPublished(db, request.scrollId);
    const changed = findChangedType(earlier, published);
    if (changed) return { problem: 'only-while-unpublished', id: changed };
    const edit = editOf(document, changesTowards(document, earlier, published));
    const label = findCreatorOnly([document, edit.document], edit.changes);
    if (label && !isCreator(locked, request)) return { problem: 'only-creator', id: label };
    return edit;
  });
}

function isCreator({ creatorId }: LockedQuestionnaire, { personId }: EditRequest): boolean {
  return creatorId === personId;
}

/** A question among the changed ones that only the questionnaire's creator may touch. */
function findCreatorOnly(
  documents: readonly Questionnaire[],
  changes: readonly { readonly path: readonly string[] }[],
): string | undefined {
  const changedIds = new Set(changes.flatMap(({ path }) => (path[0] === 'questions' && path[1] ? [path[1]] : [])));
  return [...changedIds].find(id =>
    documents.some(({ questions }) => {
      const type = questions[id]?.type;
      return type !== undefined && findType(questionTypes, type)?.capabilities.creatorOnly;
    }),
  );
}
