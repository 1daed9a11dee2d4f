import { answerStatus, type Right, type recordLists } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '../../../authorisation/actor.ts';
import { visibleRecords } from '../../../authorisation/visible-records.repository.ts';
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
  readonly trapsFailed: number | null;
  /** Null until it is submitted. */
  readonly flags: readonly number[] | null;
  readonly flatGrids: readonly string[];
  readonly versionTime: number;
  readonly languageId: number;
  /** Operands of logic, as they were when it began. */
  readonly operands: {
    readonly channel: string;
    readonly labels: readonly string[];
    readonly parameters: Readonly<Record<string, string>>;
  };
  /** Answer keys as this respondent met them, where chance decided. */
  readonly shownKeys: readonly string[] | null;
  readonly startedAt: Date;
  readonly submittedAt: Date | null;
  readonly activeMs: number;
  /** Milliseconds by the question that begins the page. */
  readonly pageMs: Readonly<Record<string, number>>;
  /** Empty for a one-to-one link and the identity check: their codes are one person's secret, and no channel. */
  readonly channel: string;
  readonly entrance: 'link' | 'personal' | 'identity';
  readonly terminal: string | null;
  readonly system: string | null;
  readonly browser: string | null;
  readonly nation: string | null;
  readonly province: string | null;
  readonly city: string | null;
  readonly regionCode: string | null;
  readonly memo: string;
  readonly answers: Readonly<Record<string, Json>>;
  readonly log: readonly Json[];
}

const { declined, success, notCompleted } = answerStatus;

/** What each list shows. An unfinished one is not submitted, and not held for a quota either. */
const inList: Readonly<Record<RecordList, RawBuilder<SqlBool>>> = {
  all: sql<SqlBool>`collected_record.set_aside is distinct from 'deleted'`,
  success: sql<SqlBool>`collected_record.set_aside is null and collected_record.status = ${success}`,
  invalid: sql<SqlBool>`collected_record.set_aside = 'invalid'`,
  declined: sql<SqlBool>`collected_record.set_aside is null and collected_record.status = ${declined}`,
  unfinished: sql<SqlBool>`collected_record.set_aside is null and collected_record.status = ${notCompleted}`,
  deleted: sql<SqlBool>`collected_record.set_aside = 'deleted'`,
};

export async function countRecords(
  database: Database,
  actor: Actor,
  scrollId: string,
  list: RecordList,
): Promise<number> {
  const { total } = await visible(database, await those(database, actor, scrollId, 'records.view'))
    .where(inList[list])
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Newest first; unfinished ones after the submitted. */
export async function listRecords(
  database: Database,
  actor: Actor,
  scrollId: string,
  { list, offset, limit }: { list: RecordList; offset: number; limit: number },
): Promise<RecordRow[]> {
  const rows = await detailed(database, await those(database, actor, scrollId, 'records.view'))
    .where(inList[list])
    .orderBy('collected_record.serial', order => order.desc().nullsLast())
    .orderBy('collected_record.started_at', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(readRow);
}

export async function findRecord(
  database: Database,
  actor: Actor,
  scrollId: string,
  answerRecordId: string,
): Promise<RecordRow | undefined> {
  const row = await detailed(database, await those(database, actor, scrollId, 'records.view'))
    .where('collected_record.answer_record_id', '=', answerRecordId)
    .executeTakeFirst();
  return row && readRow(row);
}

/** Those of the ids that the actor may see. */
export async function listVisibleIds(
  database: Database,
  actor: Actor,
  scrollId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await visible(database, await those(database, actor, scrollId, 'records.view'))
    .where('collected_record.answer_record_id', 'in', ids)
    .select('collected_record.answer_record_id')
    .execute();
  return rows.map(row => row.answer_record_id);
}

/** Records by what the actor wants to do with them: whoever may export need not be one who may look, nor the other way round. */
function those(database: Database, actor: Actor, scrollId: string, right: Extract<Right, `records.${string}`>) {
  return visibleRecords(database.pool, actor, { scrollId, right, table: 'collected_record' });
}

function visible(database: Database, condition: RawBuilder<SqlBool>) {
  return database.kysely.selectFrom('collected_record').where(condition);
}

function detailed(database: Database, condition: RawBuilder<SqlBool>) {
  return visible(database, condition)
    .leftJoin('link_entrance', 'link_entrance.link_code', 'collected_record.link_code')
    .leftJoin('person_name', 'person_name.person_id', 'collected_record.set_aside_by')
    .selectAll('collected_record')
    .select(['link_entrance.name as link_name', 'person_name.nick_name as set_aside_by_name']);
}

type DetailedRow = Awaited<ReturnType<ReturnType<typeof detailed>['execute']>>[number];

function readRow(row: DetailedRow): RecordRow {
  const { terminal, system, browser, nation, province, city, memo, answers, log } = row;
  return {
    answerRecordId: row.answer_record_id,
    serial: row.serial,
    status: row.status,
    setAside:
      row.set_aside && row.set_aside_at
        ? {
            as: row.set_aside,
            reason: row.set_aside_reason,
            at: row.set_aside_at,
            nickName: row.set_aside_by_name ?? '',
          }
        : null,
    isBooster: row.is_booster,
    trapsFailed: row.traps_failed,
    flags: row.flags,
    flatGrids: row.flat_grids,
    versionTime: row.version_time,
    languageId: row.language_id,
    operands: { channel: row.channel, labels: row.labels, parameters: row.parameters },
    shownKeys: row.shown_orders?.questions ?? null,
    startedAt: row.started_at,
    submittedAt: row.submitted_at,
    activeMs: row.active_ms,
    pageMs: row.page_ms,
    regionCode: row.region_code,
    channel: row.channel || row.link_name || (row.entrance === 'link' ? row.link_code : ''),
    entrance: row.entrance,
    terminal,
    system,
    browser,
    nation,
    province,
    city,
    memo,
    answers,
    log,
  };
}
