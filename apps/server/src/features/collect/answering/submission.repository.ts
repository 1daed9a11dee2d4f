import type { Queryable } from '../../../platform/database/database.ts';
import { GATE_COLUMNS, readGates } from '../../design/live-settings/index.ts';
import type { Decided } from './decide-submissions.ts';
import type { LiveGroup, LiveSurvey } from './live-survey.ts';
import type { StoredRecord, Submission } from './submission.ts';

/** What becomes of a survey whose row somebody holds. */
export type Held = 'wait' | 'leave';

/**
 * Locks the surveys in the order of their ids, so that two groups never wait for each other in a circle. Their cells change only below this
 * lock. It lets a page be saved meanwhile: a new record only asks that its survey's key stays. Those whose row somebody holds are waited
 * for, or left out.
 */
export async function lockSurveys(
  db: Queryable,
  scrollIds: readonly string[],
  held: Held = 'wait',
): Promise<Map<string, LiveSurvey>> {
  const surveys = await db.query({
    name: `submission-lock-surveys-${held}`,
    text: `select q.scroll_id, q.status, q.version_time, q.cap, q.collected, q.last_serial, ${GATE_COLUMNS}
             from questionnaire q where q.scroll_id = any($1) order by q.scroll_id for no key update ${held === 'leave' ? 'skip locked' : ''}`,
    values: [scrollIds],
  });
  const cells = await db.query({
    name: 'submission-cells',
    text: 'select scroll_id, cell_id, when_full, match, size, count, is_booster, is_closed from quota_cell where scroll_id = any($1) order by scroll_id, cell_id',
    values: [scrollIds],
  });
  const live = new Map<string, LiveSurvey>();
  for (const row of surveys.rows) {
    live.set(row.scroll_id, {
      status: row.status,
      versionTime: row.version_time === null ? null : Number(row.version_time),
      gates: readGates(row),
      cap: row.cap,
      collected: row.collected,
      lastSerial: Number(row.last_serial),
      cells: [],
      submittedBy: { address: new Map(), device: new Map() },
    });
  }
  for (const row of cells.rows) {
    live.get(row.scroll_id)?.cells.push({
      cellId: row.cell_id,
      whenFull: row.when_full,
      match: row.match,
      size: row.size,
      count: row.count,
      isBooster: row.is_booster,
      isClosed: row.is_closed,
    });
  }
  return live;
}

/** The people of the name list among them. They change only below the survey's lock, or to "removed". */
export async function findRespondents(
  db: Queryable,
  submissions: readonly Submission[],
): Promise<LiveGroup['respondents']> {
  const listed = submissions.filter(one => one.arrival.respondentId !== null);
  if (listed.length === 0) return new Map();
  const { rows } = await db.query({
    name: 'submission-respondents',
    text: `select r.scroll_id, r.respondent_id, r.labels, r.status, r.answer_record_id, r.is_removed
             from survey_respondent r where (r.scroll_id, r.respondent_id) in (select * from unnest($1::text[], $2::text[]))
            order by r.scroll_id, r.respondent_id for update`,
    values: [listed.map(one => one.arrival.scrollId), listed.map(one => one.arrival.respondentId)],
  });
  return new Map(
    rows.map(row => [
      `${row.scroll_id}/${row.respondent_id}`,
      {
        respondentId: row.respondent_id,
        labels: row.labels,
        status: row.status,
        answerRecordId: row.answer_record_id,
        isRemoved: row.is_removed,
      },
    ]),
  );
}

/** What was stored of these records before, by `scrollId/answerRecordId`: a repeated submit gets its outcome, a saved one its time. And the codes among theirs that are switched on. */
export async function findStored(
  db: Queryable,
  submissions: readonly Submission[],
): Promise<{ stored: Map<string, StoredRecord>; enabledCodes: Set<string> }> {
  const { rows } = await db.query({
    name: 'submission-find-stored',
    text: `select w.scroll_id, w.answer_record_id, w.code, coalesce(l.enabled, p.is_enabled, false) as is_enabled, r.status, r.is_submit, r.link_code,
                  r.cookie_id, r.respondent_id, case when r.is_submit then r.answers end as answers, r.started_at, r.active_ms, coalesce(r.last_active_at, r.started_at) as last_active_at
             from unnest($1::text[], $2::text[], $3::text[]) as w(scroll_id, answer_record_id, code)
             left join survey_link l on l.link_code = w.code left join personal_check p on p.personal_check_id = w.code
             left join answer_record r on r.scroll_id = w.scroll_id and r.answer_record_id = w.answer_record_id`,
    values: [
      submissions.map(one => one.arrival.scrollId),
      submissions.map(one => one.answerRecordId),
      submissions.map(one => one.arrival.code),
    ],
  });
  const stored = rows
    .filter(row => row.status !== null)
    .map(row => [`${row.scroll_id}/${row.answer_record_id}`, storedOf(row)] as const);
  return {
    stored: new Map(stored),
    enabledCodes: new Set(rows.filter(row => row.is_enabled).map(row => row.code)),
  };
}

function storedOf(row: {
  status: number;
  is_submit: boolean;
  link_code: string;
  cookie_id: string | null;
  respondent_id: string | null;
  answers: unknown;
  started_at: Date;
  active_ms: number;
  last_active_at: Date;
}): StoredRecord {
  return {
    status: row.status,
    isSubmit: row.is_submit,
    code: row.link_code,
    cookieId: row.cookie_id,
    respondentId: row.respondent_id,
    answers: row.answers,
    startedMs: row.started_at.getTime(),
    activeMs: Number(row.active_ms),
    lastActiveMs: row.last_active_at.getTime(),
  };
}

/** Every record once, with its final status. */
export async function writeRecords(db: Queryable, decided: readonly Decided[]): Promise<void> {
  await db.query({
    name: 'submission-write-records',
    text: `insert into answer_record (${RECORD_COLUMNS.map(([name]) => name).join(', ')})
           select ${RECORD_COLUMNS.map(([name]) => name).join(', ')}
             from jsonb_to_recordset($1::jsonb) as r(${RECORD_COLUMNS.map(([name, type]) => `${name} ${type}`).join(', ')})
            order by scroll_id, answer_record_id
           on conflict (scroll_id, answer_record_id) do update
             set status = excluded.status, is_submit = excluded.is_submit, serial = coalesce(answer_record.serial, excluded.serial),
                 version_time = excluded.version_time, language_id = excluded.language_id, answers = excluded.answers,
                 cells = excluded.cells, is_booster = excluded.is_booster, is_counted = excluded.is_counted,
                 log = answer_record.log || excluded.log, submitted_at = excluded.submitted_at, active_ms = excluded.active_ms,
                 last_active_at = excluded.last_active_at, shown_orders = excluded.shown_orders, device_id = excluded.device_id,
                 client_address = excluded.client_address, user_agent = excluded.user_agent, terminal = excluded.terminal,
                 system = excluded.system, browser = excluded.browser, nation = excluded.nation, province = excluded.province,
                 city = excluded.city, declined_at = null, changed = pg_current_xact_id()`,
    values: [JSON.stringify(decided.map(recordRow))],
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
  ['active_ms', 'bigint'],
  ['started_at', 'timestamptz'],
  ['last_active_at', 'timestamptz'],
  ['submitted_at', 'timestamptz'],
] as const;

function recordRow({ submission, ...decided }: Decided): Record<(typeof RECORD_COLUMNS)[number][0], unknown> {
  const { arrival, circumstances } = submission;
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
    is_counted: decided.status === SUCCESS,
    log: submission.dropped.map(({ key, reason }) => ({ what: 'answer-dropped', key, reason })),
    entrance: arrival.kind,
    respondent_id: arrival.respondentId,
    channel: arrival.channel,
    labels: arrival.labels,
    parameters: arrival.parameters,
    shown_orders: submission.shownOrders ?? null,
    ...circumstances,
    active_ms: decided.activeMs,
    started_at: new Date(decided.startedMs),
    last_active_at: now,
    submitted_at: now,
  };
}

const SUCCESS = 2;

/** The counts after these decisions, each row once. */
export async function writeCounts(db: Queryable, live: ReadonlyMap<string, LiveSurvey>): Promise<void> {
  const surveys = [...live].map(([scroll_id, { status, gates, collected, lastSerial }]) => ({
    ...{ scroll_id, status, collected },
    ended_by: gates.endedBy,
    last_serial: lastSerial,
  }));
  const cells = [...live].flatMap(([scroll_id, survey]) =>
    survey.cells.map(cell => ({ scroll_id, cell_id: cell.cellId, count: cell.count })),
  );
  await db.query({
    name: 'submission-write-counts',
    text: `with surveys as (
             update questionnaire q set status = n.status, ended_by = n.ended_by, collected = n.collected, last_serial = n.last_serial
               from jsonb_to_recordset($1::jsonb) as n(scroll_id text, status smallint, ended_by text, collected integer, last_serial bigint)
              where q.scroll_id = n.scroll_id)
           update quota_cell c set count = n.count
             from jsonb_to_recordset($2::jsonb) as n(scroll_id text, cell_id text, count integer)
            where c.scroll_id = n.scroll_id and c.cell_id = n.cell_id and c.count is distinct from n.count`,
    values: [JSON.stringify(surveys), JSON.stringify(cells)],
  });
}

/** How far the people of the name list have come. */
export async function writeRespondents(db: Queryable, decided: readonly Decided[]): Promise<void> {
  const listed = decided.filter(one => one.submission.arrival.respondentId !== null);
  if (listed.length === 0) return;
  await db.query({
    name: 'submission-write-respondents',
    text: `update survey_respondent r set status = n.status, answer_record_id = n.answer_record_id
             from jsonb_to_recordset($1::jsonb) as n(scroll_id text, respondent_id text, status smallint, answer_record_id text)
            where r.scroll_id = n.scroll_id and r.respondent_id = n.respondent_id`,
    values: [
      JSON.stringify(
        listed.map(({ submission: { arrival, answerRecordId }, status }) => ({
          scroll_id: arrival.scrollId,
          respondent_id: arrival.respondentId,
          status,
          answer_record_id: answerRecordId,
        })),
      ),
    ],
  });
}
