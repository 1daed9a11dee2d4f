import { answerStatus } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

const { declined, notAnswered, notCompleted, quotaHeld } = answerStatus;

/** Begun, and neither through nor waiting for a place. */
const UNFINISHED: readonly number[] = [notCompleted, declined];

/** A person of the name list, as far as the gates care. */
export interface ListedRespondent {
  readonly respondentId: string;
  readonly labels: readonly string[];
  /** As a record's. */
  readonly status: number;
  readonly answerRecordId: string | null;
  readonly isRemoved: boolean;
}

/** The same with whose visitor's the record is that the list knows of: by its cookie id. */
export interface LockedRespondent extends ListedRespondent {
  readonly heldBy: string | null;
}

/** Somebody of the name list, and of which. */
export interface RespondentRef {
  readonly scrollId: string;
  readonly respondentId: string;
}

/** These people by `scrollId/respondentId`, locked in the order of their ids. They change only below the survey's lock, or to "removed". */
export async function lockRespondents(
  db: Queryable,
  people: readonly RespondentRef[],
): Promise<Map<string, LockedRespondent>> {
  if (people.length === 0) return new Map();
  const { rows } = await db.query<LockedRespondent & { scrollId: string }>({
    name: 'respondent-lock',
    text: `select r.scroll_id as "scrollId", r.respondent_id as "respondentId", r.labels, r.status, r.answer_record_id as "answerRecordId",
                  r.is_removed as "isRemoved",
                  (select a.cookie_id from collected_record a
                    where a.scroll_id = r.scroll_id and a.answer_record_id = r.answer_record_id) as "heldBy"
             from survey_respondent r where (r.scroll_id, r.respondent_id) in (select * from unnest($1::text[], $2::text[]))
            order by r.scroll_id, r.respondent_id for update`,
    values: [people.map(one => one.scrollId), people.map(one => one.respondentId)],
  });
  return new Map(rows.map(({ scrollId, ...person }) => [`${scrollId}/${person.respondentId}`, person]));
}

/**
 * The record that the list knows of is this one, and that is how far they have come; who waits for a place goes on waiting. False when it is another, or the person is through. What was begun beside it by somebody
 * else who had the link stays beside it, until one of them is submitted: `mayBeginBeside`.
 */
export async function claimRespondent(
  db: Queryable,
  { scrollId, respondentId }: RespondentRef,
  answerRecordId: string,
  status: typeof notCompleted | typeof declined,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'respondent-claim',
    text: `update survey_respondent
              set status = case when status = ${quotaHeld} then status else $4 end, answer_record_id = $3
            where scroll_id = $1 and respondent_id = $2 and not is_removed
              and status in (${[notAnswered, quotaHeld, ...UNFINISHED].join(', ')}) and (answer_record_id is null or answer_record_id = $3)`,
    values: [scrollId, respondentId, answerRecordId, status],
  });
  return rowCount === 1;
}

/** Whether a person whose unfinished record is another visitor's may begin one here: nobody is kept out by who came first, nor sees what they wrote. */
export async function mayBeginBeside(
  db: Queryable,
  scrollId: string,
  respondentId: string,
  cookieId: string | null,
): Promise<boolean> {
  const person = (await lockRespondents(db, [{ scrollId, respondentId }])).get(`${scrollId}/${respondentId}`);
  return person !== undefined && !person.isRemoved && isBeside(person, cookieId);
}

/** The record that the list knows of is unfinished and another visitor's. */
export const isBeside = ({ status, heldBy }: Pick<LockedRespondent, 'status' | 'heldBy'>, cookieId: string | null) =>
  UNFINISHED.includes(status) && heldBy !== cookieId;

/** The person may begin anew: the unfinished record was given up. False when it is not theirs, or not unfinished. */
export async function releaseRespondent(
  db: Queryable,
  scrollId: string,
  respondentId: string,
  answerRecordId: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update survey_respondent set status = ${notAnswered}, answer_record_id = null
      where scroll_id = $1 and respondent_id = $2 and answer_record_id = $3 and status in (${UNFINISHED.join(', ')})`,
    [scrollId, respondentId, answerRecordId],
  );
  return rowCount === 1;
}

/** How far people of the name list have come, and by which record; by none after theirs was deleted. */
export async function writeRespondentStatuses(
  db: Queryable,
  people: readonly (RespondentRef & { readonly status: number; readonly answerRecordId: string | null })[],
): Promise<void> {
  if (people.length === 0) return;
  await db.query({
    name: 'respondent-write-statuses',
    text: `update survey_respondent r set status = n.status, answer_record_id = n."answerRecordId"
             from jsonb_to_recordset($1::jsonb) as n("scrollId" text, "respondentId" text, status smallint, "answerRecordId" text)
            where r.scroll_id = n."scrollId" and r.respondent_id = n."respondentId"`,
    values: [JSON.stringify(people)],
  });
}
