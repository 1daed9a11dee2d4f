import type { Json } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';

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
  const { rows } = await db.query(
    `select answer_record_id, version_time, answers, cells, is_booster, is_counted, status = 2 as is_success from answer_record
      where scroll_id = $1 and answer_record_id = any($2) order by serial nulls last, answer_record_id`,
    [scrollId, recordIds],
  );
  return rows.map(row => ({
    answerRecordId: row.answer_record_id,
    versionTime: Number(row.version_time),
    answers: row.answers,
    cells: row.cells,
    isBooster: row.is_booster,
    isCounted: row.is_counted,
    isSuccess: row.is_success,
  }));
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
