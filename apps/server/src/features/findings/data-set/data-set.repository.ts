import type { DataRecord } from '@wenshu/analysis';
import type { Queryable } from '../../../platform/database/database.ts';
import { NEWEST_VERSION_TIME } from '../../design/questionnaire-design/index.ts';
import { CODE_MARKS, CODED_PLACES, type CodedPlace, type CodeMarks } from './coded-values.repository.ts';
import {
  RECORDED_FIGURES,
  RECORDED_PLACES,
  type RecordedFigures,
  type RecordedPlace,
} from './recorded-values.repository.ts';

interface Look {
  readonly history: string;
  readonly seen: string;
  readonly asOf: number;
  /** The newest snapshot; null when the questionnaire is gone or was never published. */
  readonly versionTime: number | null;
  /** Variables whose values are recorded. */
  readonly recorded: readonly RecordedPlace[];
  /** Variables made of what was coded. */
  readonly coded: readonly CodedPlace[];
}

/**
 * What one transaction sees. The history is this cluster's name, its timeline (a physical restore begins another) and the transaction that
 * made or restored the tables.
 */
export async function beginLook(db: Queryable, scrollId: string): Promise<Look> {
  await db.query('begin transaction isolation level repeatable read read only');
  const { rows } = await db.query<Look>(`select ${LOOK_COLUMNS}`, [scrollId]);
  return rows[0]!;
}

const LOOK_COLUMNS = `(select system_identifier from pg_control_system()) || '/' || (select timeline_id from pg_control_checkpoint()) || '/' ||
    current_database() || '/' || (select since::text from record_history) as history,
  pg_current_snapshot()::text as seen, (extract(epoch from clock_timestamp()) * 1000)::bigint as "asOf",
  ${NEWEST_VERSION_TIME} as "versionTime", ${RECORDED_PLACES} as recorded, ${CODED_PLACES} as coded`;

/** What one statement sees, and whether there is anything to read: every table is looked at before it is counted. */
export async function glanceAt(
  db: Queryable,
  scrollId: string,
  since: string,
): Promise<Look & { readonly hasNews: boolean }> {
  const { rows } = await db.query<Look & { readonly hasNews: boolean }>(
    `select ${LOOK_COLUMNS},
            exists (select from collected_record where scroll_id = $1 and ${IS_NEWS})
              or exists (select from answer_record_gone where scroll_id = $1 and ${IS_NEWS}) as "hasNews"`,
    [scrollId, since],
  );
  return rows[0]!;
}

export async function endLook(db: Queryable): Promise<void> {
  await db.query('commit');
}

export interface ChangedRecord extends DataRecord {
  readonly answerRecordId: string;
  /** Only where it was asked for; null when nothing is. */
  readonly recorded?: RecordedFigures | null;
  readonly marks?: CodeMarks | null;
}

/** What is kept beside records, for whoever reads them with it. */
interface Beside {
  readonly hasRecorded: boolean;
  readonly hasCoded: boolean;
}

interface Since {
  /** What an earlier look saw; all there is when there was none. */
  readonly since: string | undefined;
  readonly limit: number;
}

/**
 * What transactions wrote that the earlier look did not see. Numbers are given before they are committed, so "all above the highest" loses
 * rows; "all below the oldest that still runs" loses none, but one long transaction anywhere on the server would hold everybody's news back.
 */
const isNewsTo = (seen: string) =>
  `changed >= pg_snapshot_xmin(${seen}::pg_snapshot) and not pg_visible_in_snapshot(changed, ${seen}::pg_snapshot)`;
const IS_NEWS = isNewsTo('$2');
/** A look that saw nothing: everything is news to it. */
const NOTHING = '3:3:';

const RECORD_COLUMNS = `answer_record_id as "answerRecordId", status, set_aside as "setAside", set_aside_reason as "setAsideReason", serial, version_time as "versionTime",
  (extract(epoch from started_at) * 1000)::bigint as "startedAt", (extract(epoch from submitted_at) * 1000)::bigint as "submittedAt",
  active_ms as "activeMs", channel, entrance, link_code as "linkCode", nation, province, city, region_code as "regionCode", terminal, system, browser, labels,
  language_id as "languageId", is_booster as "isBooster", parameters, memo, page_ms as "pageMs", page_at as "pageAt", traps_failed as "trapsFailed", flags, answers`;

const columnsWith = ({ hasRecorded, hasCoded }: Beside) =>
  [RECORD_COLUMNS, ...(hasRecorded ? [RECORDED_FIGURES] : []), ...(hasCoded ? [CODE_MARKS] : [])].join();

/** Records that changed since, piece by piece: inside a look. */
export async function* readChangedRecords(
  db: Queryable,
  scrollId: string,
  { since, limit, ...beside }: Since & Beside,
): AsyncGenerator<ChangedRecord[]> {
  await db.query(
    `declare changed_records no scroll cursor for select ${columnsWith(beside)} from collected_record
      where scroll_id = $1 and ${IS_NEWS}`,
    [scrollId, since ?? NOTHING],
  );
  yield* fetchAll<ChangedRecord>(db, 'changed_records', limit);
}

export async function findRecords(
  db: Queryable,
  scrollId: string,
  ids: readonly string[],
  beside: Beside,
): Promise<ChangedRecord[]> {
  const { rows } = await db.query<ChangedRecord>(
    `select ${columnsWith(beside)} from collected_record where scroll_id = $1 and answer_record_id = any($2)`,
    [scrollId, ids],
  );
  return rows;
}

/** Ids of records that were removed since. */
export async function* readRemovedRecords(
  db: Queryable,
  scrollId: string,
  { since, limit }: Since,
): AsyncGenerator<{ id: string }[]> {
  await db.query(
    `declare removed_records no scroll cursor for select answer_record_id as id from answer_record_gone
      where scroll_id = $1 and ${IS_NEWS}`,
    [scrollId, since ?? NOTHING],
  );
  yield* fetchAll<{ id: string }>(db, 'removed_records', limit);
}

async function* fetchAll<T extends object>(db: Queryable, cursor: string, limit: number): AsyncGenerator<T[]> {
  for (;;) {
    const { rows } = await db.query<T>(`fetch ${limit} from ${cursor}`);
    if (rows.length > 0) yield rows;
    if (rows.length < limit) break;
  }
  await db.query(`close ${cursor}`);
}

export async function listExistingSurveys(db: Queryable, scrollIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'select scroll_id as id from questionnaire_summary where scroll_id = any($1)',
    [scrollIds],
  );
  return rows.map(({ id }) => id);
}

/** What a look at the database sees at this moment. */
export async function findSeen(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ seen: string }>('select pg_current_snapshot()::text as seen');
  return rows[0]!.seen;
}

interface SeenSurvey {
  readonly scrollId: string;
  readonly seen: string;
}

/**
 * Whether records came, changed or went since each look, in one statement. What is no look of PostgreSQL's has news: whoever sent it looks
 * again and gets a right one.
 */
export async function haveNews(db: Queryable, looks: readonly SeenSurvey[]): Promise<readonly boolean[]> {
  const { rows } = await db.query<{ news: boolean }>({
    name: 'records-have-news',
    text: `select case when pg_input_is_valid(w.seen, 'pg_snapshot') then
                    exists (select 1 from collected_record r where r.scroll_id = w.scroll_id and ${isNewsTo('w.seen')})
                    or exists (select 1 from answer_record_gone g where g.scroll_id = w.scroll_id and ${isNewsTo('w.seen')})
                  else true end as news
             from unnest($1::text[], $2::text[]) with ordinality as w(scroll_id, seen, place) order by w.place`,
    values: [looks.map(({ scrollId }) => scrollId), looks.map(({ seen }) => seen)],
  });
  return rows.map(({ news }) => news);
}

/** Records that came or changed since a look. */
export async function listChangedIds(db: Queryable, scrollId: string, since: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select answer_record_id as id from collected_record where scroll_id = $1 and ${IS_NEWS} order by answer_record_id`,
    [scrollId, since],
  );
  return rows.map(({ id }) => id);
}

/** Copies that slept longer than this are made anew, so nobody reads older ones: `OLDEST_MS` in the owner is less. */
export async function deleteGoneBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from answer_record_gone where removed_at < $1', [before]);
}
