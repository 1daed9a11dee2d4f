import { answerStatus } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import type { Queryable } from '../../../../platform/database/database.ts';
import { releaseRespondent } from '../../respondents/index.ts';
import type { Submitted } from './outcome-again.ts';
import { isOwnRecord, type Visitor } from './own-visitor.ts';
import { SAVES_BY_RECORD } from './save-limits.ts';

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
  const { rows } = await db.query<StoredOpenRecord>({
    name: 'record-find-visitors',
    text: `select ${COLUMNS} from answer_record
            where scroll_id = $1 and link_code = $2 and cookie_id = $3 and not is_submit and respondent_id is null
            order by started_at desc limit 1`,
    values: [scrollId, code, cookieId],
  });
  return rows[0] && recordOf(rows[0]);
}

/** The visitor's unfinished record as a person of the name list, by whichever of the person's addresses it was begun. */
export async function findRespondentsRecord(
  db: Queryable,
  scrollId: string,
  respondentId: string,
  cookieId: string,
): Promise<OpenRecord | undefined> {
  const { rows } = await db.query<StoredOpenRecord>({
    name: 'record-find-respondents',
    text: `select ${COLUMNS} from answer_record
            where scroll_id = $1 and respondent_id = $2 and cookie_id = $3 and not is_submit order by started_at desc limit 1`,
    values: [scrollId, respondentId, cookieId],
  });
  return rows[0] && recordOf(rows[0]);
}

interface StoredOpenRecord {
  readonly answer_record_id: string;
  readonly version_time: number;
  readonly language_id: number;
  readonly status: number;
  readonly answers: Record<string, Json>;
  readonly last_question_id: string | null;
  readonly save_seq: number;
  readonly parameters: Record<string, string>;
  readonly started_at: Date;
}

function recordOf(row: StoredOpenRecord): OpenRecord {
  return {
    answerRecordId: row.answer_record_id,
    versionTime: row.version_time,
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
  const { rows } = await db.query<{ started_at: Date }>(
    'select started_at from answer_record where scroll_id = $1 and answer_record_id = $2',
    [scrollId, answerRecordId],
  );
  return rows[0]?.started_at.getTime() ?? null;
}

/** What was submitted under this id, and by whom. */
export async function findSubmitted(
  db: Queryable,
  scrollId: string,
  answerRecordId: string,
): Promise<Submitted | undefined> {
  const { rows } = await db.query<Submitted>(
    `select status, is_submit as "isSubmit", link_code as code, cookie_id as "cookieId", respondent_id as "respondentId", answers
       from answer_record where scroll_id = $1 and answer_record_id = $2 and is_submit`,
    [scrollId, answerRecordId],
  );
  return rows[0];
}

/** Why a record that is there was not written: it is another visitor's, it is submitted, it was saved too often, or somebody was here later. Undefined when it is not there. */
export async function whyNotWritten(
  db: Queryable,
  { scrollId, ...visitor }: Visitor & { readonly scrollId: string },
  answerRecordId: string,
): Promise<'not-own' | 'submitted' | 'too-often' | 'older' | undefined> {
  const { rows } = await db.query<Visitor & { readonly isSubmit: boolean; readonly saves: number }>(
    `select is_submit as "isSubmit", saves, link_code as code, cookie_id as "cookieId", respondent_id as "respondentId"
       from answer_record where scroll_id = $1 and answer_record_id = $2`,
    [scrollId, answerRecordId],
  );
  const record = rows[0];
  if (!record) return undefined;
  if (!isOwnRecord(record, visitor)) return 'not-own';
  if (record.isSubmit) return 'submitted';
  return record.saves >= SAVES_BY_RECORD.most ? 'too-often' : 'older';
}

/** The link's parameters that a record began with. */
export async function findParameters(
  db: Queryable,
  scrollId: string,
  answerRecordId: string,
): Promise<Readonly<Record<string, string>> | undefined> {
  const { rows } = await db.query<{ parameters: Record<string, string> }>(
    'select parameters from answer_record where scroll_id = $1 and answer_record_id = $2',
    [scrollId, answerRecordId],
  );
  return rows[0]?.parameters;
}

type CountSubmitted = (
  db: Queryable,
  scrollId: string,
  marks: readonly string[],
  since: Date,
) => Promise<[mark: string, count: number][]>;

/** How many submissions each of these addresses, or of these devices, has made since the window began. */
export const countSubmitted: Readonly<Record<'address' | 'device', CountSubmitted>> = {
  address: async (db, scrollId, marks, since) => {
    const { rows } = await db.query<{ mark: string; count: number }>({
      name: 'record-count-by-address',
      text: `select client_address as mark, count(*) as count from answer_record
              where scroll_id = $1 and client_address = any($2) and is_submit and submitted_at >= $3 group by client_address`,
      values: [scrollId, marks, since],
    });
    return rows.map(row => [row.mark, row.count]);
  },
  // Where the cookie id had to stand for the device, the two are one.
  device: async (db, scrollId, marks, since) => {
    const { rows } = await db.query<{ mark: string; count: number }>({
      name: 'record-count-by-device',
      text: `select mark, count(*) as count from (
               select device_id as mark from answer_record
                where scroll_id = $1 and device_id = any($2) and is_submit and submitted_at >= $3
               union all
               select cookie_id from answer_record
                where scroll_id = $1 and cookie_id = any($2) and cookie_id is distinct from device_id and is_submit and submitted_at >= $3) m
              group by mark`,
      values: [scrollId, marks, since],
    });
    return rows.map(row => [row.mark, row.count]);
  },
};

/** Of a record: it was submitted, and still stands for its person's answer. A deleted one does not: who made it may answer again. */
export const HAS_ANSWERED = `is_submit and set_aside is distinct from 'deleted'`;

/** Which of these people of other systems have answered. */
export async function listAnswered(db: Queryable, scrollId: string, marks: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ mark: string }>({
    name: 'record-answered-by-mark',
    text: `select distinct cookie_id as mark from answer_record where scroll_id = $1 and cookie_id = any($2) and ${HAS_ANSWERED}`,
    values: [scrollId, marks],
  });
  return rows.map(({ mark }) => mark);
}

/** Removes an unfinished record of this address and visitor. The person first, then the record: everybody locks in that order. */
export async function deleteOpenRecord(
  db: Queryable,
  record: Visitor & { readonly scrollId: string; readonly answerRecordId: string },
): Promise<boolean> {
  const { scrollId, answerRecordId, code, cookieId, respondentId } = record;
  // Where it is not the one that the list knows of, there is nothing to release.
  if (respondentId !== null) await releaseRespondent(db, scrollId, respondentId, answerRecordId);
  const { rowCount } = await db.query(
    `delete from answer_record where scroll_id = $1 and answer_record_id = $2 and not is_submit and status <> ${answerStatus.quotaHeld}
        and respondent_id is not distinct from $5 and cookie_id is not distinct from $4
        and (respondent_id is not null or link_code = $3)
        and not exists (select 1 from listed_respondent l
                         where l.scroll_id = answer_record.scroll_id and l.respondent_id = answer_record.respondent_id
                           and l.answer_record_id = answer_record.answer_record_id)`,
    [scrollId, answerRecordId, code, cookieId, respondentId],
  );
  return rowCount === 1;
}
