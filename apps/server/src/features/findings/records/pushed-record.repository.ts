import type { Json } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';

export interface PushedRow {
  readonly serial: number | null;
  readonly status: number;
  readonly channel: string;
  readonly languageId: number;
  readonly parameters: Readonly<Record<string, string>>;
  readonly startedAt: Date;
  readonly submittedAt: Date;
  readonly activeMs: number;
  readonly answers: Readonly<Record<string, Json>>;
}

/** A submitted record that nobody has deleted meanwhile. */
export async function findPushedRow(
  db: Queryable,
  scrollId: string,
  answerRecordId: string,
): Promise<PushedRow | undefined> {
  const { rows } = await db.query<PushedRow>(
    `select serial, status, channel, language_id as "languageId", parameters, started_at as "startedAt", submitted_at as "submittedAt",
            active_ms as "activeMs", answers
       from collected_record
      where scroll_id = $1 and answer_record_id = $2 and is_submit and set_aside is distinct from 'deleted'`,
    [scrollId, answerRecordId],
  );
  return rows[0];
}
