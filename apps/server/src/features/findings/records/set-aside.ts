import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import {
  givePlacesBack,
  leaveOut,
  lockRecords,
  type RecordState,
  takeBack,
  takePlaces,
} from '../../collect/answering/index.ts';
import { lockSurvey } from '../../design/live-settings/index.ts';
import { bindPeople, findOvertaken, freePeople, lockPeopleOf, type PeopleOfRecords } from './people-of-records.ts';
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

/**
 * Records that do not count any more, and the places they held, in one transaction below the survey's lock. Says how many changed. A deleted
 * one also frees its person of the name list; an invalid one does not: it was answered, and badly.
 */
export function setRecordsAside(
  { database, clock }: World,
  { scrollId, ids, personId }: Selection,
  as: 'invalid' | 'deleted',
  reason: string,
): Promise<number> {
  const isDue = (record: RecordState) =>
    as === 'invalid' ? record.isSubmit && record.setAside === null : record.setAside !== 'deleted';
  return database.transaction(async db => {
    const { records, people } = await lockAll(db, scrollId, ids);
    const dueRecords = records.filter(isDue);
    const due = dueRecords.map(record => record.answerRecordId);
    if (due.length === 0) return 0;
    if (as === 'deleted') await freePeople(db, scrollId, dueRecords, people);
    await givePlacesBack(db, scrollId, due);
    const at = clock.now();
    await leaveOut(db, scrollId, due, { as, reason, personId, at });
    const operation = as === 'invalid' ? 'marked-invalid' : 'deleted';
    await insertOperations(db, scrollId, due, { personId, operation, detail: reason ? { reason } : {}, at });
    return due.length;
  });
}

export interface Restored {
  readonly changed: number;
  /** Still set aside: the total or a quota has no room for them. */
  readonly withoutRoom: readonly string[];
  /** Still deleted: their person of the name list has answered again, and has one record. Nothing lets them in beside it. */
  readonly answeredAgain: readonly string[];
}

/** Records count again. Into what is full only with an explicit yes, and then the log says that it went over. */
export function restoreRecords(
  { database, clock }: World,
  { scrollId, ids, personId }: Selection,
  mayGoOver: boolean,
): Promise<Restored> {
  return database.transaction(async db => {
    const { records, people } = await lockAll(db, scrollId, ids);
    const setAside = records.filter(record => record.setAside);
    const overtaken = findOvertaken(setAside, people);
    const answeredAgain = [...overtaken];
    const due = setAside.map(record => record.answerRecordId).filter(id => !overtaken.has(id));
    if (due.length === 0) return { changed: 0, withoutRoom: [], answeredAgain };
    const bind = (restored: readonly string[]) =>
      bindPeople(
        db,
        scrollId,
        setAside.filter(record => restored.includes(record.answerRecordId)),
        people,
      );
    const { withoutRoom } = await takePlaces(db, scrollId, due);
    const inRoom = due.filter(id => !withoutRoom.includes(id));
    const log = { personId, operation: 'restored', at: clock.now() } as const;
    await takeBack(db, scrollId, inRoom);
    await bind(inRoom);
    await insertOperations(db, scrollId, inRoom, { ...log, detail: {} });
    if (!mayGoOver || withoutRoom.length === 0) return { changed: inRoom.length, withoutRoom, answeredAgain };
    await takePlaces(db, scrollId, withoutRoom, { mayGoOver });
    await takeBack(db, scrollId, withoutRoom);
    await bind(withoutRoom);
    await insertOperations(db, scrollId, withoutRoom, { ...log, detail: { wentOver: true } });
    return { changed: due.length, withoutRoom: [], answeredAgain };
  });
}

/** The survey first, then people, then records: the order in which submissions and saved pages lock too. */
async function lockAll(
  db: Queryable,
  scrollId: string,
  ids: readonly string[],
): Promise<{ records: RecordState[]; people: PeopleOfRecords }> {
  if (!(await lockSurvey(db, scrollId))) throw new Refusal('questionnaireNotFound');
  const people = await lockPeopleOf(db, scrollId, ids);
  const records = await lockRecords(db, scrollId, ids);
  if (records.length !== new Set(ids).size) throw new Refusal('answerRecordNotFound');
  return { records, people };
}
