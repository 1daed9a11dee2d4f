import type { RawBuilder, SqlBool } from 'kysely';
import type { Database, Queryable } from '../../../platform/database/database.ts';

/** Which record's file. */
export interface RecordRef {
  readonly scrollId: string;
  readonly answerRecordId: string;
}

export interface AnswerFileRow extends RecordRef {
  readonly fileId: string;
  readonly answerKey: string;
  readonly cookieId: string | null;
  readonly storageKey: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
}

const COLUMNS = `scroll_id as "scrollId", answer_record_id as "answerRecordId", file_id as "fileId", answer_key as "answerKey",
  cookie_id as "cookieId", storage_key as "storageKey", file_name as "fileName", content_type as "contentType",
  size_bytes as "sizeBytes"`;

/** How much of a record's room its files take, those on their way included. Whoever counts holds the record's lock. */
export async function countAnswerFiles(
  db: Queryable,
  { scrollId, answerRecordId }: RecordRef,
  answerKey: string,
): Promise<{ files: number; bytes: number; ofKey: number }> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `answer-files:${scrollId}:${answerRecordId}`,
  ]);
  const { rows } = await db.query<{ files: number; bytes: number; ofKey: number }>(
    `select count(*) as files, coalesce(sum(size_bytes), 0)::bigint as bytes, count(*) filter (where answer_key = $3) as "ofKey"
       from answer_file where scroll_id = $1 and answer_record_id = $2`,
    [scrollId, answerRecordId, answerKey],
  );
  return rows[0] ?? { files: 0, bytes: 0, ofKey: 0 };
}

export async function insertAnswerFile(db: Queryable, file: AnswerFileRow, createdAt: Date): Promise<void> {
  await db.query(
    `insert into answer_file (scroll_id, answer_record_id, file_id, answer_key, cookie_id, storage_key, file_name, content_type, size_bytes, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      file.scrollId,
      file.answerRecordId,
      file.fileId,
      file.answerKey,
      file.cookieId,
      file.storageKey,
      file.fileName,
      file.contentType,
      file.sizeBytes,
      createdAt,
    ],
  );
}

export async function completeAnswerFile(
  db: Queryable,
  { scrollId, answerRecordId, fileId, contentType, sizeBytes }: AnswerFileRow,
): Promise<void> {
  await db.query(
    `update answer_file set is_complete = true, content_type = $4, size_bytes = $5
      where scroll_id = $1 and answer_record_id = $2 and file_id = $3`,
    [scrollId, answerRecordId, fileId, contentType, sizeBytes],
  );
}

export async function deleteAnswerFile(db: Queryable, { scrollId, answerRecordId, fileId }: AnswerFileRow) {
  await db.query('delete from answer_file where scroll_id = $1 and answer_record_id = $2 and file_id = $3', [
    scrollId,
    answerRecordId,
    fileId,
  ]);
}

/** Complete files of a record: all, or the one. */
export async function listAnswerFiles(
  db: Queryable,
  { scrollId, answerRecordId }: RecordRef,
  fileId?: string,
): Promise<AnswerFileRow[]> {
  const { rows } = await db.query<AnswerFileRow>(
    `select ${COLUMNS} from answer_file
      where scroll_id = $1 and answer_record_id = $2 and is_complete and ($3::text is null or file_id = $3) order by created_at, file_id`,
    [scrollId, answerRecordId, fileId ?? null],
  );
  return rows;
}

/** Complete files of several records, in the order of coming. */
export async function listFilesOfRecords(
  db: Queryable,
  scrollId: string,
  answerRecordIds: readonly string[],
): Promise<AnswerFileRow[]> {
  const { rows } = await db.query<AnswerFileRow>(
    `select ${COLUMNS} from answer_file
      where scroll_id = $1 and answer_record_id = any($2) and is_complete
      order by array_position($2, answer_record_id), created_at, file_id`,
    [scrollId, answerRecordIds],
  );
  return rows;
}

/** The files that a submission names are kept. Never the other way round: a second, different submission must not undo the first one's. */
export async function nameAnswerFiles(
  db: Queryable,
  { scrollId, answerRecordId }: RecordRef,
  fileIds: readonly string[],
): Promise<void> {
  await db.query(
    `update answer_file set is_named = true
      where scroll_id = $1 and answer_record_id = $2 and file_id = any($3) and not is_named`,
    [scrollId, answerRecordId, fileIds],
  );
}

/** Files that nobody will ask for: left out of a submitted answer, or of a record that was given up. */
export async function listOrphans(
  db: Queryable,
  { leftOutBefore, givenUpBefore }: { leftOutBefore: Date; givenUpBefore: Date },
  limit: number,
): Promise<AnswerFileRow[]> {
  const { rows } = await db.query<AnswerFileRow>(
    `select ${COLUMNS} from answer_file f
      where f.created_at < $1 and (
        (not f.is_named and (not f.is_complete or exists (
          select 1 from collected_record r where r.scroll_id = f.scroll_id and r.answer_record_id = f.answer_record_id and r.is_submit)))
        or (f.created_at < $2 and not exists (
          select 1 from collected_record r where r.scroll_id = f.scroll_id and r.answer_record_id = f.answer_record_id and r.is_submit)))
      order by f.created_at limit $3`,
    [leftOutBefore, givenUpBefore, limit],
  );
  return rows;
}

export async function listFilesOfQuestionnaire(
  db: Queryable,
  scrollId: string,
  limit: number,
): Promise<AnswerFileRow[]> {
  const { rows } = await db.query<AnswerFileRow>(`select ${COLUMNS} from answer_file where scroll_id = $1 limit $2`, [
    scrollId,
    limit,
  ]);
  return rows;
}

export interface FileRecord {
  readonly isSubmit: boolean;
  readonly cookieId: string | null;
  readonly code: string;
  readonly respondentId: string | null;
  readonly versionTime: number;
}

/** What is known of the record that a file belongs to. */
export async function findFileRecord(
  db: Queryable,
  { scrollId, answerRecordId }: RecordRef,
): Promise<FileRecord | undefined> {
  const { rows } = await db.query<FileRecord>(
    `select is_submit as "isSubmit", cookie_id as "cookieId", link_code as code, respondent_id as "respondentId", version_time as "versionTime"
       from collected_record where scroll_id = $1 and answer_record_id = $2`,
    [scrollId, answerRecordId],
  );
  return rows[0];
}

/** Whether the record is one of those. */
export async function isRecordAmong(
  { kysely }: Database,
  condition: RawBuilder<SqlBool>,
  answerRecordId: string,
): Promise<boolean> {
  const row = await kysely
    .selectFrom('collected_record')
    .where(condition)
    .where('collected_record.answer_record_id', '=', answerRecordId)
    .select('collected_record.answer_record_id')
    .executeTakeFirst();
  return row !== undefined;
}
