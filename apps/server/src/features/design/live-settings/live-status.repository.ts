import { type QuestionnaireStatus, questionnaireStatus } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

const { collecting, suspended, ended } = questionnaireStatus;

export interface LiveStatus {
  readonly status: QuestionnaireStatus;
  readonly versionTime: number | null;
  /** The version of the document that is answered while it is edited beside that; null when it is not, and while it does not collect. */
  readonly editedFrom: number | null;
}

/** The row of a new questionnaire. */
export async function insertLiveSurvey(db: Queryable, scrollId: string): Promise<void> {
  await db.query('insert into live_survey (scroll_id) values ($1)', [scrollId]);
}

export async function findStatus(db: Queryable, scrollId: string): Promise<LiveStatus | undefined> {
  const { rows } = await db.query<LiveStatus>(
    'select status, version_time as "versionTime", case when status = $2 then edited_from end as "editedFrom" from live_survey where scroll_id = $1',
    [scrollId, collecting],
  );
  return rows[0];
}

/** Since when it collects without a break: since it was switched on, or since its first day if that came later. Undefined when it does not. */
export async function findCollectingSince(db: Queryable, scrollId: string): Promise<Date | undefined> {
  const { rows } = await db.query<{ since: Date }>(
    'select greatest(touched_at, start_time) as since from live_survey where scroll_id = $1 and status = $2',
    [scrollId, collecting],
  );
  return rows[0]?.since;
}

interface By {
  readonly scrollId: string;
  readonly personId: string | null;
}

/** By hand: published, suspended or ended. Nobody edits beside what is published from now on. Below the survey's lock. */
export async function writeStatus(
  db: Queryable,
  { scrollId, personId }: By,
  { status, versionTime }: Omit<LiveStatus, 'editedFrom'>,
): Promise<void> {
  await db.query(
    'update live_survey set status = $2, version_time = $3, ended_by = $4, status_by = $5, edited_from = null, touched_at = now() where scroll_id = $1',
    [scrollId, status, versionTime, status === ended ? 'hand' : null, personId],
  );
}

/**
 * Of one that goes on collecting: which version is answered, and which one of the document that is. It has collected without a break, so since
 * when it does stays. Below the survey's lock.
 */
export async function writeEdited(
  db: Queryable,
  scrollId: string,
  { versionTime, editedFrom }: Omit<LiveStatus, 'status'>,
): Promise<void> {
  await db.query('update live_survey set version_time = $2, edited_from = $3 where scroll_id = $1', [
    scrollId,
    versionTime,
    editedFrom,
  ]);
}

/** One that collects is suspended, any other stays as it is. */
export async function suspendCollecting(db: Queryable, { scrollId, personId }: By): Promise<void> {
  await db.query(
    'update live_survey set status = $3, status_by = $4, edited_from = null where scroll_id = $1 and status = $2',
    [scrollId, collecting, suspended, personId],
  );
}

/** Surveys whose end has come, each told once. Readers look at the time themselves, so nothing waits for this. */
export async function endOverdueSurveys(db: Queryable, now: Date): Promise<string[]> {
  // The status stands in the text: the index of those that will end holds only what collects, and a parameter would not find it.
  const { rows } = await db.query<{ scrollId: string }>(
    `with due as (
       select scroll_id from live_survey where status = ${collecting} and end_time <= $1 order by scroll_id for no key update)
     update live_survey s set status = ${ended}, ended_by = 'time', status_by = null, touched_at = now() from due where s.scroll_id = due.scroll_id
     returning s.scroll_id as "scrollId"`,
    [now],
  );
  return rows.map(row => row.scrollId);
}
