import { questionnaireStatus } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import {
  applyChanges,
  changesBetween,
  differOnlyInWords,
  editOf,
  isEditProblem,
  own,
  preflight,
  type Questionnaire,
  readSetting,
  type TextName,
  textChanges,
  textKeyOf,
  withTexts,
} from '@wenshu/survey-core';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { inSteps } from '../../../platform/in-steps.ts';
import { newId } from '../../../platform/new-id.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { lockSurvey, writeEdited } from '../live-settings/index.ts';
import {
  changesTowards,
  editTowards,
  findChangedType,
  findNewestSnapshot,
  insertEdit,
  insertSnapshot,
  type LockedQuestionnaire,
  listEditsAfter,
  listSnapshots,
  loadDocument,
  lockQuestionnaire,
} from '../questionnaire-design/index.ts';
import { numberingOf, type Publisher, publishVersion, type Who } from './change-status.ts';
import { findLiveDocument } from './live-document.ts';
import { publishQuotas } from './publish-quotas.ts';

/** What is answered after something was published. */
export interface PublishedDraft {
  readonly versionTime: number;
  readonly version: number;
  readonly editedFrom: number;
}

/** A questionnaire that collects and is edited beside that. */
interface OpenDraft extends LockedQuestionnaire {
  readonly versionTime: number;
  readonly editedFrom: number;
}

/** From now on edits are taken while it collects; respondents are asked what was published. Begun already, it goes on. */
export function openDraft(database: Database, scrollId: string): Promise<{ version: number; editedFrom: number }> {
  return database.transaction(async db => {
    const { version, status, versionTime, editedFrom } = await lockBoth(db, scrollId);
    if (status !== questionnaireStatus.collecting) throw new Refusal('statusChangeRefused');
    if (editedFrom !== null) return { version, editedFrom };
    await writeEdited(db, scrollId, { versionTime, editedFrom: version });
    return { version, editedFrom: version };
  });
}

/**
 * Publishes the document as it was at the version that somebody looked at, whatever was edited since: that stays a draft. One transaction: a
 * respondent is asked the version before or this one, and links are open all the time.
 */
export function publishDraft(publisher: Publisher, who: Who, version: number): Promise<PublishedDraft> {
  return publisher.database.transaction(async db => {
    const draft = await lockDraft(db, who.scrollId, version);
    // Sent twice, it is published once.
    if (version === draft.editedFrom) return presentDraft(draft);
    const published = await (version === draft.version
      ? publishNewest(db, publisher, who, draft)
      : publishEarlier(db, publisher, who, { draft, version }));
    await publishQuotas(db, publisher.samples, who.scrollId, published.document);
    const { versionTime, editedFrom } = published;
    await writeEdited(db, who.scrollId, { versionTime, editedFrom });
    return { versionTime, editedFrom, version: published.version };
  });
}

interface Published extends PublishedDraft {
  readonly document: Questionnaire;
}

async function publishNewest(db: Queryable, { clock }: Publisher, who: Who, draft: OpenDraft): Promise<Published> {
  const { published } = await publishVersion(db, clock, who, draft);
  if (!published) throw new Refusal('questionnaireHasProblems');
  return { ...published, editedFrom: published.version };
}

/** Colleagues have edited since: what they did goes on, and knows what was published below it. */
async function publishEarlier(
  db: Queryable,
  { clock }: Publisher,
  who: Who,
  { draft, version }: { readonly draft: OpenDraft; readonly version: number },
): Promise<Published> {
  const { scrollId, personId } = who;
  const looked = await loadDocument(db, scrollId, version);
  requireFaultless(looked);
  const document = applyChanges(looked, numberingOf(looked));
  const newest = await loadDocument(db, scrollId, draft.version);
  const since = await listEditsAfter(db, scrollId, version, draft.version);
  // A size that was changed meanwhile is in force already; publishing must not bring the old one back.
  const isResized = since.some(({ changes }) => changes.some(({ path }) => path[0] === 'quotas'));
  if (isResized || findChangedType(newest, [document]) !== undefined || hasOtherNumbers(newest, document))
    throw new Refusal('draftHasMoved');
  const versionTime = Math.max(clock.now().getTime(), draft.versionTime + 1);
  const past = (await listSnapshots(db, scrollId)).map(one => one.document);
  await insertSnapshot(db, scrollId, versionTime, version, document, personId);
  const changes = await inSteps(changesTowards(newest, newest, [document, ...past]));
  if (changes.length === 0) return { versionTime, editedFrom: version, version: draft.version, document };
  const edit = editOf(newest, changes);
  const made = { editId: newId(), personId, command: 'publish', ...edit };
  await insertEdit(db, scrollId, draft.version + 1, made, edit.document);
  return { versionTime, editedFrom: version, version: draft.version + 1, document };
}

/** Whether an option got a number since that is not the one it is published with. */
function hasOtherNumbers(newest: Questionnaire, published: Questionnaire): boolean {
  return Object.values(published.questions).some(question => {
    const now = own(newest.questions, question.id);
    return (['items', 'rows'] as const).some(list =>
      Object.values(question[list]).some(part => {
        const settings = own(now?.[list] ?? {}, part.id)?.settings;
        const number = settings && readSetting(settings, 'optionNumber');
        return typeof number === 'number' && number !== readSetting(part.settings, 'optionNumber');
      }),
    );
  });
}

/** Some texts of the draft, and nothing else of it: nobody is asked, counted or stored otherwise than before. */
export function publishTexts(
  { database, clock }: Omit<Publisher, 'samples'>,
  who: Who,
  { version, texts }: { readonly version: number; readonly texts: readonly TextName[] },
): Promise<PublishedDraft> {
  return database.transaction(async db => {
    const { scrollId, personId } = who;
    const draft = await lockDraft(db, scrollId, version);
    const newest = await findNewestSnapshot(db, scrollId);
    if (!newest) throw new Refusal('draftNotOpen');
    const looked = await loadDocument(db, scrollId, version);
    const may = new Set(
      textChanges(newest.document, looked)
        .filter(one => one.isOnlyWords)
        .map(textKeyOf),
    );
    if (!texts.every(text => may.has(textKeyOf(text)))) throw new Refusal('notOnlyWords');
    const document = withTexts(newest.document, looked, texts);
    if (!differOnlyInWords(newest.document, document)) throw new Refusal('notOnlyWords');
    requireFaultless(document);
    const versionTime = Math.max(clock.now().getTime(), newest.versionTime + 1);
    // Of the document's version that it was before: the draft as a whole is of no snapshot yet.
    await insertSnapshot(db, scrollId, versionTime, newest.version, document, personId);
    const live = await findLiveDocument(db, scrollId);
    const isAll = changesBetween(live.document, await loadDocument(db, scrollId, draft.version)).length === 0;
    const editedFrom = isAll ? draft.version : draft.editedFrom;
    await writeEdited(db, scrollId, { versionTime, editedFrom });
    return { versionTime, editedFrom, version: draft.version };
  });
}

/** The document is again what respondents are asked, as an edit of its own, so that the history keeps what is thrown away. Not what nobody saw. */
export function discardDraft(
  database: Database,
  who: Who & { readonly personId: string },
  version: number,
): Promise<{ version: number }> {
  return database.transaction(async db => {
    const { scrollId, personId } = who;
    const draft = await lockDraft(db, scrollId, version);
    if (draft.version !== version) throw new Refusal('draftHasMoved');
    const { versionTime } = draft;
    const live = await findLiveDocument(db, scrollId);
    const document = await loadDocument(db, scrollId, version);
    const past = (await listSnapshots(db, scrollId)).map(one => one.document);
    const request = { scrollId, personId, editId: newId(), baseVersion: version };
    const edit = await inSteps(editTowards(document, live.document, past, draft, request));
    if (isEditProblem(edit)) throw new Refusal('editRefused', { params: edit });
    await writeEdited(db, scrollId, { versionTime, editedFrom: null });
    if (edit.changes.length === 0) return { version };
    const made = { editId: request.editId, personId, command: 'discard', ...edit };
    await insertEdit(db, scrollId, version + 1, made, edit.document);
    return { version: version + 1 };
  });
}

/** The survey before the document: the order of docs/answering.md. */
async function lockBoth(db: Queryable, scrollId: string): Promise<LockedQuestionnaire> {
  await lockSurvey(db, scrollId);
  const locked = await lockQuestionnaire(db, scrollId);
  if (!locked) throw new Refusal('questionnaireNotFound');
  return locked;
}

/** The draft, of which the caller has seen a version that is not published yet, or just is. */
async function lockDraft(db: Queryable, scrollId: string, version: number): Promise<OpenDraft> {
  const locked = await lockBoth(db, scrollId);
  const { versionTime, editedFrom } = locked;
  if (versionTime === null || editedFrom === null) throw new Refusal('draftNotOpen');
  if (version > locked.version) throw new Refusal('inputInvalid', { field: 'version', problem: { word: 'invalid' } });
  if (version < editedFrom) throw new Refusal('draftHasMoved');
  return { ...locked, versionTime, editedFrom };
}

const presentDraft = ({ versionTime, version, editedFrom }: OpenDraft): PublishedDraft => ({
  versionTime,
  version,
  editedFrom,
});

function requireFaultless(document: Questionnaire): void {
  if (preflight(document, questionTypes).some(({ level }) => level === 'error'))
    throw new Refusal('questionnaireHasProblems');
}
