import type { SendReason } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { MailAttachment } from '../../../platform/mail/mailer.ts';

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
};

export async function insertLetter(
  db: Queryable,
  { letterId, scrollId, personId, about, turn, words, now }: NewLetter,
  file: MailAttachment | undefined,
): Promise<void> {
  if (file)
    await db.query(
      `insert into send_letter_file (file_id, scroll_id, file_name, content_type, content, created_at) values ($1, $2, $3, $4, $5, $6)`,
      [letterId, scrollId, file.fileName, file.contentType, file.content, now],
    );
  await db.query(
    `insert into send_letter (letter_id, scroll_id, person_id, about, turn, words, file_id, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [letterId, scrollId ?? null, personId ?? null, about, turn, JSON.stringify(words), file ? letterId : null, now],
  );
}

export interface StoredLetter {
  readonly about: string;
  readonly personId: string | null;
  readonly words: LetterWords;
  readonly file: MailAttachment | undefined;
}

export async function findLetter(db: Queryable, letterId: string): Promise<StoredLetter | undefined> {
  const { rows } = await db.query<
    Pick<StoredLetter, 'about' | 'words' | 'personId'> & {
      fileName: string | null;
      contentType: string;
      content: Buffer;
    }
  >(
    `select l.about, l.words, l.person_id as "personId", f.file_name as "fileName", f.content_type as "contentType", f.content
       from send_letter l left join send_letter_file f using (file_id) where l.letter_id = $1`,
    [letterId],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { about, words, personId, fileName, contentType, content } = row;
  return { about, words, personId, file: fileName === null ? undefined : { fileName, contentType, content } };
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
