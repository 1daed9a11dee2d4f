import type { Queryable } from '../../../platform/database/database.ts';

interface AnnouncedWords {
  readonly title: string;
  readonly text: string;
}

/** To whom, as it is kept: named people are ids, and only until it is over. */
export type KeptAudience = {
  readonly administratorsOnly: boolean;
  readonly language: 'zh' | 'en' | null;
} & (
  | { readonly to: 'everybody' }
  | { readonly to: 'enterprises'; readonly enterpriseIds: readonly string[] }
  | { readonly to: 'plans'; readonly planIds: readonly string[] }
  | { readonly to: 'accounts'; readonly accounts: number }
);

export interface NewAnnouncement {
  readonly zh: AnnouncedWords;
  readonly en: AnnouncedWords;
  readonly path: string | null;
  readonly audience: KeptAudience;
  readonly namedPeople: readonly string[];
  readonly by: { readonly kind: 'person' | 'secret' | 'command'; readonly name: string };
  readonly startsAt: Date;
  readonly expected: number;
}

export interface AnnouncementRow extends Omit<NewAnnouncement, 'by'> {
  readonly id: number;
  readonly byKind: NewAnnouncement['by']['kind'];
  readonly byName: string;
  readonly madeAt: Date;
  readonly endedAt: Date | null;
  readonly state: 'planned' | 'sending' | 'sent' | 'cancelled';
  readonly messageId: string | null;
  readonly reachedPerson: string | null;
  readonly readers: number;
}

const COLUMNS = `announcement_id as id, jsonb_build_object('title', title_zh, 'text', text_zh) as zh,
  jsonb_build_object('title', title_en, 'text', text_en) as en, path, audience, named_people as "namedPeople", made_at as "madeAt",
  by_kind as "byKind", by_name as "byName", starts_at as "startsAt", state, message_id as "messageId", reached_person as "reachedPerson",
  expected, readers, ended_at as "endedAt"`;

/** Its number. */
export async function insertAnnouncement(db: Queryable, made: NewAnnouncement, now: Date): Promise<number> {
  const { zh, en, path, audience, namedPeople, by, startsAt, expected } = made;
  const { rows } = await db.query<{ id: number }>(
    `insert into announcement (title_zh, text_zh, title_en, text_en, path, audience, named_people, by_kind, by_name, starts_at, expected, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning announcement_id as id`,
    [
      ...[zh.title, zh.text, en.title, en.text, path, JSON.stringify(audience), namedPeople],
      ...[by.kind, by.name, startsAt, expected, now],
    ],
  );
  return rows[0]!.id;
}

export async function listAnnouncements(
  db: Queryable,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<AnnouncementRow[]> {
  const { rows } = await db.query<AnnouncementRow>(
    `select ${COLUMNS} from announcement order by announcement_id desc limit $1 offset $2`,
    [limit, offset],
  );
  return rows;
}

export async function countAnnouncements(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ total: number }>('select count(*)::int as total from announcement');
  return rows[0]?.total ?? 0;
}

/** The next one that is due, held until the transaction ends. One that another process is sending is passed over. */
export async function lockDueAnnouncement(db: Queryable, now: Date): Promise<AnnouncementRow | undefined> {
  const { rows } = await db.query<AnnouncementRow>(
    `select ${COLUMNS} from announcement where state in ('planned', 'sending') and starts_at <= $1
      order by starts_at, announcement_id limit 1 for update skip locked`,
    [now],
  );
  return rows[0];
}

/** How far it has come, in the transaction in which those people got it. */
export async function writeReached(
  db: Queryable,
  id: number,
  { messageId, person, added }: { readonly messageId: string; readonly person: string; readonly added: number },
): Promise<void> {
  await db.query(
    `update announcement set state = 'sending', message_id = $2, reached_person = $3, readers = readers + $4 where announcement_id = $1`,
    [id, messageId, person, added],
  );
}

/** Everybody has it. Who was named needs not be known any more. */
export async function writeSent(db: Queryable, id: number, now: Date): Promise<void> {
  await db.query(
    `update announcement set state = 'sent', ended_at = $2, named_people = '{}' where announcement_id = $1`,
    [id, now],
  );
}

/** False when it is over already, or there is none. A step that is under way is waited for. */
export async function cancelAnnouncement(db: Queryable, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `update announcement set state = 'cancelled', ended_at = $2, named_people = '{}'
      where announcement_id = $1 and state in ('planned', 'sending')`,
    [id, now],
  );
  return rowCount === 1;
}
