import { answerStatus } from '@wenshu/api-contract';
import type { Queryable } from '../../../../platform/database/database.ts';
import type { Marks } from './quality.repository.ts';
import { HAS_ANSWERED } from './record.repository.ts';

const { declined, notCompleted, quotaHeld, success } = answerStatus;

export interface RecordState {
  readonly answerRecordId: string;
  readonly isSubmit: boolean;
  readonly setAside: 'invalid' | 'deleted' | null;
  /** Why, by whom and when. */
  readonly reason: string;
  readonly by: string | null;
  readonly at: Date | null;
  readonly memo: string;
  readonly status: number;
  /** Of the name list, if it is somebody's of it. */
  readonly respondentId: string | null;
  /** Of a person whom another system signs, if it is such a one's. */
  readonly signedMark: string | null;
}

/** Whose of the name list these records are. It never changes, so it can be read before anything is locked. */
export async function listRespondentsOf(db: Queryable, scrollId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ respondentId: string }>(
    `select distinct respondent_id as "respondentId" from answer_record
      where scroll_id = $1 and answer_record_id = any($2) and respondent_id is not null`,
    [scrollId, ids],
  );
  return rows.map(row => row.respondentId);
}

/** Of the people of other systems whose records these are: by which one they have answered, if by any. Below the survey's lock nobody answers meanwhile. */
export async function findSignedHolders(
  db: Queryable,
  scrollId: string,
  ids: readonly string[],
): Promise<[mark: string, answerRecordId: string | null][]> {
  const { rows } = await db.query<{ mark: string; answerRecordId: string | null }>(
    `select m.mark, (select o.answer_record_id from answer_record o where o.scroll_id = $1 and o.cookie_id = m.mark and ${HAS_ANSWERED} limit 1) as "answerRecordId"
       from (select distinct cookie_id as mark from answer_record where scroll_id = $1 and answer_record_id = any($2) and cookie_id like 'uid:%') m`,
    [scrollId, ids],
  );
  return rows.map(row => [row.mark, row.answerRecordId]);
}

const STATE = `answer_record_id as "answerRecordId", is_submit as "isSubmit", set_aside as "setAside", set_aside_reason as reason, set_aside_by as by,
  set_aside_at as at, memo, status, respondent_id as "respondentId", case when cookie_id like 'uid:%' then cookie_id end as "signedMark"`;

export interface PlacedRecord extends RecordState {
  readonly isCounted: boolean;
  readonly isBooster: boolean;
  readonly cells: readonly string[];
}

/** As they are at this moment, with the places they hold; nobody is made to wait. */
export async function lookAtRecords(db: Queryable, scrollId: string, ids: readonly string[]): Promise<PlacedRecord[]> {
  const { rows } = await db.query<PlacedRecord>(
    `select ${STATE}, is_counted as "isCounted", is_booster as "isBooster", cells
       from answer_record where scroll_id = $1 and answer_record_id = any($2) order by serial nulls last, answer_record_id`,
    [scrollId, ids],
  );
  return rows;
}

/** As they are now, locked: below the survey's own lock, so in no circle with submissions. */
export async function lockRecords(db: Queryable, scrollId: string, ids: readonly string[]): Promise<RecordState[]> {
  const { rows } = await db.query<RecordState>(
    `select ${STATE}
       from answer_record where scroll_id = $1 and answer_record_id = any($2) order by answer_record_id for update`,
    [scrollId, ids],
  );
  return rows;
}

/** What others keep of these records is another now: whoever follows them looks at them again. Gives those that there are, locked. */
export async function touchRecords(db: Queryable, scrollId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `with locked as (select answer_record_id from answer_record where scroll_id = $1 and answer_record_id = any($2)
                      order by answer_record_id for update)
     update answer_record r set changed = pg_current_xact_id() from locked l
      where r.scroll_id = $1 and r.answer_record_id = l.answer_record_id returning r.answer_record_id as id`,
    [scrollId, ids],
  );
  return rows.map(({ id }) => id);
}

/** They stay until the transaction ends, and others may keep them too: those that are there, in the order in which they are locked. */
export async function keepRecords(db: Queryable, scrollId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select answer_record_id as id from answer_record where scroll_id = $1 and answer_record_id = any($2)
      order by answer_record_id for key share`,
    [scrollId, ids],
  );
  return rows.map(({ id }) => id);
}

/** An unfinished record that is deleted counts as submitted: nobody goes on with it. Gives the marks of the samples that counted until now. */
export async function writeSetAside(
  db: Queryable,
  scrollId: string,
  ids: readonly string[],
  { as, reason, personId, at }: { as: 'invalid' | 'deleted'; reason: string; personId: string; at: Date },
): Promise<Marks[]> {
  const { rows } = await db.query<Marks & { readonly didCount: boolean }>(
    `update answer_record set set_aside = $3, set_aside_reason = $4, set_aside_by = $5, set_aside_at = $6, is_submit = true,
            changed = pg_current_xact_id()
      where scroll_id = $1 and answer_record_id = any($2)
     returning old.device_mark::text, old.address_mark::text, old.set_aside is null and old.status = ${success} as "didCount"`,
    [scrollId, ids, as, reason, personId, at],
  );
  return rows.filter(({ didCount }) => didCount);
}

/** Unfinished and held ones can be gone on with again. Gives the marks of the samples that count again. */
export async function clearSetAside(db: Queryable, scrollId: string, ids: readonly string[]): Promise<Marks[]> {
  const { rows } = await db.query<Marks & { readonly isSample: boolean }>(
    `update answer_record set set_aside = null, set_aside_reason = '', set_aside_by = null, set_aside_at = null,
            is_submit = status not in (${notCompleted}, ${quotaHeld}, ${declined}), changed = pg_current_xact_id()
      where scroll_id = $1 and answer_record_id = any($2)
     returning new.device_mark::text, new.address_mark::text, status = ${success} as "isSample"`,
    [scrollId, ids],
  );
  return rows.filter(({ isSample }) => isSample);
}

/** Set aside as they were before, each for its own reason, by whom and when it was. Gives the marks of the samples that counted until now. */
export async function putBackAside(
  db: Queryable,
  scrollId: string,
  rows: readonly ({ readonly answerRecordId: string } & Pick<RecordState, 'setAside' | 'reason' | 'by' | 'at'>)[],
): Promise<Marks[]> {
  const { rows: marks } = await db.query<Marks & { readonly didCount: boolean }>(
    `update answer_record r set set_aside = n."setAside", set_aside_reason = n.reason, set_aside_by = n.by, set_aside_at = n.at, is_submit = true,
            changed = pg_current_xact_id()
       from jsonb_to_recordset($2::jsonb) as n("answerRecordId" text, "setAside" text, reason text, by uuid, at timestamptz)
      where r.scroll_id = $1 and r.answer_record_id = n."answerRecordId"
     returning old.device_mark::text, old.address_mark::text, old.set_aside is null and old.status = ${success} as "didCount"`,
    [scrollId, JSON.stringify(rows)],
  );
  return marks.filter(({ didCount }) => didCount);
}

/** Each its own memo; an empty one removes it. */
export async function writeMemos(
  db: Queryable,
  scrollId: string,
  memos: readonly { readonly answerRecordId: string; readonly memo: string }[],
): Promise<void> {
  await db.query(
    `update answer_record r set memo = n.memo, changed = pg_current_xact_id()
       from jsonb_to_recordset($2::jsonb) as n("answerRecordId" text, memo text)
      where r.scroll_id = $1 and r.answer_record_id = n."answerRecordId"`,
    [scrollId, JSON.stringify(memos)],
  );
}
