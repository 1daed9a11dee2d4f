import { answerStatus } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { findSignedHolders, listRespondentsOf, type RecordState } from '../../collect/answering/index.ts';
import { type ListedRespondent, lockRespondents, writeRespondentStatuses } from '../../collect/respondents/index.ts';

/** By the id of the person. */
export type PeopleOfRecords = ReadonlyMap<string, ListedRespondent>;

/** The people of the name list whose records these are, locked before the records: whoever saves a page locks in that order too. */
export async function lockPeopleOf(db: Queryable, scrollId: string, ids: readonly string[]): Promise<PeopleOfRecords> {
  const people = (await listRespondentsOf(db, scrollId, ids)).map(respondentId => ({ scrollId, respondentId }));
  return new Map([...(await lockRespondents(db, people)).values()].map(person => [person.respondentId, person]));
}

/** Whoever's one record is deleted may answer again, by the same link or identity check. */
export async function freePeople(
  db: Queryable,
  scrollId: string,
  deleted: readonly RecordState[],
  people: PeopleOfRecords,
): Promise<void> {
  const held = deleted.filter(record => personOf(record, people)?.answerRecordId === record.answerRecordId);
  await writeRespondentStatuses(
    db,
    held.map(({ respondentId }) => ({
      scrollId,
      respondentId: respondentId!,
      status: answerStatus.notAnswered,
      answerRecordId: null,
    })),
  );
}

/** A restored record is its person's one record again. */
export async function bindPeople(
  db: Queryable,
  scrollId: string,
  restored: readonly RecordState[],
  people: PeopleOfRecords,
): Promise<void> {
  const theirs = restored.filter(record => personOf(record, people));
  await writeRespondentStatuses(
    db,
    theirs.map(({ respondentId, status, answerRecordId }) => ({
      scrollId,
      respondentId: respondentId!,
      status,
      answerRecordId,
    })),
  );
}

/** By which record each has answered, if by any: people of the name list by their id, those of other systems by their mark. */
export type Holders = ReadonlyMap<string, string | null>;

/** Of the people whose records these are. Those of the name list are locked. */
export async function findHolders(
  db: Queryable,
  scrollId: string,
  ids: readonly string[],
  people: PeopleOfRecords,
): Promise<Holders> {
  const listed = [...people.values()].map(person => [person.respondentId, person.answerRecordId] as const);
  return new Map([...listed, ...(await findSignedHolders(db, scrollId, ids))]);
}

/** Those among them whose person has another record by now, or gets one back that stands before theirs in the list. */
export function findOvertaken(records: readonly RecordState[], before: Holders): Set<string> {
  const holders = new Map(before);
  const overtaken = new Set<string>();
  for (const { answerRecordId, respondentId, signedMark } of records) {
    const person = respondentId ?? signedMark;
    if (person === null || !holders.has(person)) continue;
    const holder = holders.get(person) ?? answerRecordId;
    holders.set(person, holder);
    if (holder !== answerRecordId) overtaken.add(answerRecordId);
  }
  return overtaken;
}

function personOf({ respondentId }: RecordState, people: PeopleOfRecords): ListedRespondent | undefined {
  return respondentId === null ? undefined : people.get(respondentId);
}
