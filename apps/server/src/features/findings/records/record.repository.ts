import type { recordLists } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '../../../authorisation/actor.ts';
import { visibleRecords } from '../../../authorisation/visible-records.ts';
import type { Database } from '../../../platform/database/database.ts';

export type RecordList = (typeof recordLists)[number];

export interface RecordRow {
  readonly answerRecordId: string;
  readonly serial: number | null;
  readonly status: number;
  readonly setAside: {
    readonly as: 'invalid' | 'deleted';
    readonly reason: string;
    readonly nickName: string;
    readonly at: Date;
  } | null;
  readonly isBooster: boolean;
  readonly startedAt: Date;
  readonly submittedAt: Date | null;
  readonly activeMs: number;
  /** Empty for a one-to-one link and the identity check: their codes are one person's secret, and no channel. */
  readonly channel: string;
  readonly entrance: 'link' | 'personal' | 'identity';
  readonly terminal: string | null;
  readonly system: string | null;
  readonly browser: string | null;
  readonly nation: string | null;
  readonly province: string | null;
  readonly city: string | null;
  readonly memo: string;
  readonly answers: Readonly<Record<string, Json>>;
  readonly log: readonly Json[];
}

const SUCCESS = 2;

/** What each list shows. An unfinished one is not submitted, and not held for a quota either. */
const inList: Readonly<Record<RecordList, RawBuilder<SqlBool>>> = {
  all: sql<SqlBool>`answer_record.set_aside is distinct from 'deleted'`,
  success: sql<SqlBool>`answer_record.set_aside is null and answer_record.status = ${SUCCESS}`,
  invalid: sql<SqlBool>`answer_record.set_aside = 'invalid'`,
  unfinished: sql<SqlBool>`answer_record.set_aside is null and answer_record.status = 1`,
  deleted: sql<SqlBool>`answer_record.set_aside = 'deleted'`,
};

export async function countRecords(
  database: Database,
  actor: Actor,
  scrollId: string,
  list: RecordList,
): Promise<number> {
  const { total } = await visible(database, actor, scrollId)
    .where(inList[list])
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Newest first; unfinished ones after the submitted. */
export async function listRecords(
  database: Database,
  actor: Actor,
  scrollId: string,
  { list, offset, limit }: { list: RecordList; offset: number; limit: number },
): Promise<RecordRow[]> {
  const rows = await detailed(database, actor, scrollId)
    .where(inList[list])
    .orderBy('answer_record.serial', order => order.desc().nullsLast())
    .orderBy('answer_record.started_at', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(present);
}

export async function findRecord(
  database: Database,
  actor: Actor,
  scrollId: string,
  answerRecordId: string,
): Promise<RecordRow | undefined> {
  const row = await detailed(database, actor, scrollId)
    .where('answer_record.answer_record_id', '=', answerRecordId)
    .executeTakeFirst();
  return row && present(row);
}

/** Those of the ids that the actor may see. */
export async function listVisibleIds(
  database: Database,
  actor: Actor,
  scrollId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await visible(database, actor, scrollId)
    .where('answer_record.answer_record_id', 'in', ids)
    .select('answer_record.answer_record_id')
    .execute();
  return rows.map(row => row.answer_record_id);
}

/**
 * The next success samples after a serial number, in their order: an export walks through them without holding them all. Those marked
 * invalid are among them, to be told apart by whoever reads the file; deleted ones are not.
 */
export async function listSamplesAfter(
  database: Database,
  actor: Actor,
  scrollId: string,
  serial: number,
  limit: number,
): Promise<RecordRow[]> {
  const rows = await detailed(database, actor, scrollId)
    .where(inList.all)
    .where('answer_record.status', '=', SUCCESS)
    .where('answer_record.serial', '>', String(serial))
    // The index has those without a number first when it is read this way round. None is among these, but PostgreSQL sorts unless it is told so.
    .orderBy('answer_record.serial', order => order.asc().nullsFirst())
    .limit(limit)
    .execute();
  return rows.map(present);
}

/** How many of them there are. */
export async function countSamples(database: Database, actor: Actor, scrollId: string): Promise<number> {
  const { total } = await visible(database, actor, scrollId)
    .where(inList.all)
    .where('answer_record.status', '=', SUCCESS)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
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
    .leftJoin('person', 'person.id', 'answer_record.set_aside_by')
    .selectAll('answer_record')
    .select(['survey_link.name as link_name', 'person.nick_name as set_aside_by_name']);
}

type DetailedRow = Awaited<ReturnType<ReturnType<typeof detailed>['execute']>>[number];

function present(row: DetailedRow): RecordRow {
  const { terminal, system, browser, nation, province, city, memo, answers, log } = row;
  return {
    answerRecordId: row.answer_record_id,
    serial: row.serial === null ? null : Number(row.serial),
    status: row.status,
    setAside:
      row.set_aside && row.set_aside_at
        ? {
            ...{ as: row.set_aside, reason: row.set_aside_reason, at: row.set_aside_at },
            nickName: row.set_aside_by_name ?? '',
          }
        : null,
    isBooster: row.is_booster,
    startedAt: row.started_at,
    submittedAt: row.submitted_at,
    activeMs: Number(row.active_ms),
    channel: row.channel || row.link_name || (row.entrance === 'link' ? row.link_code : ''),
    entrance: row.entrance,
    ...{ terminal, system, browser, nation, province, city, memo, answers, log },
  };
}
