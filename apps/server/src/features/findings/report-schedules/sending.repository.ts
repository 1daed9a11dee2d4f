import type { ScheduleRecipient } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

export interface SendingRow {
  readonly sendingId: string;
  readonly reportId: string;
  readonly dueAt: Date;
  /** Of a trial: to whom it goes. */
  readonly trial: ScheduleRecipient | null;
  readonly state: 'due' | 'queued' | 'failed' | 'stopped';
  /** Which claim it is. */
  readonly tries: number;
}

const COLUMNS = `sending_id as "sendingId", report_id as "reportId", due_at as "dueAt", trial, state, tries`;

interface NewSending {
  readonly sendingId: string;
  readonly reportId: string;
  readonly dueAt: Date;
  readonly trial?: ScheduleRecipient;
}

/** The index lets a moment of a schedule be once. */
export async function insertSending(db: Queryable, { sendingId, reportId, dueAt, trial }: NewSending): Promise<void> {
  await db.query(
    `insert into report_sending (sending_id, report_id, due_at, trial, state) values ($1, $2, $3, $4, 'due') on conflict do nothing`,
    [sendingId, reportId, dueAt, trial ? JSON.stringify(trial) : null],
  );
}

/** One that has to be made, ours until the claim runs out. */
export async function claimSending(db: Queryable, now: Date, until: Date): Promise<SendingRow | undefined> {
  const { rows } = await db.query<SendingRow>(
    `update report_sending set claimed_until = $2, tries = tries + 1
      where sending_id = (select sending_id from report_sending where state = 'due' and (claimed_until is null or claimed_until <= $1)
                           order by due_at limit 1 for update skip locked)
     returning ${COLUMNS}`,
    [now, until],
  );
  return rows[0];
}

/** Only by whoever holds the claim: false when it ran out, and somebody else has it. */
export async function finishSending(
  db: Queryable,
  { sendingId, tries }: Pick<SendingRow, 'sendingId' | 'tries'>,
  state: 'queued' | 'failed' | 'stopped',
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update report_sending set state = $3, made_at = $4 where sending_id = $1 and tries = $2 and state = 'due'`,
    [sendingId, tries, state, now],
  );
  return rowCount === 1;
}

export async function listSendings(db: Queryable, reportId: string, most: number): Promise<SendingRow[]> {
  const { rows } = await db.query<SendingRow>(
    `select ${COLUMNS} from report_sending where report_id = $1 order by due_at desc, sending_id limit $2`,
    [reportId, most],
  );
  return rows;
}

/** Those that somebody still has to make are kept. */
export async function deleteSendingsBefore(db: Queryable, before: Date): Promise<void> {
  await db.query(`delete from report_sending where made_at < $1 and state <> 'due'`, [before]);
}
