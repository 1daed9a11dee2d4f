import type { ObjectRef } from '../../../authorisation/object-of-field.ts';
import type { Queryable } from '../../../platform/database/database.ts';

export interface StoredFile {
  readonly id: string;
  readonly storageKey: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly isPublic: boolean;
  /** By a job. */
  readonly isMade: boolean;
}

/** What a file belongs to: an object that rights are held on, the job that made it, or the person whose picture it is. */
export type FileObject = ObjectRef | { readonly kind: 'job' | 'person'; readonly id: string };

export interface NewStoredFile extends Omit<StoredFile, 'id' | 'isMade'> {
  readonly ownerId: string | undefined;
  /** What the file belongs to: whoever deletes that finds its files by it. */
  readonly object: FileObject | undefined;
}

const COLUMNS = `id, storage_key as "storageKey", file_name as "fileName", content_type as "contentType",
  size_bytes as "sizeBytes", is_public as "isPublic", coalesce(object_kind = 'job', false) as "isMade"`;

export async function insertFile(database: Queryable, file: NewStoredFile): Promise<StoredFile> {
  const { rows } = await database.query<StoredFile>(
    `insert into stored_file (storage_key, file_name, content_type, size_bytes, is_public, owner_id, object_kind, object_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${COLUMNS}`,
    [
      file.storageKey,
      file.fileName,
      file.contentType,
      file.sizeBytes,
      file.isPublic,
      file.ownerId ?? null,
      file.object?.kind ?? null,
      file.object?.id ?? null,
    ],
  );
  const [stored] = rows;
  if (!stored) throw new Error('The file was not stored');
  return stored;
}

export async function findFile(database: Queryable, id: string): Promise<StoredFile | undefined> {
  const { rows } = await database.query<StoredFile>(`select ${COLUMNS} from stored_file where id = $1`, [id]);
  return rows[0];
}

export async function listFilesOf(db: Queryable, { kind, id }: FileObject): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'select id from stored_file where object_kind = $1 and object_id = $2 order by created_at, id',
    [kind, id],
  );
  return rows.map(row => row.id);
}

/** By the database's own clock, which whoever asks compares it with. */
export async function writeSending(database: Queryable, id: string, isSent: boolean): Promise<void> {
  await database.query('update stored_file set sending_at = case when $2 then now() end where id = $1', [id, isSent]);
}

/** Where the bytes of a questionnaire's files lie. */
export async function listQuestionnaireFiles(db: Queryable, scrollId: string, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ storageKey: string }>(
    `select storage_key as "storageKey" from stored_file where object_kind = 'questionnaire' and object_id = $1 limit $2`,
    [scrollId, limit],
  );
  return rows.map(({ storageKey }) => storageKey);
}

export async function deleteFiles(db: Queryable, storageKeys: readonly string[]): Promise<void> {
  await db.query('delete from stored_file where storage_key = any($1)', [storageKeys]);
}

export async function giveFilesTo(db: Queryable, scrollId: string, heir: string): Promise<void> {
  await db.query(
    `update stored_file set object_id = $2 where object_kind = 'questionnaire' and object_id = $1 and is_public`,
    [scrollId, heir],
  );
}
