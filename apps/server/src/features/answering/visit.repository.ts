import type { Json } from '@wenshu/survey-core';
import type { Queryable } from '../../platform/database/database.ts';
import type { Visit } from './submission.ts';

export interface LinkedSurvey {
  readonly scrollId: string;
  readonly status: number;
  readonly versionTime: number | null;
  readonly isLinkEnabled: boolean;
}

export async function findLinkedSurvey(db: Queryable, linkCode: string): Promise<LinkedSurvey | undefined> {
  const { rows } = await db.query({
    name: 'visit-find-linked-survey',
    text: `select q.scroll_id, q.status, q.version_time, l.enabled
             from survey_link l join questionnaire q using (scroll_id) where l.link_code = $1`,
    values: [linkCode],
  });
  const row = rows[0];
  return (
    row && {
      scrollId: row.scroll_id,
      status: row.status,
      versionTime: row.version_time === null ? null : Number(row.version_time),
      isLinkEnabled: row.enabled,
    }
  );
}

export interface OpenRecord {
  readonly answerRecordId: string;
  readonly versionTime: number;
  readonly languageId: number;
  readonly status: number;
  readonly answers: Readonly<Record<string, Json>>;
  readonly lastQuestionId: string | null;
  readonly saveSeq: number;
}

/** The visitor's unfinished record on this link, the newest if there are several. */
export async function findOpenRecord(
  db: Queryable,
  scrollId: string,
  linkCode: string,
  cookieId: string,
): Promise<OpenRecord | undefined> {
  const { rows } = await db.query({
    name: 'visit-find-open-record',
    text: `select answer_record_id, version_time, language_id, status, answers, last_question_id, save_seq from answer_record
            where scroll_id = $1 and link_code = $2 and cookie_id = $3 and not is_submit order by started_at desc limit 1`,
    values: [scrollId, linkCode, cookieId],
  });
  const row = rows[0];
  return (
    row && {
      answerRecordId: row.answer_record_id,
      versionTime: Number(row.version_time),
      languageId: row.language_id,
      status: row.status,
      answers: row.answers,
      lastQuestionId: row.last_question_id,
      saveSeq: row.save_seq,
    }
  );
}

export interface PageSave {
  readonly scrollId: string;
  readonly answerRecordId: string;
  readonly answers: Readonly<Record<string, Json>>;
  readonly lastQuestionId: string | null;
  readonly saveSeq: number;
  readonly visit: Visit;
}

/** Writes a page's answers unless the record is submitted or somebody saved it later. Says which of the two it was. */
export async function savePage(db: Queryable, save: PageSave): Promise<'saved' | 'submitted' | 'older'> {
  const { visit } = save;
  const { rowCount } = await db.query({
    name: 'visit-save-page',
    text: `insert into answer_record (scroll_id, answer_record_id, status, version_time, language_id, link_code, cookie_id, device_id,
             client_address, user_agent, answers, last_question_id, save_seq)
           values ($1, $2, 1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
           on conflict (scroll_id, answer_record_id) do update
             set answers = excluded.answers, last_question_id = excluded.last_question_id, save_seq = excluded.save_seq,
                 language_id = excluded.language_id, version_time = excluded.version_time, changed = pg_current_xact_id()
           where not answer_record.is_submit and answer_record.save_seq < excluded.save_seq and answer_record.link_code = excluded.link_code`,
    values: [
      save.scrollId,
      save.answerRecordId,
      visit.versionTime,
      visit.languageId,
      visit.linkCode,
      visit.cookieId,
      visit.deviceId,
      visit.clientAddress,
      visit.userAgent,
      JSON.stringify(save.answers),
      save.lastQuestionId,
      save.saveSeq,
    ],
  });
  if (rowCount === 1) return 'saved';
  const { rows } = await db.query(
    'select is_submit from answer_record where scroll_id = $1 and answer_record_id = $2',
    [save.scrollId, save.answerRecordId],
  );
  return rows[0]?.is_submit ? 'submitted' : 'older';
}
