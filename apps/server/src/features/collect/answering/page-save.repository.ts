import { answerStatus } from '@wenshu/api-contract';
import type { DroppedAnswer, Json } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Circumstances } from './submitting/circumstances.ts';
import type { PageTimes } from './submitting/page-times.ts';
import { whyNotWritten } from './submitting/record.repository.ts';
import { SAVES_BY_RECORD } from './submitting/save-limits.ts';
import type { Arrival } from './submitting/submission.ts';

const { declined, notCompleted } = answerStatus;

export interface PageSave {
  readonly answerRecordId: string;
  readonly answers: Readonly<Record<string, Json>>;
  readonly lastQuestionId: string | null;
  readonly saveSeq: number;
  readonly pages: PageTimes;
  readonly arrival: Arrival;
  readonly circumstances: Circumstances;
  readonly now: Date;
  /** When the survey was opened, for the first save. */
  readonly opened: Date;
}

export type Saved =
  | 'older'
  | 'submitted'
  | 'not-own'
  | 'too-often'
  /** Of a record that was on another snapshot before: its answers there. */
  | { readonly moved?: { readonly versionTime: number; readonly answers: Readonly<Record<string, Json>> } };

/** Whose record may be written; `isOwnRecord` says the same. */
const IS_OWN = `answer_record.respondent_id is not distinct from excluded.respondent_id
             and answer_record.cookie_id is not distinct from excluded.cookie_id
             and (answer_record.respondent_id is not null or answer_record.link_code = excluded.link_code)`;

/** How every record begins: which it is, and how its respondent came. These are the first parameters, `valuesOfArrival` gives them. */
const ARRIVAL_COLUMNS = `scroll_id, answer_record_id, version_time, language_id, link_code, cookie_id, device_id, client_address, user_agent,
             entrance, respondent_id, channel`;
const ARRIVAL_PARAMETERS = '$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12';

function valuesOfArrival(arrival: Arrival, answerRecordId: string): unknown[] {
  return [
    arrival.scrollId,
    answerRecordId,
    arrival.versionTime,
    arrival.languageId,
    arrival.code,
    arrival.cookieId,
    arrival.deviceId,
    arrival.clientAddress,
    arrival.userAgent,
    arrival.kind,
    arrival.respondentId,
    arrival.channel,
  ];
}

/** Then its saves are counted anew. */
const HAS_PAUSED = `answer_record.last_active_at < excluded.last_active_at - interval '${SAVES_BY_RECORD.pauseMinutes} minutes'`;

/** Writes a page's answers unless the record is another's or submitted, or somebody saved it later. Says which of these it was. */
export async function savePage(db: Queryable, save: PageSave): Promise<Saved> {
  const { arrival, circumstances } = save;
  const { rows } = await db.query<{ old_version: number; old_answers: Record<string, Json> | null }>({
    name: 'page-save',
    text: `insert into answer_record (${ARRIVAL_COLUMNS}, status, answers, last_question_id, save_seq, labels, parameters,
             terminal, system, browser, nation, province, city, started_at, last_active_at, active_ms, saves, region_code, page_at, page_ms)
           values (${ARRIVAL_PARAMETERS}, ${notCompleted}, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24::timestamptz, $25::timestamptz,
             active_ms_between($24, $25), 1, $26, $27, page_ms_after('{}', active_ms_between($24, $25), $28::text, $29::jsonb))
           on conflict (scroll_id, answer_record_id) do update
             set answers = excluded.answers, last_question_id = excluded.last_question_id, save_seq = excluded.save_seq,
                 language_id = excluded.language_id, version_time = excluded.version_time, last_active_at = excluded.last_active_at,
                 active_ms = answer_record.active_ms + active_ms_between(answer_record.last_active_at, excluded.last_active_at),
                 page_ms = page_ms_after(answer_record.page_ms, active_ms_between(answer_record.last_active_at, excluded.last_active_at),
                                         coalesce(answer_record.page_at, $28::text), $29::jsonb),
                 page_at = coalesce(excluded.page_at, answer_record.page_at),
                 status = case when answer_record.status = ${declined} then excluded.status else answer_record.status end, declined_at = null,
                 saves = case when ${HAS_PAUSED} then 1 else answer_record.saves + 1 end, changed = pg_current_xact_id()
           where not answer_record.is_submit and answer_record.save_seq < excluded.save_seq
             and (answer_record.saves < ${SAVES_BY_RECORD.most} or ${HAS_PAUSED})
             and ${IS_OWN}
           returning old.version_time as old_version,
             case when old.version_time <> new.version_time then old.answers end as old_answers`,
    values: [
      ...valuesOfArrival(arrival, save.answerRecordId),
      JSON.stringify(save.answers),
      save.lastQuestionId,
      save.saveSeq,
      arrival.labels,
      JSON.stringify(arrival.parameters),
      circumstances.terminal,
      circumstances.system,
      circumstances.browser,
      circumstances.nation,
      circumstances.province,
      circumstances.city,
      save.opened,
      save.now,
      circumstances.regionCode,
      save.pages.at,
      save.pages.first,
      save.pages.said && JSON.stringify(save.pages.said),
    ],
  });
  const row = rows[0];
  if (row) return row.old_answers ? { moved: { versionTime: row.old_version, answers: row.old_answers } } : {};
  return (await whyNotWritten(db, arrival, save.answerRecordId)) ?? 'older';
}

/** Notes in the record what did not come along to the newer snapshot. */
export async function noteMove(
  db: Queryable,
  scrollId: string,
  answerRecordId: string,
  move: { readonly from: number; readonly to: number; readonly dropped: readonly DroppedAnswer[] },
): Promise<void> {
  const entries = [
    { what: 'answers-moved', from: move.from, to: move.to },
    ...move.dropped.map(({ key, reason }) => ({ what: 'answer-dropped', key, reason })),
  ];
  await db.query(
    'update answer_record set log = log || $3::jsonb, changed = pg_current_xact_id() where scroll_id = $1 and answer_record_id = $2',
    [scrollId, answerRecordId, JSON.stringify(entries)],
  );
}

/** A record that says that an agreement was declined; whoever comes back and goes on has not. False when it could not be written. */
export async function saveDecline(
  db: Queryable,
  arrival: Arrival,
  answerRecordId: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into answer_record (${ARRIVAL_COLUMNS}, status, answers, started_at, last_active_at, declined_at, log)
     values (${ARRIVAL_PARAMETERS}, ${declined}, '{}', $13, $13, $13, '[{"what": "agreement-declined"}]')
     on conflict (scroll_id, answer_record_id) do update
       set declined_at = excluded.declined_at,
           status = case when answer_record.status = ${notCompleted} then excluded.status else answer_record.status end, log = answer_record.log || excluded.log, changed = pg_current_xact_id()
     where not answer_record.is_submit and ${IS_OWN}`,
    [...valuesOfArrival(arrival, answerRecordId), now],
  );
  return rowCount === 1;
}
