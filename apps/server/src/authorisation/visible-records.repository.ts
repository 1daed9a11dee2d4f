import type { Right } from '@wenshu/api-contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import type { Actor } from './actor.ts';
import { compileRange } from './compile-range.repository.ts';
import { findRecordRange } from './record-range.repository.ts';

/**
 * The condition that every query of records carries, whatever else it asks for: records of this questionnaire, of those on which the actor
 * holds the right that is asked for. `table` is the name that the records have in the query.
 */
export async function visibleRecords(
  db: Queryable,
  actor: Actor,
  { scrollId, right, table }: { readonly scrollId: string; readonly right: Right; readonly table: string },
): Promise<RawBuilder<SqlBool>> {
  const range = await findRecordRange(db, actor, scrollId, right);
  return sql<SqlBool>`${sql.ref(`${table}.scroll_id`)} = ${scrollId} and ${compileRange(range, table)}`;
}
