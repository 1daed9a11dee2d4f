import { answerStatus } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';

interface BroughtInto {
  readonly scrollId: string;
  readonly versionTime: number;
  readonly languageId: number;
  /** Of the record before the first of these. */
  readonly serial: number;
  readonly at: Date;
}

export interface BroughtRecord {
  readonly id: string;
  readonly answers: Readonly<Record<string, Json>>;
}

/** Records that were collected elsewhere, complete as they are: no link, no device, no time spent. */
export async function insertBroughtIn(
  db: Queryable,
  { scrollId, versionTime, languageId, serial, at }: BroughtInto,
  records: readonly BroughtRecord[],
): Promise<void> {
  await db.query({
    name: 'record-bring-in',
    text: `insert into answer_record (scroll_id, answer_record_id, status, is_submit, is_counted, serial, version_time, language_id, link_code,
                                      answers, flags, started_at, last_active_at, submitted_at)
           select $1, r->>'id', ${answerStatus.success}, true, true, $4 + n, $2, $3, '', r->'answers', '{}', $5, $5, $5
             from jsonb_array_elements($6::jsonb) with ordinality as given (r, n)`,
    values: [scrollId, versionTime, languageId, serial, at, JSON.stringify(records)],
  });
}

/** Before all of them are brought in anew. */
export async function removeBroughtIn(db: Queryable, scrollId: string): Promise<void> {
  await db.query('delete from answer_record where scroll_id = $1', [scrollId]);
}

/** What some records say now, complete as they were. */
export async function rewriteBroughtIn(
  db: Queryable,
  { scrollId, versionTime }: Pick<BroughtInto, 'scrollId' | 'versionTime'>,
  records: readonly BroughtRecord[],
): Promise<void> {
  await db.query(
    `with given as (select r->>'id' as id, r->'answers' as answers from jsonb_array_elements($3::jsonb) r),
          locked as (select answer_record_id from answer_record where scroll_id = $1 and answer_record_id in (select id from given)
                      order by answer_record_id for update)
     update answer_record r set answers = g.answers, version_time = $2, changed = pg_current_xact_id()
       from given g join locked l on l.answer_record_id = g.id
      where r.scroll_id = $1 and r.answer_record_id = g.id`,
    [scrollId, versionTime, JSON.stringify(records)],
  );
}

/** Some of them, for ever; how many there were. */
export async function removeSomeBroughtIn(db: Queryable, scrollId: string, ids: readonly string[]): Promise<number> {
  const { rowCount } = await db.query('delete from answer_record where scroll_id = $1 and answer_record_id = any($2)', [
    scrollId,
    ids,
  ]);
  return rowCount ?? 0;
}
