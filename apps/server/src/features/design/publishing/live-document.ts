import { applyChanges, type Change, own, type Questionnaire, setTo } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { listCells } from '../live-settings/index.ts';
import { findNewestSnapshot } from '../questionnaire-design/index.ts';

export interface LiveDocument {
  readonly versionTime: number;
  /** Of the document, when it was published. */
  readonly version: number;
  readonly document: Questionnaire;
}

/** What respondents are asked now: the newest snapshot, with the sizes that its cells have been given since. */
export async function findLiveDocument(db: Queryable, scrollId: string): Promise<LiveDocument> {
  const newest = await findNewestSnapshot(db, scrollId);
  if (!newest) throw new Refusal('draftNotOpen');
  const cells = await listCells(db, scrollId);
  const changes = cells.flatMap(({ quotaId, cellId, size, isClosed }): Change[] => {
    const cell = own(own(newest.document.quotas, quotaId)?.cells ?? {}, cellId);
    const path = ['quotas', quotaId, 'cells', cellId];
    return [
      ...(cell && cell.size !== size ? [setTo([...path, 'size'], size)] : []),
      ...(cell && (cell.isClosed ?? false) !== isClosed ? [setTo([...path, 'isClosed'], isClosed)] : []),
    ];
  });
  return { ...newest, document: applyChanges(newest.document, changes) };
}
