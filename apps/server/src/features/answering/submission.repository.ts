import type { Queryable } from '../../platform/database/database.ts';
import type { Decided, LiveSurvey } from './decide-submissions.ts';
import type { Submission, SubmissionResult } from './submission.ts';

/** Locks the surveys in the order of their ids, so that two groups never wait for each other in a circle. Their cells change only below this lock. */
export async function lockSurveys(db: Queryable, scrollIds: readonly string[]): Promise<Map<string, LiveSurvey>> {
  const surveys = await db.query({
    name: 'submission-lock-surveys',
    text: 'select scroll_id, status, cap, collected, last_serial from questionnaire where scroll_id = any($1) order by scroll_id for update',
    values: [scrollIds],
  });
  const cells = await db.query({
    name: 'submission-cells',
    text: 'select scroll_id, cell_id, when_full, match, size, count, is_booster from quota_cell where scroll_id = any($1) order by scroll_id, cell_id',
    values: [scrollIds],
  });
  const live = new Map<string, LiveSurvey>();
  for (const row of surveys.rows) {
    live.set(row.scroll_id, {
      status: row.status,
      cap: row.cap,
      collected: row.collected,
      lastSerial: Number(row.last_serial),
      cells: [],
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
    });
  }
  return live;
}

/** Records that were submitted before: a repeated submit gets their outcome. */
export async function findSubmitted(
  db: Queryable,
  submissions: readonly Submission[],
): Promise<Map<string, SubmissionResult>> {
  const { rows } = await db.query({
    name: 'submission-find-submitted',
    text: `select r.scroll_id, r.answer_record_id, r.status
             from unnest($1::text[], $2::text[]) as w(scroll_id, answer_record_id)
             join answer_record r using (scroll_id, answer_record_id)
            where r.is_submit`,
    values: [submissions.map(one => one.scrollId), submissions.map(one => one.answerRecordId)],
  });
  return new Map(rows.map(row => [`${row.scroll_id}/${row.answer_record_id}`, { status: row.status, isSubmit: true }]));
}

/** Every record once, with its final status. */
export async function writeRecords(db: Queryable, decided: readonly Decided[]): Promise<void> {
  const records = decided.map(({ submission, status, isSubmit, serial, cells, isBooster }) => ({
    scroll_id: submission.scrollId,
    answer_record_id: submission.answerRecordId,
    status,
    is_submit: isSubmit,
    serial,
    version_time: submission.visit.versionTime,
    language_id: submission.visit.languageId,
    link_code: submission.visit.linkCode,
    cookie_id: submission.visit.cookieId,
    device_id: submission.visit.deviceId,
    client_address: submission.visit.clientAddress,
    user_agent: submission.visit.userAgent,
    answers: submission.answers,
    cells,
    is_booster: isBooster,
    log: submission.dropped.map(({ key, reason }) => ({ what: 'answer-dropped', key, reason })),
  }));
  await db.query({
    name: 'submission-write-records',
    text: `insert into answer_record (scroll_id, answer_record_id, status, is_submit, serial, version_time, language_id, link_code,
             cookie_id, device_id, client_address, user_agent, answers, cells, is_booster, log, submitted_at)
           select scroll_id, answer_record_id, status, is_submit, serial, version_time, language_id, link_code,
             cookie_id, device_id, client_address, user_agent, answers, cells, is_booster, log, now()
             from jsonb_to_recordset($1::jsonb) as r(scroll_id text, answer_record_id text, status smallint, is_submit boolean, serial bigint,
               version_time bigint, language_id integer, link_code text, cookie_id text, device_id text, client_address text, user_agent text,
               answers jsonb, cells text[], is_booster boolean, log jsonb)
           on conflict (scroll_id, answer_record_id) do update
             set status = excluded.status, is_submit = excluded.is_submit, serial = coalesce(answer_record.serial, excluded.serial),
                 version_time = excluded.version_time, language_id = excluded.language_id, answers = excluded.answers,
                 cells = excluded.cells, is_booster = excluded.is_booster, log = answer_record.log || excluded.log, submitted_at = excluded.submitted_at,
                 client_address = excluded.client_address, user_agent = excluded.user_agent, changed = pg_current_xact_id()`,
    values: [JSON.stringify(records)],
  });
}

/** The counts after these decisions, each row once. */
export async function writeCounts(db: Queryable, live: ReadonlyMap<string, LiveSurvey>): Promise<void> {
  const surveys = [...live].map(([scroll_id, { status, collected, lastSerial }]) => ({
    scroll_id,
    status,
    collected,
    last_serial: lastSerial,
  }));
  await db.query({
    name: 'submission-write-surveys',
    text: `update questionnaire q set status = n.status, collected = n.collected, last_serial = n.last_serial
             from jsonb_to_recordset($1::jsonb) as n(scroll_id text, status smallint, collected integer, last_serial bigint)
            where q.scroll_id = n.scroll_id`,
    values: [JSON.stringify(surveys)],
  });
  const cells = [...live].flatMap(([scroll_id, survey]) =>
    survey.cells.map(cell => ({ scroll_id, cell_id: cell.cellId, count: cell.count })),
  );
  if (cells.length === 0) return;
  await db.query({
    name: 'submission-write-cells',
    text: `update quota_cell c set count = n.count
             from jsonb_to_recordset($1::jsonb) as n(scroll_id text, cell_id text, count integer)
            where c.scroll_id = n.scroll_id and c.cell_id = n.cell_id and c.count is distinct from n.count`,
    values: [JSON.stringify(cells)],
  });
}
