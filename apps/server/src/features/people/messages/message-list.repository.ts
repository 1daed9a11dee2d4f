import type { MessageLink } from '@wenshu/api-contract';
import type { MessageKind } from '@wenshu/texts/people/messages';
import type { Queryable } from '../../../platform/database/database.ts';

export interface MessageRow {
  readonly id: string;
  readonly messageUserId: string;
  readonly kind: MessageKind;
  readonly details: object;
  readonly link: MessageLink | null;
  readonly isRead: boolean;
  readonly createdAt: Date;
}

const COLUMNS = `m.id, r.id as "messageUserId", m.kind, m.details, m.link, r.is_read as "isRead", r.created_at as "createdAt"`;
const FROM = 'from message_reader r join message m on m.id = r.message_id';

export async function listUnread(db: Queryable, personId: string, most: number): Promise<MessageRow[]> {
  const { rows } = await db.query<MessageRow>({
    name: 'message-unread',
    text: `select ${COLUMNS} ${FROM} where r.person_id = $1 and not r.is_read order by r.created_at desc, r.id limit $2`,
    values: [personId, most],
  });
  return rows;
}

export interface MessagePage {
  readonly page: number;
  readonly size: number;
  readonly isRead?: boolean | undefined;
  readonly kind?: string | undefined;
  readonly isOldestFirst: boolean;
}

export async function listMessages(
  db: Queryable,
  personId: string,
  { page, size, isRead, kind, isOldestFirst }: MessagePage,
): Promise<{ total: number; items: MessageRow[] }> {
  const where =
    'where r.person_id = $1 and ($2::boolean is null or r.is_read = $2) and ($3::text is null or m.kind = $3)';
  const wanted = [personId, isRead ?? null, kind ?? null];
  const counted = await db.query<{ total: number }>(`select count(*) as total ${FROM} ${where}`, wanted);
  const { rows } = await db.query<MessageRow>(
    `select ${COLUMNS} ${FROM} ${where} order by r.created_at ${isOldestFirst ? 'asc' : 'desc'}, r.id limit $4 offset $5`,
    [...wanted, size, (page - 1) * size],
  );
  return { total: counted.rows[0]?.total ?? 0, items: rows };
}

/** Says how many of these are the person's: one that is not, or is gone, is passed over. */
export async function markRead(db: Queryable, personId: string, ids: readonly string[]): Promise<number> {
  const { rowCount } = await db.query(
    'update message_reader set is_read = true where person_id = $1 and id = any($2::uuid[])',
    [personId, ids],
  );
  return rowCount ?? 0;
}

export async function deleteMessage(db: Queryable, personId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from message_reader where person_id = $1 and id = $2', [personId, id]);
  return rowCount === 1;
}

/** With every reader's row, read or not. */
export async function deleteMessagesBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from message where created_at < $1', [before]);
}
