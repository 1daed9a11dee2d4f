import { editOf, own, setTo } from '@wenshu/survey-core';
import type { Database } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { listCells, lockSurvey, writeCellSizes, writeEdited } from '../live-settings/index.ts';
import { insertEdit, loadDocument, lockQuestionnaire } from '../questionnaire-design/index.ts';

export interface WantedSize {
  readonly quotaId: string;
  readonly cellId: string;
  /** 0 means unlimited. */
  readonly size: number;
  /** Nobody gets in from now on, or again; as it was when absent. */
  readonly isClosed?: boolean | undefined;
}

/**
 * New sizes for cells, also while collecting. They hold from the next submission on; the document learns them too, so that the next
 * publishing does not bring the old ones back. The survey's row is the lock that submissions take as well.
 */
export function resizeQuotas(
  database: Database,
  who: { scrollId: string; personId: string },
  sizes: readonly WantedSize[],
): Promise<void> {
  return database.transaction(async db => {
    await lockSurvey(db, who.scrollId);
    const locked = await lockQuestionnaire(db, who.scrollId);
    if (!locked) throw new Refusal('questionnaireNotFound');
    const document = await loadDocument(db, who.scrollId, locked.version);
    // While it is edited beside that, a cell may be gone from the draft and count all the same.
    const live = new Set((await listCells(db, who.scrollId)).map(({ cellId }) => cellId));
    const isThere = ({ quotaId, cellId }: WantedSize) =>
      own(own(document.quotas, quotaId)?.cells ?? {}, cellId) !== undefined;
    if (sizes.some(one => !isThere(one) && !live.has(one.cellId)))
      throw new Refusal('editRefused', { params: { problem: 'quota-not-found' } });
    const edit = editOf(
      document,
      sizes.filter(isThere).flatMap(({ quotaId, cellId, size, isClosed }) => {
        const cell = ['quotas', quotaId, 'cells', cellId];
        return [
          setTo([...cell, 'size'], size),
          ...(isClosed === undefined ? [] : [setTo([...cell, 'isClosed'], isClosed)]),
        ];
      }),
    );
    const made = { editId: newId(), personId: who.personId, command: 'saveQuota', ...edit };
    await insertEdit(db, who.scrollId, locked.version + 1, made, edit.document);
    await writeCellSizes(db, who.scrollId, sizes);
    // Nothing else was edited: what is answered is the document still.
    if (locked.editedFrom === locked.version)
      await writeEdited(db, who.scrollId, { versionTime: locked.versionTime, editedFrom: locked.version + 1 });
  });
}
