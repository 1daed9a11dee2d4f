import type { MessageLink } from '@wenshu/api-contract';
import type { MessageKind } from '@wenshu/texts/people/messages';
import type { Queryable } from '../../../platform/database/database.ts';
import { mustKnow } from './must-know.ts';

export interface NewMessage {
  readonly kind: MessageKind;
  readonly details: object;
  readonly link: MessageLink | undefined;
  readonly readerIds: readonly string[];
}

/** What of `read` is to be mailed: `$1` is the kind, `$2` whether it is mailed unless somebody chose otherwise. */
const MAILED = `insert into message_mail (message_id, person_id)
     select read.message_id, read.person_id from read join message_mailbox b on b.person_id = read.person_id
      where b.is_on and coalesce((b.choices ->> $1)::boolean, $2)`;

/** One statement, with what is to be mailed of it. Somebody whose account is gone by now is no reader. */
export async function insertMessage(db: Queryable, { kind, details, link, readerIds }: NewMessage): Promise<void> {
  await db.query(
    `with sent as (
       insert into message (kind, details, link, created_at) select $1, $3, $4, clock_timestamp()
        where exists (select 1 from person_name where person_id = any($5::uuid[])) returning id, created_at),
     read as (
       insert into message_reader (message_id, person_id, created_at)
       select sent.id, p.person_id, sent.created_at from sent, person_name p where p.person_id = any($5::uuid[])
       returning message_id, person_id)
     ${MAILED}`,
    [kind, mustKnow[kind], JSON.stringify(details), link ? JSON.stringify(link) : null, readerIds],
  );
}

/** One whose readers come bit by bit. Its id. */
export async function insertOpenMessage(
  db: Queryable,
  { kind, details, link }: Omit<NewMessage, 'readerIds'>,
): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    'insert into message (kind, details, link, created_at) values ($1, $2, $3, clock_timestamp()) returning id',
    [kind, JSON.stringify(details), link ? JSON.stringify(link) : null],
  );
  return rows[0]!.id;
}

/** How many have got it now who had not: whoever has it already, or is gone, is passed over. */
export async function insertReaders(
  db: Queryable,
  { messageId, kind }: { readonly messageId: string; readonly kind: MessageKind },
  readerIds: readonly string[],
): Promise<number> {
  const { rows } = await db.query<{ added: number }>(
    `with read as (
       insert into message_reader (message_id, person_id, created_at)
       select $3, p.person_id, clock_timestamp() from person_name p where p.person_id = any($4::uuid[])
       on conflict (message_id, person_id) do nothing returning message_id, person_id),
     mailed as (${MAILED})
     select count(*)::int as added from read`,
    [kind, mustKnow[kind], messageId, readerIds],
  );
  return rows[0]?.added ?? 0;
}

/** Of each message that is still kept, how many have not read it yet and not removed it. */
export async function countUnread(db: Queryable, messageIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ id: string; unread: number }>(
    `select m.id, (count(*) filter (where not r.is_read))::int as unread
       from message m left join message_reader r on r.message_id = m.id where m.id = any($1::uuid[]) group by m.id`,
    [messageIds],
  );
  return new Map(rows.map(({ id, unread }) => [id, unread]));
}
