import type { ToldReport } from '@wenshu/analysis';
import type { ScheduleRecipient, ScheduleRule, ScheduleStop } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import type { Queryable } from '../../../platform/database/database.ts';

/** By language, because what a figure is called is in one. */
export type ToldReports = Readonly<Partial<Record<Language, ToldReport>>>;

export interface ScheduleRow {
  readonly scheduleId: string;
  readonly reportId: string;
  readonly scrollId: string;
  readonly personId: string;
  readonly shareId: string;
  readonly rule: ScheduleRule;
  readonly recipients: readonly ScheduleRecipient[];
  readonly hasPdf: boolean;
  readonly nextAt: Date | null;
  readonly stopped: ScheduleStop | null;
  readonly told: ToldReports | null;
}

const COLUMNS = `schedule_id as "scheduleId", report_id as "reportId", scroll_id as "scrollId", person_id as "personId", share_id as "shareId",
  rule, recipients, has_pdf as "hasPdf", next_at as "nextAt", stopped, told`;

export async function findSchedule(db: Queryable, reportId: string): Promise<ScheduleRow | undefined> {
  const { rows } = await db.query<ScheduleRow>(`select ${COLUMNS} from report_schedule where report_id = $1`, [
    reportId,
  ]);
  return rows[0];
}

/** Whoever else saves or stops it waits. */
export async function lockSchedule(db: Queryable, reportId: string): Promise<ScheduleRow | undefined> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`report-schedule:${reportId}`]);
  const { rows } = await db.query<ScheduleRow>(
    `select ${COLUMNS} from report_schedule where report_id = $1 for update`,
    [reportId],
  );
  return rows[0];
}

export type NewSchedule = Omit<ScheduleRow, 'nextAt' | 'stopped' | 'told'> & {
  readonly nextAt: Date;
  readonly now: Date;
};

/** What was told last stays: the next mail goes on from there. */
export async function writeSchedule(db: Queryable, schedule: NewSchedule): Promise<void> {
  const { scheduleId, reportId, scrollId, personId, shareId, rule, recipients, hasPdf, nextAt, now } = schedule;
  await db.query(
    `insert into report_schedule (report_id, schedule_id, scroll_id, person_id, share_id, rule, recipients, has_pdf, next_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (report_id) do update set person_id = excluded.person_id, share_id = excluded.share_id, rule = excluded.rule,
       recipients = excluded.recipients, has_pdf = excluded.has_pdf, next_at = excluded.next_at, stopped = null,
       told = case when report_schedule.person_id = excluded.person_id then report_schedule.told end`,
    [
      ...[reportId, scheduleId, scrollId, personId, shareId, JSON.stringify(rule), JSON.stringify(recipients)],
      ...[hasPdf, nextAt, now],
    ],
  );
}

/** False when it had been stopped before. */
export async function markStopped(db: Queryable, reportId: string, stopped: ScheduleStop): Promise<boolean> {
  const { rowCount } = await db.query(
    `update report_schedule set next_at = null, stopped = $2
      where report_id = $1 and (next_at is not null or (stopped = 'paused' and $2 <> 'paused'))`,
    [reportId, stopped],
  );
  return rowCount === 1;
}

/** One that is due, until the transaction ends ours; others take the next one. */
export async function lockDueSchedule(db: Queryable, now: Date): Promise<ScheduleRow | undefined> {
  const { rows } = await db.query<ScheduleRow>(
    `select ${COLUMNS} from report_schedule where next_at <= $1 order by next_at limit 1 for update skip locked`,
    [now],
  );
  return rows[0];
}

export async function writeNext(db: Queryable, reportId: string, nextAt: Date): Promise<void> {
  await db.query('update report_schedule set next_at = $2 where report_id = $1', [reportId, nextAt]);
}

/** Beside what was told in other languages. */
export async function writeTold(db: Queryable, reportId: string, told: ToldReports): Promise<void> {
  await db.query(`update report_schedule set told = coalesce(told, '{}') || $2::jsonb where report_id = $1`, [
    reportId,
    JSON.stringify(told),
  ]);
}
