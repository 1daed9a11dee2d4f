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
