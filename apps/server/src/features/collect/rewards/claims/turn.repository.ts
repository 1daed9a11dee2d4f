import type { Queryable } from '../../../../platform/database/database.ts';

/** Of a record, what a turn hangs on. */
export interface TurnRecord {
  readonly answerRecordId: string;
  readonly status: number;
  readonly isSubmit: boolean;
  readonly setAside: string | null;
  readonly linkCode: string;
  readonly cookieId: string | null;
  readonly respondentId: string | null;
  readonly channel: string;
  readonly labels: readonly string[];
  readonly flags: readonly number[];
  readonly submittedAt: Date | null;
}

export async function findTurnRecord(
  db: Queryable,
  scrollId: string,
  answerRecordId: string,
): Promise<TurnRecord | undefined> {
  const { rows } = await db.query<TurnRecord>({
    name: 'reward-turn-record',
    text: `select answer_record_id as "answerRecordId", status, is_submit as "isSubmit", set_aside as "setAside", link_code as "linkCode",
                  cookie_id as "cookieId", respondent_id as "respondentId", channel, labels, coalesce(flags, '{}') as flags,
                  submitted_at as "submittedAt"
             from collected_record where scroll_id = $1 and answer_record_id = $2`,
    values: [scrollId, answerRecordId],
  });
  return rows[0];
}

/** Of another system's person, or of somebody of the name list whose record is not named: the one that they submitted last. */
export async function findSubmittedBy(
  db: Queryable,
  scrollId: string,
  { cookieId, respondentId }: Pick<TurnRecord, 'cookieId' | 'respondentId'>,
): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>({
    name: 'reward-turn-submitted-by',
    text: `select answer_record_id as id from collected_record
            where scroll_id = $1 and cookie_id = $2 and respondent_id is not distinct from $3 and is_submit
            order by submitted_at desc, answer_record_id limit 1`,
    values: [scrollId, cookieId, respondentId],
  });
  return rows[0]?.id;
}

/** Whether a link stands in this channel now: it may have been moved since somebody answered. */
export async function isInChannel(db: Queryable, linkCode: string, channelName: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'reward-turn-channel',
    text: 'select 1 from link_entrance where link_code = $1 and channel = $2',
    values: [linkCode, channelName],
  });
  return rowCount !== 0;
}
