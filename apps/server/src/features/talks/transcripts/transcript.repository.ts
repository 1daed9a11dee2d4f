import type { Transcript } from '@wenshu/transcripts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Queryable } from '../../../platform/database/database.ts';

/** One transcript, beside the project that it stands in. */
export interface TranscriptOf {
  readonly scrollId: string;
  readonly transcriptId: string;
}

export interface TranscriptRow extends TranscriptOf {
  readonly title: string;
  readonly language: Transcript['language'];
  readonly version: number;
  /** What was before says what has been hidden since. */
  readonly hiddenBefore: number;
  readonly soundId: string | null;
  readonly isSoundOwners: boolean;
  readonly nickName: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface KeptTranscript extends TranscriptRow {
  readonly document: Transcript;
}

const LISTED = `t.transcript_id as "transcriptId", t.scroll_id as "scrollId", t.title, t.language, t.version,
  t.hidden_before as "hiddenBefore", t.sound_id as "soundId", t.is_sound_owners as "isSoundOwners",
  coalesce(p.nick_name, '') as "nickName", t.created_at as "createdAt", t.updated_at as "updatedAt"`;
const FROM = 'from transcript t left join person_name p using (person_id)';

export async function listTranscripts(db: Queryable, scrollId: string): Promise<TranscriptRow[]> {
  const { rows } = await db.query<TranscriptRow>(
    `select ${LISTED} ${FROM} where t.scroll_id = $1 order by t.created_at, t.transcript_id`,
    [scrollId],
  );
  return rows;
}

export async function listDocuments(db: Queryable, scrollId: string): Promise<KeptTranscript[]> {
  const { rows } = await db.query<KeptTranscript>(
    `select ${LISTED}, t.document ${FROM} where t.scroll_id = $1 order by t.created_at, t.transcript_id`,
    [scrollId],
  );
  return rows;
}

export async function findTranscript(
  db: Queryable,
  { scrollId, transcriptId }: TranscriptOf,
): Promise<KeptTranscript | undefined> {
  const { rows } = await db.query<KeptTranscript>(
    `select ${LISTED}, t.document ${FROM} where t.scroll_id = $1 and t.transcript_id = $2`,
    [scrollId, transcriptId],
  );
  return rows[0];
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockTranscript(
  db: Queryable,
  { scrollId, transcriptId }: TranscriptOf,
): Promise<KeptTranscript | undefined> {
  const { rows } = await db.query<KeptTranscript>(
    `select ${LISTED}, t.document ${FROM} where t.scroll_id = $1 and t.transcript_id = $2 for update of t`,
    [scrollId, transcriptId],
  );
  return rows[0];
}

interface NewTranscript extends TranscriptOf {
  readonly document: Transcript;
  readonly personId: string;
  readonly now: Date;
}

/** Counted in the statement that adds it, below the project's lock; false when there are too many. */
export async function insertTranscript(
  db: Queryable,
  { scrollId, transcriptId, document, personId, now }: NewTranscript,
  most: number,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into transcript (transcript_id, scroll_id, title, language, document, version, person_id, created_at, updated_at)
     select $1, $2, $3, $4, $5, 0, $6, $7, $7 where (select count(*) from transcript where scroll_id = $2) < $8`,
    [transcriptId, scrollId, document.title, document.language, JSON.stringify(document), personId, now, most],
  );
  return rowCount === 1;
}

interface WrittenTranscript {
  readonly transcriptId: string;
  readonly document: Transcript;
  readonly version: number;
  readonly now: Date;
}

export async function writeTranscript(
  db: Queryable,
  { transcriptId, document, version, now }: WrittenTranscript,
): Promise<void> {
  await db.query(
    'update transcript set title = $2, language = $3, document = $4, version = $5, updated_at = $6 where transcript_id = $1',
    [transcriptId, document.title, document.language, JSON.stringify(document), version, now],
  );
}

/** What was before `hiddenBefore` says what is hidden now. */
export async function writeHidden(
  db: Queryable,
  { hiddenBefore, ...written }: WrittenTranscript & { readonly hiddenBefore: number },
): Promise<void> {
  await writeTranscript(db, written);
  await db.query('update transcript set hidden_before = $2 where transcript_id = $1', [
    written.transcriptId,
    hiddenBefore,
  ]);
}

export async function deleteTranscript(db: Queryable, transcriptId: string): Promise<void> {
  await db.query('delete from transcript where transcript_id = $1', [transcriptId]);
}

export async function writeSound(
  db: Queryable,
  transcriptId: string,
  sound: { readonly soundId: string | null; readonly isOwnersOnly: boolean },
): Promise<void> {
  await db.query('update transcript set sound_id = $2, is_sound_owners = $3 where transcript_id = $1', [
    transcriptId,
    sound.soundId,
    sound.isOwnersOnly,
  ]);
}

/** Transcripts all of whose turns are among these records: one of which some turns may not be seen is not shown at all. */
export async function listWhollyVisible(
  { kysely }: Database,
  scrollId: string,
  condition: RawBuilder<SqlBool>,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ transcript_id: string }>`
    select t.transcript_id from transcript t
     where t.scroll_id = ${scrollId} and not exists (
       select from transcript_passage p where p.transcript_id = t.transcript_id and not exists (
         select from collected_record
          where collected_record.scroll_id = p.scroll_id and collected_record.answer_record_id = p.answer_record_id and ${condition}))
  `.execute(kysely);
  return new Set(rows.map(row => row.transcript_id));
}
