import type { RecordAction } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
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
  writeMemos,
} from '../../collect/answering/index.ts';
import { lockSurvey } from '../../design/live-settings/index.ts';
import {
  bindPeople,
  findHolders,
  findOvertaken,
  freePeople,
  type Holders,
  lockPeopleOf,
  type PeopleOfRecords,
} from './people-of-records.ts';
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

/** Which records an action changes. Only what was submitted can be invalid: an unfinished one may still become anything. */
export const isDueFor: Readonly<Record<RecordAction, (record: Pick<RecordState, 'isSubmit' | 'setAside'>) => boolean>> =
  {
    invalid: ({ isSubmit, setAside }) => isSubmit && setAside === null,
    delete: ({ setAside }) => setAside !== 'deleted',
    restore: ({ setAside }) => setAside !== null,
    memo: () => true,
  };

/** Records below the survey's lock, with the people whose they are. */
export interface LockedRecords {
  readonly scrollId: string;
  readonly records: readonly RecordState[];
  readonly people: PeopleOfRecords;
  readonly holders: Holders;
}

/** What the operation record says of it besides what was done. */
export interface Entry {
  readonly personId: string;
  readonly at: Date;
  readonly batchId?: string | undefined;
  readonly detail?: Readonly<Record<string, Json>>;
}

const idsOf = (records: readonly RecordState[]) => records.map(record => record.answerRecordId);

/**
 * Records that do not count any more, and the places they held, in one transaction below the survey's lock. Says how many changed. A deleted
 * one also frees its person of the name list, or of another system; an invalid one does not: it was answered, and badly.
 */
export function setRecordsAside(
  { database, clock }: World,
  { scrollId, ids, personId }: Selection,
  as: 'invalid' | 'deleted',
  reason: string,
): Promise<number> {
  return database.transaction(async db =>
    setAsideWithin(db, await lockAll(db, scrollId, ids), { as, reason }, { personId, at: clock.now() }),
  );
}

/** The same inside the caller's transaction, for those of the records that are due. */
export async function setAsideWithin(
  db: Queryable,
  { scrollId, records, people }: LockedRecords,
  { as, reason }: { readonly as: 'invalid' | 'deleted'; readonly reason: string },
  { detail, ...entry }: Entry,
): Promise<number> {
  const due = records.filter(isDueFor[as === 'invalid' ? 'invalid' : 'delete']);
  if (due.length === 0) return 0;
  if (as === 'deleted') await freePeople(db, scrollId, due, people);
  await givePlacesBack(db, scrollId, idsOf(due));
  await leaveOut(db, scrollId, idsOf(due), { as, reason, ...entry });
  const operation = as === 'invalid' ? 'marked-invalid' : 'deleted';
  await insertOperations(db, scrollId, due, { ...entry, operation, detail: { ...detail, ...(reason && { reason }) } });
  return due.length;
}

export interface Restored {
  readonly changed: number;
  /** Still set aside: the total or a quota has no room for them. */
  readonly withoutRoom: readonly string[];
  /** Still deleted: their person of the name list, or of another system, has answered again, and has one record. Nothing lets them in beside it. */
  readonly answeredAgain: readonly string[];
}

/** Records count again. Into what is full only with an explicit yes, and then the log says that it went over. */
export function restoreRecords(
  { database, clock }: World,
  { scrollId, ids, personId }: Selection,
  mayGoOver: boolean,
): Promise<Restored> {
  return database.transaction(async db =>
    restoreWithin(db, await lockAll(db, scrollId, ids), mayGoOver, { personId, at: clock.now() }),
  );
}

/** The same inside the caller's transaction. */
export async function restoreWithin(
  db: Queryable,
  { scrollId, records, people, holders }: LockedRecords,
  mayGoOver: boolean,
  { detail, ...entry }: Entry,
): Promise<Restored> {
  const setAside = records.filter(isDueFor.restore);
  const overtaken = findOvertaken(setAside, holders);
  const answeredAgain = [...overtaken];
  const due = setAside.filter(record => !overtaken.has(record.answerRecordId));
  if (due.length === 0) return { changed: 0, withoutRoom: [], answeredAgain };
  const letIn = async (restored: readonly RecordState[], more: Readonly<Record<string, Json>>) => {
    await takeBack(db, scrollId, idsOf(restored));
    await bindPeople(db, scrollId, restored, people);
    await insertOperations(db, scrollId, restored, {
      ...entry,
      operation: 'restored',
      detail: { ...detail, ...more },
    });
  };
  const withoutRoom = new Set((await takePlaces(db, scrollId, idsOf(due))).withoutRoom);
  const [inRoom, over] = [false, true].map(isOver =>
    due.filter(({ answerRecordId }) => withoutRoom.has(answerRecordId) === isOver),
  ) as [RecordState[], RecordState[]];
  await letIn(inRoom, {});
  if (!mayGoOver || over.length === 0) return { changed: inRoom.length, withoutRoom: [...withoutRoom], answeredAgain };
  await takePlaces(db, scrollId, idsOf(over), { mayGoOver });
  await letIn(over, { wentOver: true });
  return { changed: due.length, withoutRoom: [], answeredAgain };
}

/** A memo to each of them, inside the caller's transaction. */
export async function writeMemoWithin(
  db: Queryable,
  { scrollId, records }: Pick<LockedRecords, 'scrollId' | 'records'>,
  memo: string,
  { detail, ...entry }: Entry,
): Promise<number> {
  await writeMemos(
    db,
    scrollId,
    idsOf(records).map(answerRecordId => ({ answerRecordId, memo })),
  );
  await insertOperations(db, scrollId, records, { ...entry, operation: 'memo', detail: { ...detail, memo } });
  return records.length;
}

/** All of them, or a refusal. */
async function lockAll(db: Queryable, scrollId: string, ids: readonly string[]): Promise<LockedRecords> {
  const locked = await lockThose(db, scrollId, ids);
  if (locked.records.length !== new Set(ids).size) throw new Refusal('answerRecordNotFound');
  return locked;
}

/** Those that there are. The survey first, then people, then records: the order in which submissions and saved pages lock too. */
export async function lockThose(db: Queryable, scrollId: string, ids: readonly string[]): Promise<LockedRecords> {
  if (!(await lockSurvey(db, scrollId))) throw new Refusal('questionnaireNotFound');
  const people = await lockPeopleOf(db, scrollId, ids);
  const records = await lockRecords(db, scrollId, ids);
  return { scrollId, people, records, holders: await findHolders(db, scrollId, ids, people) };
}
