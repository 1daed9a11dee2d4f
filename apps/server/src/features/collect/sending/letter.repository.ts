import type { KeyObject } from 'node:crypto';
import type { SendReason, SendState } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { MailAttachment } from '../../../platform/mail/mailer.ts';
import { openSecret, sealSecret } from '../../../platform/seal-secret.ts';

/** Everything that a letter says, in one language. */
export interface LetterWords {
  readonly language: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link: string;
  readonly button: string;
  readonly senderName: string;
  /** Why somebody gets it, and the word by which they get no more. */
  readonly why: string;
}

/** Of a survey, or to a person of the platform. */
export type LetterOf =
  | { readonly scrollId: string; readonly personId?: undefined }
  | { readonly scrollId?: undefined; readonly personId: string };

type NewLetter = LetterOf & {
  readonly letterId: string;
  readonly about: string;
  readonly turn: string;
  readonly words: LetterWords;
  readonly now: Date;
} & LetterTerms;

/** Of letters that ask people to come. */
export interface LetterTerms {
  /** Whose review they wait for. */
  readonly taskId?: string;
  /** Whoever wishes not to be asked by the survey’s owner gets none, and unsubscribing is that wish. */
  readonly asks?: boolean;
  /** What it says and its file are secret. */
  readonly sealedBy?: KeyObject;
}

export async function insertLetter(
  db: Queryable,
  { letterId, scrollId, personId, about, turn, words, now, taskId, asks = false, sealedBy }: NewLetter,
  file: MailAttachment | undefined,
): Promise<void> {
  const sealed = sealedBy && {
    words: sealSecret(sealedBy, letterId, Buffer.from(JSON.stringify(words))).toString('base64'),
  };
  const content = file && (sealedBy ? sealSecret(sealedBy, letterId, file.content) : file.content);
  if (file)
    await db.query(
      `insert into send_letter_file (file_id, scroll_id, file_name, content_type, content, created_at) values ($1, $2, $3, $4, $5, $6)`,
      [letterId, scrollId, file.fileName, file.contentType, content, now],
    );
  await db.query(
    `insert into send_letter (letter_id, scroll_id, person_id, about, turn, words, file_id, created_at, task_id, asks, is_sealed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[letterId, scrollId ?? null, personId ?? null, about, turn, JSON.stringify(sealed ?? words)],
      ...[file ? letterId : null, now, taskId ?? null, asks, sealed !== undefined],
    ],
  );
}

export interface StoredLetter {
  readonly about: string;
  readonly personId: string | null;
  readonly scrollId: string | null;
  readonly asks: boolean;
  readonly words: LetterWords;
  readonly file: MailAttachment | undefined;
}

export async function findLetter(db: Queryable, letterId: string, key: KeyObject): Promise<StoredLetter | undefined> {
  const { rows } = await db.query<
    Pick<StoredLetter, 'about' | 'personId' | 'scrollId' | 'asks'> & {
      words: LetterWords | { words: string };
      isSealed: boolean;
      fileName: string | null;
      contentType: string;
      content: Buffer;
    }
  >(
    `select l.about, l.words, l.person_id as "personId", l.scroll_id as "scrollId", l.asks, l.is_sealed as "isSealed", f.file_name as "fileName", f.content_type as "contentType", f.content
       from send_letter l left join send_letter_file f using (file_id) where l.letter_id = $1`,
    [letterId],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { about, personId, scrollId, asks, isSealed, fileName, contentType } = row;
  const content = isSealed && fileName !== null ? openSecret(key, letterId, row.content) : row.content;
  return {
    about,
    personId,
    scrollId,
    asks,
    words: 'subject' in row.words ? row.words : openWords(key, letterId, row.words.words),
    file: fileName === null ? undefined : { fileName, contentType, content },
  };
}

/** Written by `insertLetter`. */
const openWords = (key: KeyObject, letterId: string, sealed: string): LetterWords =>
  JSON.parse(openSecret(key, letterId, Buffer.from(sealed, 'base64')).toString());

/** How the newest letter of a turn stands. */
export interface NewestFate {
  readonly turn: string;
  readonly state: Exclude<SendState, 'doubtful'>;
  readonly reason: SendReason | null;
  /** Why its review refused it. */
  readonly rejection: string;
  readonly at: Date;
}

export async function listNewestFates(db: Queryable, about: string): Promise<NewestFate[]> {
  const { rows } = await db.query<NewestFate>(
    `select distinct on (l.turn) l.turn, m.reason, coalesce(t.rejection, '') as rejection, coalesce(m.sent_at, l.created_at) as at,
            case when t.state in ('pending-review', 'rejected') then t.state when t.state = 'stopped' then 'not-sent'
                 when m.state in ('claimed', 'handing') then 'queued' when m.state = 'left-out' then 'not-sent' else m.state end as state
       from send_letter l join send_message m using (letter_id) left join send_task t on t.task_id = l.task_id
      where l.about = $1 order by l.turn, l.created_at desc, l.letter_id`,
    [about],
  );
  return rows;
}

/** To how many addresses the letters of these tasks go. */
export async function countLetters(db: Queryable, taskIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ taskId: string; count: number }>(
    `select l.task_id as "taskId", count(*)::int as count from send_letter l join send_message m using (letter_id)
      where l.task_id = any($1) group by 1`,
    [taskIds],
  );
  return new Map(rows.map(({ taskId, count }) => [taskId, count]));
}

export interface LetterFate {
  readonly turn: string;
  readonly address: string;
  readonly state: 'queued' | 'sent' | 'failed' | 'not-sent';
  readonly reason: SendReason | null;
  readonly sentAt: Date | null;
}

/** What became of the letters of these turns. */
export async function listLetterFates(db: Queryable, turns: readonly string[]): Promise<LetterFate[]> {
  const { rows } = await db.query<LetterFate>(
    `select l.turn, m.address, m.reason, m.sent_at as "sentAt",
            case m.state when 'claimed' then 'queued' when 'left-out' then 'not-sent' else m.state end as state
       from send_letter l join send_message m using (letter_id) where l.turn = any($1) order by m.address`,
    [turns],
  );
  return rows;
}

/** What has not left yet does not leave any more. */
export async function dropLetters(db: Queryable, about: string): Promise<void> {
  await db.query(
    `update send_message m set state = 'left-out', reason = 'stopped' from send_letter l
      where l.letter_id = m.letter_id and l.about = $1 and m.state = 'queued'`,
    [about],
  );
}

export async function isRefused(db: Queryable, about: string, address: string): Promise<boolean> {
  return (await listRefused(db, about, [address])).size > 0;
}

/** Which of these addresses want no more of it, in small letters. */
export async function listRefused(
  db: Queryable,
  about: string,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ address: string }>(
    'select address from letter_refusal where about = $1 and address = any($2)',
    [about, addresses.map(address => address.toLowerCase())],
  );
  return new Set(rows.map(({ address }) => address));
}

export async function writeRefusal(db: Queryable, about: string, address: string, now: Date): Promise<void> {
  await db.query('insert into letter_refusal (about, address, said_at) values ($1, $2, $3) on conflict do nothing', [
    about,
    address.toLowerCase(),
    now,
  ]);
}

/** Files are kept while they may be sent; letters as long as somebody may ask what became of them. */
export async function deleteLetterFilesBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from send_letter_file where created_at < $1', [before]);
}

/** With what became of them. One that has not left by then does not leave any more. */
export async function deleteLettersBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from send_letter where created_at < $1', [before]);
}
