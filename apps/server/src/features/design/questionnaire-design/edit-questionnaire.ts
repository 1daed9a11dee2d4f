import { questionnaireStatus } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import {
  applyInSteps,
  collidingIds,
  completeInput,
  type Edit,
  type EditContext,
  type EditProblem,
  isEditProblem,
  type Questionnaire,
  type Steps,
} from '@wenshu/survey-core';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { inSteps } from '../../../platform/in-steps.ts';
import { newId } from '../../../platform/new-id.ts';
import { storeEdit } from '../../../platform/together/store-edit.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { presentCollision, touchedBy } from './collision.ts';
import {
  findEdit,
  insertEdit,
  type LockedQuestionnaire,
  listEditsAfter,
  lockQuestionnaire,
  type StoredEdit,
} from './document.repository.ts';
import { loadDocument, rememberDocument } from './document-store.ts';
import type { EditOutcome, EditRequest } from './edit-request.ts';
import { QUESTIONNAIRE } from './kind-of-document.ts';
import { publishedIds } from './published-ids.ts';

type MakeEdit = (db: Queryable, document: Questionnaire, locked: LockedQuestionnaire) => Promise<Edit | EditProblem>;

/** Applies a command to the newest document, when nobody has written what it touches since the caller looked. */
export function editQuestionnaire(
  database: Database,
  request: EditRequest,
  command: string,
  input: unknown,
): Promise<EditOutcome> {
  return makeEdit(database, request, command, async (db, document, locked) => {
    const context = await editContext(db, request, locked, document);
    return inSteps(editSteps(document, command, input, context));
  });
}

function* editSteps(
  document: Questionnaire,
  command: string,
  input: unknown,
  context: EditContext,
): Steps<Edit | EditProblem> {
  const whole = completeInput(document, command, input, newId, questionTypes);
  yield;
  return yield* applyInSteps(document, command, whole, context);
}

/** Makes an edit under the questionnaire's lock, once, unless somebody has written what it touches since the caller looked. */
export async function makeEdit(
  database: Database,
  request: EditRequest,
  command: string,
  make: MakeEdit,
): Promise<EditOutcome> {
  const { scrollId, editId, personId } = request;
  const stored = await storeEdit<LockedQuestionnaire, StoredEdit, Edit>(
    database,
    {
      kind: QUESTIONNAIRE,
      documentId: scrollId,
      lock: async db => {
        const locked = await lockQuestionnaire(db, scrollId);
        if (!locked) throw new Refusal('questionnaireNotFound');
        return locked;
      },
      findVersion: async (db, id) => (await findEdit(db, scrollId, id))?.version,
      listAfter: (db, version) => listEditsAfter(db, scrollId, version),
      make: async (db, locked, since) => {
        if (locked.status === questionnaireStatus.collecting && locked.editedFrom === null)
          throw new Refusal('suspendBeforeEditing');
        if (locked.status === questionnaireStatus.ended) throw new Refusal('surveyClosed');
        const document = await loadDocument(db, scrollId, locked.version);
        const edit = await make(db, document, locked);
        if (isEditProblem(edit)) throw refusalOf(edit);
        // An undo has asked already, by a rule of its own.
        const met = command === 'revert' ? [] : collidingIds(edit, touchedBy(since));
        if (met.length > 0) throw await presentCollision(db, request, since, met);
        return edit;
      },
      insert: (db, version, edit) =>
        insertEdit(db, scrollId, version, { editId, personId, command, ...edit }, edit.document),
    },
    request,
  );
  const { version, since, made } = stored;
  if (made) rememberDocument(scrollId, version, made.document, made.changes);
  const changes = since.flatMap(edit => edit.changes);
  return { version, editId, changes: made ? [...changes, ...made.changes] : changes };
}

/** What is wrong with the input as such is said as the door says it, with the field's name. */
function refusalOf(problem: EditProblem): Refusal {
  const field = problem.problem === 'input-invalid' ? problem.detail?.field : undefined;
  if (typeof field !== 'string') return new Refusal('editRefused', { params: problem });
  return new Refusal('inputInvalid', { field, problem: { word: 'invalid' } });
}

/** What an edit may know besides the document: under the questionnaire's lock, or for what is only proposed. */
export async function editContext(
  db: Queryable,
  request: Pick<EditRequest, 'scrollId' | 'personId'>,
  locked: Pick<LockedQuestionnaire, 'versionTime' | 'creatorId'>,
  document: Questionnaire,
): Promise<EditContext> {
  const published = await publishedIds(db, request.scrollId, locked.versionTime);
  return {
    types: questionTypes,
    isPublished: id => published.has(id) || Object.hasOwn(document.retired, id),
    isCreator: locked.creatorId === request.personId,
  };
}
