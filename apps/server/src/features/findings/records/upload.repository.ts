import { sql } from 'kysely';
import type { Actor } from '../../../authorisation/actor.ts';
import { visibleRecords } from '../../../authorisation/visible-records.repository.ts';
import type { Database } from '../../../platform/database/database.ts';

export interface UploadRow {
  readonly scrollId: string;
  readonly answerRecordId: string;
  readonly serial: number | null;
  readonly fileId: string;
  readonly answerKey: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly createdAt: Date;
}

interface Wanted {
  readonly questionId?: string | undefined;
  /** The last one of the page before: when it came, in microseconds, and its id. */
  readonly after?: string | undefined;
  readonly size: number;
}

/** Files of the records that somebody may see, the newest first: one statement for a page, which begins after a file and not at a number. */
export async function listUploads(
  database: Database,
  actor: Actor,
  scrollId: string,
  { questionId, after, size }: Wanted,
): Promise<{ readonly files: readonly UploadRow[]; readonly next: string | null }> {
  const condition = await visibleRecords(database.pool, actor, {
    scrollId,
    right: 'records.view',
    table: 'collected_record',
  });
  let query = database.kysely
    .selectFrom('arrived_file')
    .innerJoin('collected_record', join =>
      join
        .onRef('collected_record.scroll_id', '=', 'arrived_file.scroll_id')
        .onRef('collected_record.answer_record_id', '=', 'arrived_file.answer_record_id'),
    )
    .where(condition)
    .where('arrived_file.scroll_id', '=', scrollId)
    .where(sql<boolean>`collected_record.set_aside is distinct from 'deleted'`)
    // What a submitted answer does not name was taken back; of an unfinished one nobody knows yet.
    .where(sql<boolean>`(arrived_file.is_named or not collected_record.is_submit)`)
    .select([
      'arrived_file.scroll_id as scrollId',
      'arrived_file.answer_record_id as answerRecordId',
      'collected_record.serial',
      'arrived_file.file_id as fileId',
      'arrived_file.answer_key as answerKey',
      'arrived_file.file_name as fileName',
      'arrived_file.content_type as contentType',
      'arrived_file.size_bytes as sizeBytes',
      'arrived_file.created_at as createdAt',
    ])
    .select(sql<number>`(extract(epoch from arrived_file.created_at) * 1000000)::bigint`.as('micros'))
    .orderBy('arrived_file.created_at', 'desc')
    .orderBy('arrived_file.file_id', 'desc')
    .limit(size + 1);
  if (questionId !== undefined)
    query = query.where(
      sql<boolean>`(arrived_file.answer_key = ${questionId} or starts_with(arrived_file.answer_key, ${`${questionId}@`}))`,
    );
  if (after !== undefined) {
    const [micros, fileId] = after.split('-') as [string, string];
    query = query.where(
      sql<boolean>`(arrived_file.created_at, arrived_file.file_id) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${fileId})`,
    );
  }
  const rows = await query.execute();
  const files = rows.slice(0, size);
  const last = files.at(-1);
  return {
    files: files.map(({ micros: _micros, ...file }) => file),
    next: rows.length > size && last ? `${last.micros}-${last.fileId}` : null,
  };
}
