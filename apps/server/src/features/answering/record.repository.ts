import type { Json } from '@wenshu/survey-core';
import type { Queryable } from '../../platform/database/database.ts';

export interface OpenRecord {
  readonly answerRecordId: string;
  readonly versionTime: number;
  readonly languageId: number;
  readonly status: number;
  readonly answers: Readonly<Record<string, Json>>;
  readonly lastQuestionId: string | null;
  readonly saveSeq: number;
  readonly parameters: Readonly<Record<string, string>>;
  readonly startedMs: number;
}

const COLUMNS =
  'answer_record_id, version_time, language_id, status, answers, last_question_id, save_seq, parameters, started_at';

/** The visitor's unfinished record at this address, the newest if there are several. */
export async function findVisitorsRecord(
  db: Queryable,
  scrollId: string,
  code: string,
  cookieId: string,
): Promise<OpenRecord | undefined> {
  const { rows } = await db.query({
    name: 'record-find-visitors',
    text: `select ${COLUMNS} from answer_record
            where scroll_id = $1 and link_code = $2 and cookie_id = $3 and not is_submit and respondent_id is null
            order by started_at desc limit 1`,
    values: [scrollId, code, cookieId],
  });
  return rows[0] && recordOf(rows[0]);
}

/** The unfinished record of a person of the name list, on whatever device it was begun. */
export async function findRespondentsRecord(
  db: Queryable,
  scrollId: string,
  respondentId: string,
  answerRecordId: string,
): Promise<OpenRecord | undefined> {
  const { rows } = await db.query({
    name: 'record-find-respondents',
    text: `select ${COLUMNS} from answer_record
            where scroll_id = $1 and answer_record_id = $3 and respondent_id = $2 and not is_submit`,
    values: [scrollId, respondentId, answerRecordId],
  });
  return rows[0] && recordOf(rows[0]);
}

function recordOf(row: {
  answer_record_id: string;
  version_time: string;
  language_id: number;
  status: number;
  answers: Record<string, Json>;
  last_question_id: string | null;
  save_seq: number;
  parameters: Record<string, string>;
  started_at: Date;
}): OpenRecord {
  return {
    answerRecordId: row.answer_record_id,
    versionTime: Number(row.version_time),
    languageId: row.language_id,
    status: row.status,
    answers: row.answers,
    lastQuestionId: row.last_question_id,
    saveSeq: row.save_seq,
    parameters: row.parameters,
    startedMs: row.started_at.getTime(),
  };
}

export async function findStartedMs(db: Queryable, scrollId: string, answerRecordId: string): Promise<number | null> {
  const { rows } = await db.query(
    'select started_at from answer_record where scroll_id = $1 and answer_record_id = $2',
    [scrollId, answerRecordId],
  );
  return rows[0]?.started_at.getTime() ?? null;
}

/** What a submission has become: also after the survey was closed. */
export async function findOutcome(
  db: Queryable,
  scrollId: string,
  answerRecordId: string,
): Promise<{ readonly status: number; readonly isSubmit: boolean } | undefined> {
  const { rows } = await db.query(
    'select status from answer_record where scroll_id = $1 and answer_record_id = $2 and is_submit',
    [scrollId, answerRecordId],
  );
  return rows[0] && { status: rows[0].status, isSubmit: true };
}

/** The link's parameters that a record began with. */
export async function findParameters(
  db: Queryable,
  scrollId: string,
  answerRecordId: string,
): Promise<Readonly<Record<string, string>> | undefined> {
  const { rows } = await db.query(
    'select parameters from answer_record where scroll_id = $1 and answer_record_id = $2',
    [scrollId, answerRecordId],
  );
  return rows[0]?.parameters;
}

/** How many submissions of this survey came from one address, or one device, since a moment. */
export async function countSubmitted(
  db: Queryable,
  by: 'client_address' | 'device_id',
  { scrollId, value, since }: { readonly scrollId: string; readonly value: string; readonly since: Date },
): Promise<number> {
  const { rows } = await db.query({
    name: `record-count-by-${by}`,
    text: `select count(*)::int as count from answer_record where scroll_id = $1 and ${by} = $2 and is_submit and submitted_at >= $3`,
    values: [scrollId, value, since],
  });
  return rows[0].count;
}

/** Removes an unfinished record of this address and visitor. The person first, then the record: everybody locks in that order. */
export async function deleteOpenRecord(
  db: Queryable,
  record: {
    readonly scrollId: string;
    readonly answerRecordId: string;
    readonly code: string;
    readonly cookieId: string | null;
    readonly respondentId: string | null;
  },
): Promise<boolean> {
  const { scrollId, answerRecordId, code, cookieId, respondentId } = record;
  if (respondentId !== null) {
    const { rowCount } = await db.query(
      `update survey_respondent set status = 0, answer_record_id = null
        where scroll_id = $1 and respondent_id = $2 and answer_record_id = $3 and status = 1`,
      [scrollId, respondentId, answerRecordId],
    );
    if (rowCount === 0) return false;
  }
  const { rowCount } = await db.query(
    `delete from answer_record where scroll_id = $1 and answer_record_id = $2 and link_code = $3 and not is_submit and status <> 5
        and respondent_id is not distinct from $5 and (respondent_id is not null or cookie_id is not distinct from $4)`,
    [scrollId, answerRecordId, code, cookieId, respondentId],
  );
  return rowCount === 1;
}
