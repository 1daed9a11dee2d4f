import { answerStatus } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import type { Queryable } from '../../../../platform/database/database.ts';

export interface SampleToCount {
  readonly answerRecordId: string;
  readonly versionTime: number;
  readonly answers: Readonly<Record<string, Json>>;
  readonly cells: readonly string[];
  readonly isBooster: boolean;
  readonly isCounted: boolean;
  readonly isSuccess: boolean;
}

/** In the order of their serial numbers: who came first takes the place first. */
export async function findCounted(
  db: Queryable,
  scrollId: string,
  recordIds: readonly string[],
): Promise<SampleToCount[]> {
  const { rows } = await db.query<SampleToCount>(
    `select answer_record_id as "answerRecordId", version_time as "versionTime", answers, cells, is_booster as "isBooster",
            is_counted as "isCounted", status = ${answerStatus.success} as "isSuccess" from answer_record
      where scroll_id = $1 and answer_record_id = any($2) order by serial nulls last, answer_record_id`,
    [scrollId, recordIds],
  );
  return rows;
}

export async function writePlaces(
  db: Queryable,
  scrollId: string,
  places: readonly {
    readonly answerRecordId: string;
    readonly isCounted: boolean;
    readonly cells: readonly string[];
    readonly isBooster: boolean;
  }[],
): Promise<void> {
  if (places.length === 0) return;
  await db.query(
    `update answer_record r set is_counted = n."isCounted", cells = n.cells, is_booster = n."isBooster", changed = pg_current_xact_id()
       from jsonb_to_recordset($2::jsonb) as n("answerRecordId" text, "isCounted" boolean, cells text[], "isBooster" boolean)
      where r.scroll_id = $1 and r.answer_record_id = n."answerRecordId"`,
    [scrollId, JSON.stringify(places)],
  );
}
