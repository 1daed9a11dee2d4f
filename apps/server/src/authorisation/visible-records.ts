import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from './actor.ts';

/**
 * The condition that every query of records carries, whatever else it asks for. Today: all records of a questionnaire
 * on which the actor holds `records.view`. A data-range permission (channel, region, label) will narrow it here, and
 * no query will have to be found and changed.
 *
 * `scrollId` is the column that holds the questionnaire's id: `.where(visibleRecords(actor, 'answer_record.scroll_id'))`.
 */
export function visibleRecords(actor: Actor, scrollId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select 1 from right_row
    where right_row.person_id = ${actor.personId}
      and right_row.object_kind = 'questionnaire'
      and right_row.object_id = ${sql.ref(scrollId)}::text
      and right_row.right_name = 'records.view'
  )`;
}
