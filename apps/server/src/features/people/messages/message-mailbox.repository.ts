import type { MessageLink } from '@wenshu/api-contract';
import type { MessageKind } from '@wenshu/texts/people/messages';
import type { Queryable } from '../../../platform/database/database.ts';

export interface MessageMailbox {
  readonly address: string;
  readonly isOn: boolean;
  /** Of each kind that the person has chosen about. */
  readonly choices: Readonly<Record<string, boolean>>;
}

export async function findMailbox(db: Queryable, personId: string): Promise<MessageMailbox | undefined> {
  const { rows } = await db.query<MessageMailbox>(
    'select address, is_on as "isOn", choices from message_mailbox where person_id = $1',
    [personId],
  );
  return rows[0];
}

export async function writeMailbox(
  db: Queryable,
  personId: string,
  { address, isOn, choices }: MessageMailbox,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into message_mailbox (person_id, address, is_on, choices, changed_at) values ($1, $2, $3, $4, $5)
     on conflict (person_id) do update
        set address = excluded.address, is_on = excluded.is_on, choices = excluded.choices, changed_at = excluded.changed_at`,
    [personId, address, isOn, JSON.stringify(choices), now],
  );
}

/** By a word in a mail, which may have gone to a mailbox that is not the person's any more. */
export async function endMails(db: Queryable, personId: string, address: string, now: Date): Promise<void> {
  await db.query(
    `update message_mailbox set is_on = false, changed_at = $3 where person_id = $1 and lower(address) = lower($2)`,
    [personId, address, now],
  );
}

export async function wantsMails(db: Queryable, personId: string, address: string): Promise<boolean> {
  const found = await findMailbox(db, personId);
  return found?.isOn === true && found.address.toLowerCase() === address.toLowerCase();
}

export interface MessageMail {
  readonly messageId: string;
  readonly personId: string;
  readonly address: string;
  readonly kind: MessageKind;
  readonly details: object;
  readonly link: MessageLink | null;
}

/** What is to be mailed, the oldest first, handed out once: whoever takes it queues it in the same transaction. Of a mailbox that is off by now nothing is. */
export async function takeMessageMails(db: Queryable, most: number): Promise<{ taken: number; mails: MessageMail[] }> {
  const { rows } = await db.query<MessageMail & { isOn: boolean | null }>(
    `with due as (
       select message_id, person_id from message_mail limit $1 for update skip locked),
     taken as (
       delete from message_mail m using due where m.message_id = due.message_id and m.person_id = due.person_id
       returning m.message_id, m.person_id)
     select taken.message_id as "messageId", taken.person_id as "personId", b.address, b.is_on as "isOn", m.kind, m.details, m.link
       from taken join message m on m.id = taken.message_id left join message_mailbox b on b.person_id = taken.person_id
      order by m.created_at, m.id, taken.person_id`,
    [most],
  );
  return { taken: rows.length, mails: rows.filter(({ isOn }) => isOn) };
}
