import type { JobProgressWord, JobState, JobType } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import type { ObjectRef } from '../../../authorisation/object-of-field.ts';
import type { RecordRange } from '../../../authorisation/record-range.ts';
import type { Queryable } from '../../../platform/database/database.ts';

export interface NewJob {
  readonly personId: string;
  readonly kind: string;
  readonly type: JobType;
  readonly input: object;
  readonly title: string;
  /** Nothing that rights are held on: then it is about the person. */
  readonly about: ObjectRef | undefined;
  readonly expiresAt: Date;
}

export interface StoredReason {
  readonly errorName: string;
  readonly details: object;
}

export interface JobRows {
  readonly done: number;
  readonly total: number;
}

export interface JobRow {
  readonly jobId: string;
  readonly kind: string;
  readonly type: JobType;
  readonly title: string;
  readonly state: JobState;
  readonly progress: number;
  readonly progressWord: JobProgressWord | null;
  readonly rowsDone: number | null;
  readonly rowsTotal: number | null;
  readonly reason: StoredReason | null;
  readonly result: Json | null;
  readonly fileId: string | null;
  readonly fileName: string | null;
  readonly fileSize: number | null;
  readonly isDownloading: boolean;
  readonly isNews: boolean;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly expiresAt: Date;
  readonly about: ObjectRef | null;
  /** Of the questionnaire's records, those it was made from; null where it was made of something else. */
  readonly recordRange: RecordRange | null;
}

export interface ClaimedJob {
  readonly jobId: string;
  readonly lease: string;
  readonly personId: string;
  readonly kind: string;
  readonly type: JobType;
  readonly title: string;
  readonly input: object;
  readonly about: ObjectRef | null;
}

/** Whoever sends a file says so every two seconds. */
const SENDING = `interval '10 seconds'`;
const ABOUT = `case when object_kind is not null then json_build_object('kind', object_kind, 'id', object_id) end as about`;
const COLUMNS = `j.id as "jobId", j.kind, j.type, j.title, j.state, j.progress, j.progress_word as "progressWord", j.rows_done as "rowsDone",
  j.rows_total as "rowsTotal", j.reason, j.result, j.file_id as "fileId", f.file_name as "fileName", f.size_bytes as "fileSize",
  coalesce(f.sending_at > now() - ${SENDING}, false) as "isDownloading", j.is_news as "isNews", j.created_at as "createdAt", j.finished_at as "finishedAt", j.expires_at as "expiresAt", j.about, j.record_range as "recordRange"`;
const FROM = `from (select *, ${ABOUT} from person_job) j left join kept_file f on f.id = j.file_id`;
const ACTIVE = `state in ('waiting', 'running')`;
/** Who is not heard of for so long is dead: whoever runs a job says so every half second. */
const SILENCE = `interval '30 seconds'`;

/** Whoever asks for two at once is asked one after the other: a count alone would let both be the last one. Undefined: too many. */
export async function insertJob(db: Queryable, job: NewJob, mostActive: number): Promise<string | undefined> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`jobs:${job.personId}`]);
  const { rows } = await db.query<{ id: string }>(
    `insert into person_job (person_id, kind, type, input, title, object_kind, object_id, expires_at)
     select $1, $2, $3, $4, $5, $6, $7, $8 where (select count(*) from person_job where person_id = $1 and ${ACTIVE}) < $9 returning id`,
    [
      ...[job.personId, job.kind, job.type, JSON.stringify(job.input), job.title],
      ...[job.about?.kind ?? null, job.about?.id ?? null, job.expiresAt, mostActive],
    ],
  );
  return rows[0]?.id;
}

/** One statement decides who runs it: a message of the queue may come twice. */
export async function claimJob(db: Queryable, jobId: string, lease: string): Promise<ClaimedJob | undefined> {
  const { rows } = await db.query<Omit<ClaimedJob, 'jobId' | 'lease'>>(
    `update person_job set state = 'running', lease = $2, heartbeat_at = now(), tries = tries + 1, progress = 0, progress_word = null, rows_done = null, rows_total = null,
            started_at = coalesce(started_at, now())
      where id = $1 and state = 'waiting' returning person_id as "personId", kind, type, title, input, ${ABOUT}`,
    [jobId, lease],
  );
  return rows[0] && { ...rows[0], jobId, lease };
}

type Held = Pick<ClaimedJob, 'jobId' | 'lease'>;
const HELD = `id = $1 and lease = $2 and state = 'running'`;

/** Says that it is being worked on, and how far; false when it is no longer ours: cancelled, or given to another. */
export async function beat(
  db: Queryable,
  { jobId, lease }: Held,
  { progress, word, rows }: { progress: number; word: JobProgressWord | null; rows: JobRows | null },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update person_job set heartbeat_at = now(), progress = $3, progress_word = $4, rows_done = $5, rows_total = $6 where ${HELD}`,
    [jobId, lease, progress, word, rows?.done ?? null, rows?.total ?? null],
  );
  return rowCount === 1;
}

interface Ended {
  readonly fileId?: string | null;
  readonly data?: Json | null;
  readonly rows?: JobRows | null;
  readonly recordRange?: RecordRange | undefined;
}

/** Its rows with it: no beat comes after this one. False when it is no longer ours: then its result is nobody's. */
export async function finishJob(
  db: Queryable,
  { jobId, lease }: Held,
  { fileId = null, data = null, rows = null, recordRange }: Ended,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update person_job set state = 'done', progress = 1, progress_word = null, lease = null, file_id = $3, result = $4, rows_done = $5, rows_total = $6,
            record_range = $7, is_news = true, finished_at = now()
      where ${HELD}`,
    [
      ...[jobId, lease, fileId, data === null ? null : JSON.stringify(data), rows?.done ?? null, rows?.total ?? null],
      recordRange === undefined ? null : JSON.stringify(recordRange),
    ],
  );
  return rowCount === 1;
}

/** False when it is no longer ours: then it has not failed. */
export async function failJob(db: Queryable, { jobId, lease }: Held, reason: StoredReason): Promise<boolean> {
  const { rowCount } = await db.query(
    `update person_job set state = 'failed', lease = null, reason = $3, is_news = true, finished_at = now() where ${HELD}`,
    [jobId, lease, JSON.stringify(reason)],
  );
  return rowCount === 1;
}

export interface SilentJob extends Pick<ClaimedJob, 'jobId' | 'personId' | 'type' | 'title'> {
  readonly state: JobState;
}

/** Jobs whose process is not heard of any more wait again, or have failed when that happened too often. */
export async function giveBackSilent(db: Queryable, mostTries: number, reason: StoredReason): Promise<SilentJob[]> {
  const { rows } = await db.query<SilentJob>(
    `update person_job set lease = null, state = case when tries < $1 then 'waiting' else 'failed' end,
            reason = case when tries < $1 then null else $2::jsonb end, is_news = tries >= $1, finished_at = case when tries >= $1 then now() end
      where state = 'running' and heartbeat_at < now() - ${SILENCE}
      returning id as "jobId", person_id as "personId", type, title, state`,
    [mostTries, JSON.stringify(reason)],
  );
  return rows;
}

export interface JobPage {
  readonly page: number;
  readonly size: number;
  /** Only what has made a file, or is to make one. */
  readonly isDownload: boolean;
}

export async function listJobs(
  db: Queryable,
  personId: string,
  now: Date,
  { page, size, isDownload }: JobPage,
): Promise<{ total: number; items: JobRow[] }> {
  const where = `j.person_id = $1 and j.expires_at > $2 and (not $3 or j.type <> 'other' or j.file_id is not null)`;
  const counted = await db.query<{ total: number }>(`select count(*) as total from person_job j where ${where}`, [
    ...[personId, now, isDownload],
  ]);
  const { rows } = await db.query<JobRow>(
    `select ${COLUMNS} ${FROM} where ${where} order by j.created_at desc, j.id limit $4 offset $5`,
    [personId, now, isDownload, size, (page - 1) * size],
  );
  return { total: counted.rows[0]?.total ?? 0, items: rows };
}

/** One that has ended, as it was asked for. */
export async function findEnded(
  db: Queryable,
  personId: string,
  jobId: string,
  now: Date,
): Promise<Pick<NewJob, 'kind' | 'input' | 'title' | 'about'> | undefined> {
  const { rows } = await db.query<{ kind: string; input: object; title: string; about: ObjectRef | null }>(
    `select kind, input, title, ${ABOUT}
       from person_job where person_id = $1 and id = $2 and expires_at > $3 and not ${ACTIVE}`,
    [personId, jobId, now],
  );
  return rows[0] && { ...rows[0], about: rows[0].about ?? undefined };
}

export async function findJob(db: Queryable, personId: string, jobId: string, now: Date): Promise<JobRow | undefined> {
  const { rows } = await db.query<JobRow>(
    `select ${COLUMNS} ${FROM} where j.person_id = $1 and j.id = $2 and j.expires_at > $3`,
    [personId, jobId, now],
  );
  return rows[0];
}

/** The job that made a file. */
export async function findMaker(
  db: Queryable,
  fileId: string,
  personId: string,
  now: Date,
): Promise<JobRow | undefined> {
  const { rows } = await db.query<JobRow>(
    `select ${COLUMNS} ${FROM} where j.person_id = $1 and j.file_id = $2 and j.expires_at > $3`,
    [personId, fileId, now],
  );
  return rows[0];
}

/** How these stand, whoever's they are; one that has expired is missing. */
export async function listJobStates(db: Queryable, jobIds: readonly string[]): Promise<ReadonlyMap<string, JobState>> {
  const { rows } = await db.query<{ id: string; state: JobState }>(
    'select id, state from person_job where id = any($1)',
    [jobIds],
  );
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** How a job stands, whoever's it is: for what it makes belongs to others too. */
export async function findJobStanding(
  db: Queryable,
  jobId: string,
): Promise<Pick<JobRow, 'state' | 'progress' | 'reason'> | undefined> {
  const { rows } = await db.query<Pick<JobRow, 'state' | 'progress' | 'reason'>>(
    'select state, progress, reason from person_job where id = $1',
    [jobId],
  );
  return rows[0];
}

/** The person knows: it is no news. */
export async function cancelJob(db: Queryable, personId: string, jobId: string): Promise<void> {
  await db.query(
    `update person_job set state = 'cancelled', lease = null, finished_at = now() where person_id = $1 and id = $2 and ${ACTIVE}`,
    [personId, jobId],
  );
}

/** As whoever runs the installation sees it: whose it is and how it stands, never what it is called or made of. */
export interface AnybodysJob {
  readonly jobId: string;
  readonly personId: string;
  readonly kind: string;
  readonly type: JobType;
  readonly state: JobState;
  readonly progress: number;
  readonly reason: StoredReason | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

export async function listAnybodysJobs(
  db: Queryable,
  { state, page, size }: { readonly state: JobState | undefined; readonly page: number; readonly size: number },
): Promise<{ total: number; items: AnybodysJob[] }> {
  const where = '($1::text is null or state = $1)';
  const counted = await db.query<{ total: number }>(`select count(*)::int as total from person_job where ${where}`, [
    state ?? null,
  ]);
  const { rows } = await db.query<AnybodysJob>(
    `select id as "jobId", person_id as "personId", kind, type, state, progress, reason, created_at as "createdAt",
            finished_at as "finishedAt"
       from person_job where ${where} order by created_at desc, id limit $2 offset $3`,
    [state ?? null, size, (page - 1) * size],
  );
  return { total: counted.rows[0]?.total ?? 0, items: rows };
}

export async function findJobOwner(db: Queryable, jobId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ personId: string }>(
    'select person_id as "personId" from person_job where id = $1',
    [jobId],
  );
  return rows[0]?.personId;
}

/** By whoever runs the installation: its person hears of it as of one that failed. False when it has ended. */
export async function stopJob(db: Queryable, jobId: string, reason: StoredReason): Promise<boolean> {
  const { rowCount } = await db.query(
    `update person_job set state = 'failed', lease = null, reason = $2, is_news = true, finished_at = now()
      where id = $1 and ${ACTIVE}`,
    [jobId, JSON.stringify(reason)],
  );
  return rowCount === 1;
}

export async function markSeen(db: Queryable, personId: string, jobIds: readonly string[]): Promise<void> {
  await db.query('update person_job set is_news = false where person_id = $1 and id = any($2) and is_news', [
    personId,
    jobIds,
  ]);
}

/** The ended job goes; says which file it leaves behind. Undefined when there is none that has ended. */
export async function deleteEnded(
  db: Queryable,
  personId: string,
  jobId: string,
): Promise<{ fileId: string | null } | undefined> {
  const { rows } = await db.query<{ fileId: string | null }>(
    `delete from person_job where person_id = $1 and id = $2 and not ${ACTIVE} returning file_id as "fileId"`,
    [personId, jobId],
  );
  return rows[0];
}

/** Those whose time has come, whatever their state: their files are left behind. */
export async function deleteExpired(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from person_job where expires_at <= $1', [now]);
}

/** Files that were made for a job and belong to none: its job is gone, or its process died before it could say so. */
export async function listFilesWithoutJob(db: Queryable, madeBefore: Date, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select f.id from kept_file f where f.object_kind = 'job' and not exists (select 1 from person_job j where j.file_id = f.id)
        and not exists (select 1 from person_job j where j.id::text = f.object_id and j.state = 'running' and f.created_at > $1) limit $2`,
    [madeBefore, limit],
  );
  return rows.map(row => row.id);
}

/** The job, as long as somebody is at work on it: one that was stopped, has failed or is done is none. */
export async function findActiveJob(db: Queryable, jobId: string | null): Promise<string | null> {
  if (jobId === null) return null;
  const standing = await findJobStanding(db, jobId);
  return standing?.state === 'waiting' || standing?.state === 'running' ? jobId : null;
}

/** A person's newest job of a kind that somebody is at work on, by what it was asked. */
export async function findActiveJobOf(
  db: Queryable,
  personId: string,
  kind: string,
  input: object,
): Promise<string | null> {
  const { rows } = await db.query<{ jobId: string }>(
    `select id as "jobId" from person_job where person_id = $1 and kind = $2 and ${ACTIVE} and input @> $3 order by created_at desc limit 1`,
    [personId, kind, JSON.stringify(input)],
  );
  return rows[0]?.jobId ?? null;
}
