import { answerStatus } from '@wenshu/api-contract';
import { qualityFlags } from '@wenshu/survey-core';
import type { Queryable } from '../../../../platform/database/database.ts';
import { type Held, lockLiveSurveys } from '../../../design/live-settings/index.ts';
import { lockRespondents, writeRespondentStatuses } from '../../respondents/index.ts';
import type { Decided } from './decide-submissions.ts';
import type { LiveGroup, LiveSurvey } from './live-survey.ts';
import { ownFlags, type Paces } from './own-flags.ts';
import { type Pace, twinKinds } from './quality.repository.ts';
import type { StoredRecord, Submission } from './submission.ts';

/** The surveys of a group, locked, with nobody of the group counted yet. */
export async function lockSurveys(
  db: Queryable,
  scrollIds: readonly string[],
  held: Held = 'wait',
): Promise<Map<string, LiveSurvey>> {
  const locked = [...(await lockLiveSurveys(db, scrollIds, held))];
  return new Map(
    locked.map(([scrollId, survey]) => [
      scrollId,
      { ...survey, submittedBy: { address: new Map(), device: new Map(), person: new Map() }, placesLeft: new Map() },
    ]),
  );
}

/** The people of the name list among them. */
export async function findRespondents(
  db: Queryable,
  submissions: readonly Submission[],
): Promise<LiveGroup['respondents']> {
  return lockRespondents(
    db,
    submissions.flatMap(({ arrival: { scrollId, respondentId } }) =>
      respondentId === null ? [] : [{ scrollId, respondentId }],
    ),
  );
}

/** By `scrollId/answerRecordId`: how long each page has taken, this submission included. */
export type PageMs = ReadonlyMap<string, Readonly<Record<string, number>>>;

export interface FoundRecord {
  readonly stored: Map<string, StoredRecord>;
  readonly enabledCodes: Set<string>;
  /** By code, of those that take only so many. */
  readonly caps: Map<string, number>;
  /** Surveys whose answers another system takes. */
  readonly pushedSurveys: Set<string>;
  readonly pageMs: PageMs;
  /** By survey, of those that have one. */
  readonly paces: Map<string, Pace>;
}

/**
 * What was stored of these records before, by `scrollId/answerRecordId`: a repeated submit gets its outcome, a saved one its time. And the
 * codes among theirs that are switched on, how long their pages have taken now, and how fast others are.
 */
export async function findStored(db: Queryable, submissions: readonly Submission[]): Promise<FoundRecord> {
  const { rows } = await db.query<StoredRow>({
    name: 'submission-find-stored',
    text: `select w.scroll_id, w.answer_record_id, w.code, coalesce(l.enabled, p.is_enabled, false) as is_enabled, r.status, r.is_submit, r.link_code,
                  r.cookie_id, r.respondent_id, case when r.is_submit then r.answers end as answers, r.started_at, r.active_ms, coalesce(r.last_active_at, r.started_at) as last_active_at,
                  page_ms_after(coalesce(r.page_ms, '{}'), active_ms_between(coalesce(r.last_active_at, r.started_at, w.opened), w.now),
                                coalesce(r.page_at, w.first_page), w.said) as page_ms,
                  t.fast_below_ms, t.due_serial, l.cap, exists (select from docking_push d where d.scroll_id = w.scroll_id) as is_pushed
             from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[], $6::text[], $7::jsonb[])
               as w(scroll_id, answer_record_id, code, opened, now, first_page, said)
             left join link_entrance l on l.link_code = w.code left join identity_entrance p on p.personal_check_id = w.code
             left join answer_record r on r.scroll_id = w.scroll_id and r.answer_record_id = w.answer_record_id
             left join survey_pace t on t.scroll_id = w.scroll_id`,
    values: [
      submissions.map(one => one.arrival.scrollId),
      submissions.map(one => one.answerRecordId),
      submissions.map(one => one.arrival.code),
      submissions.map(one => new Date(one.arrival.openedMs ?? one.nowMs)),
      submissions.map(one => new Date(one.nowMs)),
      submissions.map(one => one.pages.first),
      submissions.map(one => one.pages.said && JSON.stringify(one.pages.said)),
    ],
  });
  const stored = rows.flatMap(row =>
    row.status === null
      ? []
      : [[`${row.scroll_id}/${row.answer_record_id}`, storedOf({ ...row, status: row.status })] as const],
  );
  return {
    stored: new Map(stored),
    pageMs: new Map(rows.map(row => [`${row.scroll_id}/${row.answer_record_id}`, row.page_ms])),
    enabledCodes: new Set(rows.filter(row => row.is_enabled).map(row => row.code)),
    caps: new Map(rows.flatMap(({ code, cap }) => (cap === null ? [] : [[code, cap]]))),
    pushedSurveys: new Set(rows.filter(row => row.is_pushed).map(row => row.scroll_id)),
    paces: new Map(
      rows.flatMap(({ scroll_id, fast_below_ms, due_serial }) =>
        fast_below_ms === null || due_serial === null
          ? []
          : [[scroll_id, { fastBelowMs: fast_below_ms, dueSerial: due_serial }]],
      ),
    ),
  };
}

/** What was asked for, and what is stored of it; a status is there only when a record is. */
interface StoredRow {
  readonly scroll_id: string;
  readonly answer_record_id: string;
  readonly code: string;
  readonly is_enabled: boolean;
  readonly status: number | null;
  readonly is_submit: boolean;
  readonly link_code: string;
  readonly cookie_id: string | null;
  readonly respondent_id: string | null;
  readonly answers: unknown;
  readonly started_at: Date;
  readonly active_ms: number;
  readonly last_active_at: Date;
  readonly page_ms: Readonly<Record<string, number>>;
  readonly fast_below_ms: number | null;
  readonly due_serial: number | null;
  readonly cap: number | null;
  readonly is_pushed: boolean;
}

function storedOf(row: StoredRow & { readonly status: number }): StoredRecord {
  return {
    status: row.status,
    isSubmit: row.is_submit,
    code: row.link_code,
    cookieId: row.cookie_id,
    respondentId: row.respondent_id,
    answers: row.answers,
    startedMs: row.started_at.getTime(),
    activeMs: row.active_ms,
    lastActiveMs: row.last_active_at.getTime(),
  };
}

/** What the record says of itself, and whether a sample that counts came before it with the same answers, earlier or within this group. */
const FLAGS = `case when flags is not null then array(select distinct unnest(flags || array_remove(array[${twinKinds
  .map(
    ({ column, flag }) => `
               case when s.${column} is not null and (s.${column}_place > 1 or exists (
                      select from answer_record t where t.scroll_id = s.scroll_id and t.${column} = s.${column}
                                                    and t.answer_record_id <> s.answer_record_id)) then ${qualityFlags[flag]} end::smallint`,
  )
  .join()}], null)) order by 1) end`;

/** Every record once, with its final status. */
export async function writeRecords(
  db: Queryable,
  decided: readonly Decided[],
  { pageMs, paces }: Pick<FoundRecord, 'pageMs' | 'paces'>,
): Promise<void> {
  const names = RECORD_COLUMNS.map(([name]) => name);
  await db.query({
    name: 'submission-write-records',
    // Materialized: else the planner writes the hash out wherever it is read, and all answers become text six times over.
    text: `with sent as materialized (
             select *, case when status = ${answerStatus.success} and answers <> '{}' then hashtextextended(answers::text, 0) end as answers_hash
               from jsonb_to_recordset($1::jsonb) as r(${RECORD_COLUMNS.map(([name, type]) => `${name} ${type}`).join(', ')})),
           marked as materialized (select *, ${twinKinds.map(({ column, who }) => `twin_mark(${who}, answers_hash) as ${column}`).join()} from sent),
           placed as (select *, ${twinKinds.map(({ column }) => `row_number() over (partition by scroll_id, ${column} order by serial) as ${column}_place`).join()} from marked)
           insert into answer_record (${names.join(', ')}, answers_hash)
           select ${names.map(name => (name === 'flags' ? FLAGS : name)).join(', ')}, answers_hash from placed s
            order by scroll_id, answer_record_id
           on conflict (scroll_id, answer_record_id) do update
             set status = excluded.status, is_submit = excluded.is_submit, serial = coalesce(answer_record.serial, excluded.serial),
                 version_time = excluded.version_time, language_id = excluded.language_id, answers = excluded.answers,
                 cells = excluded.cells, is_booster = excluded.is_booster, is_counted = excluded.is_counted,
                 log = answer_record.log || excluded.log, submitted_at = excluded.submitted_at, active_ms = excluded.active_ms,
                 last_active_at = excluded.last_active_at, shown_orders = excluded.shown_orders, device_id = excluded.device_id,
                 client_address = excluded.client_address, user_agent = excluded.user_agent, terminal = excluded.terminal,
                 system = excluded.system, browser = excluded.browser, nation = excluded.nation, province = excluded.province,
                 city = excluded.city, region_code = excluded.region_code, page_ms = excluded.page_ms, traps_failed = excluded.traps_failed,
                 flags = excluded.flags, flat_grids = excluded.flat_grids, answers_hash = excluded.answers_hash,
                 declined_at = null, changed = pg_current_xact_id()`,
    values: [JSON.stringify(decided.map(one => recordRow(one, pageMs, paces)))],
  });
}

const RECORD_COLUMNS = [
  ['scroll_id', 'text'],
  ['answer_record_id', 'text'],
  ['status', 'smallint'],
  ['is_submit', 'boolean'],
  ['serial', 'bigint'],
  ['version_time', 'bigint'],
  ['language_id', 'integer'],
  ['link_code', 'text'],
  ['cookie_id', 'text'],
  ['device_id', 'text'],
  ['client_address', 'text'],
  ['user_agent', 'text'],
  ['answers', 'jsonb'],
  ['cells', 'text[]'],
  ['is_booster', 'boolean'],
  ['is_counted', 'boolean'],
  ['log', 'jsonb'],
  ['entrance', 'text'],
  ['respondent_id', 'text'],
  ['channel', 'text'],
  ['labels', 'text[]'],
  ['parameters', 'jsonb'],
  ['shown_orders', 'jsonb'],
  ['terminal', 'text'],
  ['system', 'text'],
  ['browser', 'text'],
  ['nation', 'text'],
  ['province', 'text'],
  ['city', 'text'],
  ['region_code', 'text'],
  ['active_ms', 'bigint'],
  ['page_ms', 'jsonb'],
  ['traps_failed', 'smallint'],
  ['flags', 'smallint[]'],
  ['flat_grids', 'text[]'],
  ['started_at', 'timestamptz'],
  ['last_active_at', 'timestamptz'],
  ['submitted_at', 'timestamptz'],
] as const;

function recordRow(one: Decided, pageMs: PageMs, paces: Paces): Record<(typeof RECORD_COLUMNS)[number][0], unknown> {
  const { submission, ...decided } = one;
  const { arrival } = submission;
  const { regionCode, ...circumstances } = submission.circumstances;
  const now = new Date(submission.nowMs);
  return {
    scroll_id: arrival.scrollId,
    answer_record_id: submission.answerRecordId,
    status: decided.status,
    is_submit: decided.isSubmit,
    serial: decided.serial,
    version_time: arrival.versionTime,
    language_id: arrival.languageId,
    link_code: arrival.code,
    cookie_id: arrival.cookieId,
    device_id: arrival.deviceId,
    client_address: arrival.clientAddress,
    user_agent: arrival.userAgent,
    answers: submission.answers,
    cells: decided.cells,
    is_booster: decided.isBooster,
    is_counted: decided.status === answerStatus.success,
    log: submission.dropped.map(({ key, reason }) => ({ what: 'answer-dropped', key, reason })),
    entrance: arrival.kind,
    respondent_id: arrival.respondentId,
    channel: arrival.channel,
    labels: arrival.labels,
    parameters: arrival.parameters,
    shown_orders: submission.shownOrders ?? null,
    ...circumstances,
    region_code: regionCode,
    active_ms: decided.activeMs,
    page_ms: pageMs.get(`${arrival.scrollId}/${submission.answerRecordId}`) ?? {},
    traps_failed: submission.trapsFailed,
    flags: ownFlags(one, paces),
    flat_grids: submission.flatGrids,
    started_at: new Date(decided.startedMs),
    last_active_at: now,
    submitted_at: now,
  };
}

/** How far the people of the name list have come. */
export async function writeRespondents(db: Queryable, decided: readonly Decided[]): Promise<void> {
  await writeRespondentStatuses(
    db,
    decided.flatMap(({ submission: { arrival, answerRecordId }, status }) => {
      const { scrollId, respondentId } = arrival;
      return respondentId === null ? [] : [{ scrollId, respondentId, status, answerRecordId }];
    }),
  );
}
