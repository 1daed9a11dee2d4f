import type { RecordAction } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { givePlacesBack, leaveOutAgain, type RecordState, writeMemos } from '../../collect/answering/index.ts';
import { bindPeople, findOvertaken, freePeople } from './people-of-records.ts';
import { type Before, findBefore, insertOperations, type RecordOperation } from './record-operation.repository.ts';
import { type Entry, type LockedRecords, type Restored, restoreWithin } from './set-aside.ts';

export interface TakenBack extends Restored {
  /** Somebody has changed them since: they stay as they are now. */
  readonly changedSince: number;
}

/**
 * Records become what they were before a batch, inside the caller's transaction: those that it changed, and nobody since. One that counted
 * takes its places again, as any restored one does, and stays set aside where there is no room.
 */
export async function takeBackWithin(
  db: Queryable,
  locked: LockedRecords,
  { batchId, does }: { readonly batchId: string; readonly does: RecordAction },
  { detail: given, ...entry }: Entry,
): Promise<TakenBack> {
  const { scrollId, people, holders } = locked;
  const ids = locked.records.map(({ answerRecordId }) => answerRecordId);
  const before = await findBefore(db, scrollId, batchId, ids);
  const records = locked.records.filter(({ answerRecordId }) => before.has(answerRecordId));
  const was = ({ answerRecordId }: RecordState): Before => before.get(answerRecordId)!;
  const detail = { ...given, undone: true };
  const changedSince = locked.records.length - records.length;
  const log = (those: readonly RecordState[], operation: RecordOperation) =>
    insertOperations(db, scrollId, those, { ...entry, operation, detail });
  if (does === 'memo') {
    const memos = records.map(record => ({ answerRecordId: record.answerRecordId, memo: was(record).memo }));
    await writeMemos(db, scrollId, memos);
    await log(records, 'memo');
    return { changed: records.length, withoutRoom: [], answeredAgain: [], changedSince };
  }
  const asBefore = (those: readonly RecordState[]) =>
    leaveOutAgain(
      db,
      scrollId,
      those.map(record => ({
        answerRecordId: record.answerRecordId,
        ...was(record),
        at: was(record).at === null ? null : new Date(was(record).at!),
      })),
    );
  const counting = records.filter(record => was(record).setAside === null);
  const restored = await restoreWithin(db, { ...locked, records: counting }, false, { ...entry, detail });

  // They were restored: they are set aside again, each for its own reason.
  const again = records.filter(record => was(record).setAside !== null && record.setAside === null);
  const deleted = again.filter(record => was(record).setAside === 'deleted');
  const invalid = again.filter(record => was(record).setAside === 'invalid');
  await freePeople(db, scrollId, deleted, people);
  await givePlacesBack(
    db,
    scrollId,
    again.map(({ answerRecordId }) => answerRecordId),
  );
  await asBefore(again);
  await log(deleted, 'deleted');
  await log(invalid, 'marked-invalid');

  // They were invalid and were deleted: they hold no place either way, but their person has them again.
  const outOfBin = records.filter(record => was(record).setAside === 'invalid' && record.setAside === 'deleted');
  const overtaken = findOvertaken(outOfBin, holders);
  const back = outOfBin.filter(({ answerRecordId }) => !overtaken.has(answerRecordId));
  await asBefore(back);
  await bindPeople(db, scrollId, back, people);
  await log(back, 'marked-invalid');
  return {
    changed: restored.changed + again.length + back.length,
    withoutRoom: restored.withoutRoom,
    answeredAgain: [...restored.answeredAgain, ...overtaken],
    changedSince,
  };
}
