import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import {
  clearSetAside,
  givePlacesBack,
  lockRecords,
  type RecordState,
  takePlaces,
  writeSetAside,
} from '../../collect/answering/index.ts';
import { lockSurvey } from '../../design/live-settings/index.ts';
import { insertOperations } from './record-operation.repository.ts';

export interface Selection {
  readonly scrollId: string;
  readonly ids: readonly string[];
  readonly personId: string;
}

interface World {
  readonly database: Database;
  readonly clock: Clock;
}

/** Records that do not count any more, and the places they held, in one transaction below the survey's lock. Says how many changed. */
export function setRecordsAside(
  { database, clock }: World,
  { scrollId, ids, personId }: Selection,
  as: 'invalid' | 'deleted',
  reason: string,
): Promise<number> {
  const isDue = (record: RecordState) =>
    as === 'invalid' ? record.isSubmit && record.setAside === null : record.setAside !== 'deleted';
  return database.transaction(async db => {
    const due = (await lockAll(db, scrollId, ids)).filter(isDue).map(record => record.answerRecordId);
    if (due.length === 0) return 0;
    await givePlacesBack(db, scrollId, due);
    const at = clock.now();
    await writeSetAside(db, scrollId, due, { as, reason, personId, at });
    const operation = as === 'invalid' ? 'marked-invalid' : 'deleted';
    await insertOperations(db, scrollId, due, { personId, operation, detail: reason ? { reason } : {}, at });
    return due.length;
  });
}

export interface Restored {
  readonly changed: number;
  /** Still set aside: the total or a quota has no room for them. */
  readonly withoutRoom: readonly string[];
}

/** Records count again. Into what is full only with an explicit yes, and then the log says that it went over. */
export function restoreRecords(
  { database, clock }: World,
  { scrollId, ids, personId }: Selection,
  mayGoOver: boolean,
): Promise<Restored> {
  return database.transaction(async db => {
    const due = (await lockAll(db, scrollId, ids))
      .filter(record => record.setAside)
      .map(record => record.answerRecordId);
    if (due.length === 0) return { changed: 0, withoutRoom: [] };
    const { withoutRoom } = await takePlaces(db, scrollId, due);
    const inRoom = due.filter(id => !withoutRoom.includes(id));
    const log = { personId, operation: 'restored', at: clock.now() } as const;
    await clearSetAside(db, scrollId, inRoom);
    await insertOperations(db, scrollId, inRoom, { ...log, detail: {} });
    if (!mayGoOver || withoutRoom.length === 0) return { changed: inRoom.length, withoutRoom };
    await takePlaces(db, scrollId, withoutRoom, { mayGoOver });
    await clearSetAside(db, scrollId, withoutRoom);
    await insertOperations(db, scrollId, withoutRoom, { ...log, detail: { wentOver: true } });
    return { changed: due.length, withoutRoom: [] };
  });
}

/** The survey first, then its records: the order in which submissions lock too. */
async function lockAll(db: Queryable, scrollId: string, ids: readonly string[]): Promise<RecordState[]> {
  if (!(await lockSurvey(db, scrollId))) throw new Refusal('questionnaireNotFound');
  const records = await lockRecords(db, scrollId, ids);
  if (records.length !== new Set(ids).size) throw new Refusal('answerRecordNotFound');
  return records;
}
