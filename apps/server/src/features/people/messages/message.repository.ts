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

/** One statement, with what is to be mailed of it. Somebody whose account is gone by now is no reader. */
export async function insertMessage(db: Queryable, { kind, details, link, readerIds }: NewMessage): Promise<void> {
  await db.query(
    `with sent as (
       insert into message (kind, details, link, created_at) select $1, $2, $3, clock_timestamp()
        where exists (select 1 from person_name where person_id = any($4::uuid[])) returning id, created_at),
     read as (
       insert into message_reader (message_id, person_id, created_at)
       select sent.id, p.person_id, sent.created_at from sent, person_name p where p.person_id = any($4::uuid[])
       returning message_id, person_id)
     insert into message_mail (message_id, person_id)
     select read.message_id, read.person_id from read join message_mailbox b on b.person_id = read.person_id
      where b.is_on and coalesce((b.choices ->> $1)::boolean, $5)`,
    [kind, JSON.stringify(details), link ? JSON.stringify(link) : null, readerIds, mustKnow[kind]],
  );
}
