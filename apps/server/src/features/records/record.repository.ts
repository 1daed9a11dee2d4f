import type { Json } from '@wenshu/survey-core';
import type { Actor } from '../../authorisation/actor.ts';
import { visibleRecords } from '../../authorisation/visible-records.ts';
import type { Database } from '../../platform/database/database.ts';

export interface RecordRow {
  readonly answerRecordId: string;
  readonly serial: number | null;
  readonly status: number;
  readonly startedAt: Date;
  readonly submittedAt: Date | null;
  readonly channel: string;
  readonly answers: Readonly<Record<string, Json>>;
}

const SUCCESS = 2;

export async function countRecords(database: Database, actor: Actor, scrollId: string): Promise<number> {
  const { total } = await visible(database, actor, scrollId)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Newest first; unfinished ones after the submitted. */
export async function listRecords(
  database: Database,
  actor: Actor,
  scrollId: string,
  page: { offset: number; limit: number },
): Promise<RecordRow[]> {
  const rows = await detailed(database, actor, scrollId)
    .orderBy('answer_record.serial', order => order.desc().nullsLast())
    .orderBy('answer_record.started_at', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  return rows.map(present);
}

/** The next success samples after a serial number, in their order: an export walks through them without holding them all. */
export async function listSamplesAfter(
  database: Database,
  actor: Actor,
  scrollId: string,
  serial: number,
  limit: number,
): Promise<RecordRow[]> {
  const rows = await detailed(database, actor, scrollId)
    .where('answer_record.status', '=', SUCCESS)
    .where('answer_record.serial', '>', String(serial))
    .orderBy('answer_record.serial')
    .limit(limit)
    .execute();
  return rows.map(present);
}

function visible(database: Database, actor: Actor, scrollId: string) {
  return database.kysely
    .selectFrom('answer_record')
    .where('answer_record.scroll_id', '=', scrollId)
    .where(visibleRecords(actor, 'answer_record.scroll_id'));
}

function detailed(database: Database, actor: Actor, scrollId: string) {
  return visible(database, actor, scrollId)
    .leftJoin('survey_link', 'survey_link.link_code', 'answer_record.link_code')
    .select([
      'answer_record.answer_record_id',
      'answer_record.serial',
      'answer_record.status',
      'answer_record.started_at',
      'answer_record.submitted_at',
      'answer_record.answers',
      'answer_record.link_code',
      'survey_link.name as link_name',
    ]);
}

type DetailedRow = Awaited<ReturnType<ReturnType<typeof detailed>['execute']>>[number];

function present(row: DetailedRow): RecordRow {
  return {
    answerRecordId: row.answer_record_id,
    serial: row.serial === null ? null : Number(row.serial),
    status: row.status,
    startedAt: row.started_at,
    submittedAt: row.submitted_at,
    channel: row.link_name || row.link_code,
    answers: row.answers,
  };
}
