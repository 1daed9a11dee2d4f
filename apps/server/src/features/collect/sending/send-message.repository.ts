import { answerStatus, type SendReason, type SendRecipient, type SendState } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

/** One who gets a message, as the name list knows them at this moment. */
export interface Recipient {
  readonly respondentId: string;
  readonly code: string;
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly group: string;
  readonly custom: Readonly<Record<string, string>>;
  readonly status: number;
  readonly isRemoved: boolean;
}
const PERSON = `r.respondent_id as "respondentId", r.code, r.name, r.mobile, r.email, r.group_name as "group", r.custom, r.status, r.is_removed as "isRemoved"`;

/** Whoever was sent something, as far as anybody knows. */
const WENT = `state in ('sent', 'doubtful')`;

export interface RecipientChoice {
  readonly scrollId: string;
  /** Nobody without an address, or without a number. */
  readonly by: 'email' | 'mobile';
  readonly statuses: readonly number[];
  readonly respondentIds?: readonly string[] | undefined;
  readonly group?: string | undefined;
  /** Nobody but the person of this one-to-one link. */
  readonly linkCode?: string | undefined;
  /** Nobody but who has this value, or any, in a field of the list's own. */
  readonly customField?: string | undefined;
  readonly customValue?: string | undefined;
  /** Nobody but who got this task. */
  readonly afterTask?: string | undefined;
  readonly limit: number;
}

export async function listRecipients(db: Queryable, choice: RecipientChoice): Promise<Recipient[]> {
  const { rows } = await db.query<Recipient>(
    `select ${PERSON} from listed_respondent r
      where r.scroll_id = $1 and not r.is_removed and r.${choice.by === 'email' ? 'email' : 'mobile'} <> '' and r.status = any($2)
        and ($3::text[] is null or r.respondent_id = any($3)) and ($4::text is null or r.group_name = $4)
        and ($5::text is null or exists (select from send_message m where m.task_id = $5 and m.respondent_id = r.respondent_id and m.scroll_id = $1 and m.${WENT}))
        and ($6::text is null or r.code = $6)
        and ($7::text is null or case when $8::text is null then coalesce(r.custom->>$7, '') <> '' else r.custom->>$7 = $8 end)
      order by r.serial limit $9`,
    [
      ...[choice.scrollId, choice.statuses, choice.respondentIds ?? null, choice.group ?? null],
      ...[choice.afterTask ?? null, choice.linkCode ?? null, choice.customField ?? null, choice.customValue ?? null],
      choice.limit,
    ],
  );
  return rows;
}

export async function countReachable(
  db: Queryable,
  scrollId: string,
): Promise<{ withMail: number; withMobile: number }> {
  const { rows } = await db.query<{ withMail: number; withMobile: number }>(
    `select count(*) filter (where email <> '') as "withMail", count(*) filter (where mobile <> '') as "withMobile"
       from listed_respondent where scroll_id = $1 and not is_removed`,
    [scrollId],
  );
  return rows[0]!;
}

export interface NewMessage {
  readonly messageId: string;
  /** Of a task's; a letter goes to an address. */
  readonly respondentId: string | null;
  readonly address: string;
  readonly paceKey: string;
}

/** A row for each domain that has something to send. One that is there already is written all the same: that locks it, so that the sweep does not take it away from under these messages. */
const PACES = 'insert into send_pace (pace_key, next_at) select distinct pace_key, $3::timestamptz';
const KEEP_PACE = 'on conflict (pace_key) do update set next_at = send_pace.next_at';

/** Of a task, or of a letter. */
type MessagesOf = { readonly now: Date } & (
  | { readonly taskId: string; readonly letterId?: undefined; readonly scrollId: string }
  | { readonly taskId?: undefined; readonly letterId: string; readonly scrollId: string | null }
);

export async function insertMessages(
  db: Queryable,
  { taskId, letterId, scrollId, now }: MessagesOf,
  messages: readonly NewMessage[],
): Promise<void> {
  await db.query(
    `with added as (
       insert into send_message (message_id, task_id, letter_id, scroll_id, respondent_id, address, pace_key, state, due_at)
       select n."messageId", $1, $5, $2, n."respondentId", n.address, n."paceKey", 'queued', $3
         from jsonb_to_recordset($4::jsonb) as n("messageId" text, "respondentId" text, address text, "paceKey" text)
       returning pace_key)
     ${PACES} from added order by 1 ${KEEP_PACE}`,
    [taskId ?? null, scrollId, now, JSON.stringify(messages), letterId ?? null],
  );
}

export interface Claim {
  readonly messageId: string;
  readonly respondentId: string;
  readonly address: string;
  readonly tries: number;
  readonly isCharged: boolean;
}

/** Of a task or of a letter. */
export interface Due {
  readonly paceKey: string;
  readonly taskId: string | null;
  readonly letterId: string | null;
}

/** Of which task (or letter) and which domain something may leave now. The domain's row stays locked: nobody else takes of it until its pace is written. */
export async function lockDue(db: Queryable, now: Date): Promise<Due | undefined> {
  const { rows } = await db.query<Due>(
    `select p.pace_key as "paceKey", due.task_id as "taskId", due.letter_id as "letterId" from send_pace p cross join lateral (${NEXT}) due
      where p.next_at <= $1 and due.due_at <= $1 order by p.next_at, due.due_at limit 1 for update of p skip locked`,
    [now],
  );
  return rows[0];
}

/** The next open message of a domain: a letter, unless its task does not send; or of a task that sends and of a survey that collects. */
const NEXT = `select m.task_id, m.letter_id, m.due_at from send_message m left join send_letter l using (letter_id)
  left join send_task t on t.task_id = coalesce(m.task_id, l.task_id) left join survey_state s on s.scroll_id = m.scroll_id
 where m.pace_key = p.pace_key and m.state in ('queued', 'claimed')
   and case when m.letter_id is null then t.state = 'sending' and s.status = 1 else t.task_id is null or t.state = 'sending' end
 order by m.due_at limit 1`;

/** When something may leave next, or what is handed over will be doubtful; undefined when nothing waits. */
export async function findNextDue(db: Queryable): Promise<Date | undefined> {
  const { rows } = await db.query<{ at: Date | null }>(
    `select least((select min(greatest(p.next_at, due.due_at)) from send_pace p cross join lateral (${NEXT}) due),
                  (select min(due_at) from send_message where state = 'handing')) as at`,
  );
  return rows[0]?.at ?? undefined;
}

/** These are ours until the claim runs out, and whoever holds the next claim sends under the same ids. */
export async function claimMessages(
  db: Queryable,
  { paceKey, taskId, letterId }: Due,
  { now, until, most }: { readonly now: Date; readonly until: Date; readonly most: number },
): Promise<Claim[]> {
  const { rows } = await db.query<Claim>(
    `with chosen as (
       select message_id from send_message where pace_key = $1 and task_id is not distinct from $2 and letter_id is not distinct from $6
          and state in ('queued', 'claimed') and due_at <= $3
        order by due_at limit $5 for update skip locked)
     update send_message m set state = 'claimed', tries = m.tries + 1, due_at = $4 from chosen where m.message_id = chosen.message_id
     returning m.message_id as "messageId", m.respondent_id as "respondentId", m.address, m.tries, m.is_charged as "isCharged"`,
    [paceKey, taskId, now, until, most, letterId],
  );
  return rows;
}

export async function writePace(db: Queryable, paceKey: string, nextAt: Date): Promise<void> {
  await db.query('update send_pace set next_at = $2 where pace_key = $1', [paceKey, nextAt]);
}

export async function noteCharged(db: Queryable, messageIds: readonly string[]): Promise<void> {
  await db.query('update send_message set is_charged = true where message_id = any($1)', [messageIds]);
}

export async function findPeople(
  db: Queryable,
  scrollId: string,
  respondentIds: readonly string[],
): Promise<Map<string, Recipient>> {
  const { rows } = await db.query<Recipient>(
    `select ${PERSON} from listed_respondent r where r.scroll_id = $1 and r.respondent_id = any($2)`,
    [scrollId, respondentIds],
  );
  return new Map(rows.map(row => [row.respondentId, row]));
}

/** From here on nobody but whoever holds the claim can know whether these left. Gives those whose claim still holds: only they may be handed over. */
export async function noteHanding(
  db: Queryable,
  claims: readonly Pick<Claim, 'messageId' | 'tries'>[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ messageId: string }>({
    name: 'send-handing',
    text: `update send_message m set state = 'handing', handed_at = $3 from unnest($1::text[], $2::smallint[]) as c(message_id, tries)
            where m.message_id = c.message_id and m.tries = c.tries and m.state = 'claimed' and m.due_at > $3 returning m.message_id as "messageId"`,
    values: [claims.map(({ messageId }) => messageId), claims.map(({ tries }) => tries), now],
  });
  return new Set(rows.map(({ messageId }) => messageId));
}

/** Whose claim has run out while they were handed over: their sender is dead. How many. */
export async function noteDoubtful(db: Queryable, now: Date): Promise<number> {
  const { rowCount } = await db.query(
    `with left_so as (select message_id from send_message where state = 'handing' and due_at <= $1 for update skip locked)
     update send_message m set state = 'doubtful' from left_so where m.message_id = left_so.message_id`,
    [now],
  );
  return rowCount ?? 0;
}

export interface Decision {
  readonly scrollId: string;
  readonly taskId: string;
  /** Nobody but these; everybody when unset. */
  readonly respondentIds?: readonly string[] | undefined;
}
/** Locked in one order, so that two who decide at the same moment wait for each other and not in a circle. */
const DECIDED = `decided as (select m.message_id from send_message m join send_task t using (task_id)
  where m.scroll_id = $1 and m.task_id = $2 and m.state = 'doubtful' and ($3::text[] is null or m.respondent_id = any($3)) and t.state = any($4)
  order by m.message_id for update of m)`;
const decidedValues = ({ scrollId, taskId, respondentIds }: Decision) => [scrollId, taskId, respondentIds ?? null];

/** Doubtful ones have been sent, somebody says. How many there were. */
export async function countAsSent(db: Queryable, decision: Decision): Promise<number> {
  const { rowCount } = await db.query(
    `with ${DECIDED} update send_message m set state = 'sent', sent_at = m.handed_at from decided d where m.message_id = d.message_id`,
    [...decidedValues(decision), ['sending', 'stopped']],
  );
  return rowCount ?? 0;
}

/** Doubtful ones leave once more, paid anew, under the same id. Their tries go on, so that a sender that was thought dead writes nothing over it. */
export async function sendDoubtfulAgain(db: Queryable, decision: Decision, now: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `with ${DECIDED},
     again as (
       update send_message m set state = 'queued', is_charged = false, due_at = $5, resends = m.resends + 1
         from decided d where m.message_id = d.message_id returning m.pace_key),
     paced as (insert into send_pace (pace_key, next_at) select distinct pace_key, $5::timestamptz from again order by 1 ${KEEP_PACE})
     select count(*) as count from again`,
    [...decidedValues(decision), ['sending'], now],
  );
  return rows[0]!.count;
}

export interface Outcome {
  readonly state: 'sent' | 'failed' | 'left-out' | 'queued' | 'doubtful';
  readonly reason: SendReason | null;
  readonly at: Date;
}

/** Only by whoever holds the claim: `tries` says which one it is. Also late, as long as nobody has decided otherwise. */
export async function writeOutcome(
  db: Queryable,
  { messageId, tries }: Pick<Claim, 'messageId' | 'tries'>,
  { state, reason, at }: Outcome,
): Promise<void> {
  await db.query({
    name: 'send-outcome',
    text: `update send_message set state = $3, reason = $4, due_at = $5, sent_at = case when $3 = 'sent' then $5 else sent_at end
            where message_id = $1 and state in ('claimed', 'handing', 'doubtful') and tries = $2`,
    values: [messageId, tries, state, reason, at],
  });
}

/** A mail that was on its way came back, or somebody called it unwanted, which has arrived. Also one whose claim is still held: the report was faster than our own note. Of a doubtful one, it says that it left. */
export async function noteReturned(
  db: Queryable,
  messageId: string,
  { hasArrived, reason }: { readonly hasArrived: boolean; readonly reason: SendReason },
): Promise<void> {
  await db.query(
    `update send_message set state = case when not $2 then 'failed' when state = 'doubtful' then 'sent' else state end, reason = $3,
            sent_at = case when state = 'doubtful' then handed_at else sent_at end
      where message_id = $1 and state in ('sent', 'claimed', 'handing', 'doubtful')`,
    [messageId, hasArrived, reason],
  );
}

/** What failed, once more: paid anew, under the same id. */
export async function queueFailed(db: Queryable, scrollId: string, taskId: string, now: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `with again as (
       update send_message m set state = 'queued', reason = null, tries = 0, is_charged = false, due_at = $3, resends = m.resends + 1
         from send_task t where t.task_id = m.task_id and t.state = 'sending' and m.scroll_id = $1 and m.task_id = $2 and m.state = 'failed'
       returning m.pace_key),
     paced as (${PACES} from again order by 1 ${KEEP_PACE})
     select count(*) as count from again`,
    [scrollId, taskId, now],
  );
  return rows[0]!.count;
}

/**
 * Domains that nothing waits for, and whose pace has long run out. Locked first and looked at then, by a second statement: whoever queues
 * for one of them either comes before the look or waits and makes the row anew.
 */
export async function deletePacesBefore(db: Queryable, before: Date): Promise<void> {
  const { rows } = await db.query<{ key: string }>(
    `select pace_key as key from send_pace where next_at < $1 and ${NOTHING_OPEN} limit ${MOST_PACES} for update skip locked`,
    [before],
  );
  const keys = rows.map(({ key }) => key);
  await db.query(`delete from send_pace where pace_key = any($1) and ${NOTHING_OPEN}`, [keys]);
}

const MOST_PACES = 10_000;
const NOTHING_OPEN = `not exists (select from send_message m where m.pace_key = send_pace.pace_key and m.state in ('queued', 'claimed', 'handing', 'doubtful'))`;

const FINISHED = `r.status not in (${answerStatus.notAnswered}, ${answerStatus.notCompleted}, ${answerStatus.declined})`;

export interface TaskCount {
  readonly taskId: string;
  readonly state: SendState;
  readonly count: number;
  readonly opened: number;
  readonly visited: number;
  readonly answered: number;
}

export async function countByTask(db: Queryable, taskIds: readonly string[]): Promise<TaskCount[]> {
  const { rows } = await db.query<TaskCount>(
    `select d.task_id as "taskId", d.state, count(*) as count, count(d.opened_at) as opened,
            count(*) filter (where (d.sent_at is not null or d.state = 'doubtful') and r.views > 0) as visited,
            count(*) filter (where (d.sent_at is not null or d.state = 'doubtful') and ${FINISHED}) as answered
       from distribution d join listed_respondent r using (scroll_id, respondent_id) where d.task_id = any($1) group by 1, 2`,
    [taskIds],
  );
  return rows;
}

type RecipientRow = Omit<SendRecipient, 'sentTime' | 'handedTime' | 'openedTime'> & {
  readonly handedAt: Date | null;
  readonly sentAt: Date | null;
  readonly openedAt: Date | null;
};
const RECIPIENT = `d.respondent_id as "respondentId", r.name, d.address, d.state, d.reason, d.sent_at as "sentAt", d.opened_at as "openedAt",
  r.views > 0 as "hasVisited", r.status as "answerStatus", d.resends,
  case when d.state = 'doubtful' then d.message_id end as "sendId", case when d.state = 'doubtful' then d.handed_at end as "handedAt"`;
const timeOf = (at: Date | null) => at?.getTime() ?? null;
const readRecipient = <Row extends RecipientRow>({ sentAt, handedAt, openedAt, ...row }: Row) => ({
  ...row,
  sentTime: timeOf(sentAt),
  handedTime: timeOf(handedAt),
  openedTime: timeOf(openedAt),
});

export async function findRecipientPage(
  db: Queryable,
  search: {
    readonly scrollId: string;
    readonly code: string;
    readonly page: number;
    readonly size: number;
    readonly state?: SendState | undefined;
  },
): Promise<{ total: number; items: SendRecipient[] }> {
  const { scrollId, code, page, size, state } = search;
  const from = `from distribution d join listed_respondent r using (scroll_id, respondent_id)
    where d.scroll_id = $1 and d.task_id = $2 and ($3::text is null or d.state = $3)`;
  const values = [scrollId, code, state ?? null];
  const count = await db.query<{ total: number }>(`select count(*) as total ${from}`, values);
  const { rows } = await db.query<RecipientRow>(`select ${RECIPIENT} ${from} order by r.serial limit $4 offset $5`, [
    ...values,
    size,
    (page - 1) * size,
  ]);
  return { total: count.rows[0]!.total, items: rows.map(readRecipient) };
}

const MOST_OF_ONE = 200;

/** Everything that went to the person of a one-to-one link, the newest first. */
export async function listSentTo(db: Queryable, scrollId: string, code: string) {
  const { rows } = await db.query<
    RecipientRow & { taskName: string; sendMethod: 'mail' | 'sms'; type: 'invite' | 'reminder' }
  >(
    `select ${RECIPIENT}, d.task_name as "taskName", d.method as "sendMethod", d.kind as type
       from distribution d join listed_respondent r using (scroll_id, respondent_id)
      where r.scroll_id = $1 and r.code = $2 order by d.created_at desc limit ${MOST_OF_ONE}`,
    [scrollId, code],
  );
  return rows.map(readRecipient);
}

/** Of those who were sent the first message, whoever has come no further than this. */
export async function listToRemind(
  db: Queryable,
  taskId: string,
  statuses: readonly number[],
): Promise<{ respondentId: string; address: string; paceKey: string }[]> {
  const { rows } = await db.query<{ respondentId: string; address: string; paceKey: string }>(
    `select m.respondent_id as "respondentId", m.address, m.pace_key as "paceKey"
       from send_message m join listed_respondent r using (scroll_id, respondent_id)
      where m.task_id = $1 and m.${WENT} and not r.is_removed and r.status = any($2) order by r.serial`,
    [taskId, statuses],
  );
  return rows;
}

interface SentTo {
  readonly address: string;
}
/** A mail of a task, a letter about something, or a letter that tells a person what they were told. */
export type SentMail = SentTo &
  (
    | { readonly scrollId: string; readonly about: null; readonly personId: null }
    | { readonly scrollId: string; readonly about: string; readonly personId: null }
    | { readonly scrollId: null; readonly about: string; readonly personId: string }
  );

/** A mail by its id; what was never sent has no address that anybody could know. */
export async function findMail(db: Queryable, messageId: string): Promise<SentMail | undefined> {
  const { rows } = await db.query<SentMail>(
    `select m.scroll_id as "scrollId", m.address, case when not l.asks then l.about end as about, l.person_id as "personId"
       from send_message m left join send_task t using (task_id) left join send_letter l using (letter_id)
      where m.message_id = $1 and (t.method = 'mail' or l.about is not null)`,
    [messageId],
  );
  return rows[0];
}

/** The first time counts. What was opened has arrived: nobody need decide about it any more. */
export async function noteOpened(db: Queryable, messageId: string, at: Date): Promise<void> {
  await db.query(
    `update send_message set opened_at = $2, state = case when state = 'doubtful' then 'sent' else state end,
            sent_at = case when state = 'doubtful' then handed_at else sent_at end
      where message_id = $1 and opened_at is null`,
    [messageId, at],
  );
}
