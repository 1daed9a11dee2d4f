import type { Right } from '@wenshu/api-contract';
import type { Queryable } from '../platform/database/database.ts';
import type { Actor } from './actor.ts';
import type { RecordRange } from './record-range.ts';

/** What of a questionnaire's records the actor may do this with. Today a right is held on all of them, or not at all. */
export async function findRecordRange(
  db: Queryable,
  { personId }: Actor,
  scrollId: string,
  right: Right,
): Promise<RecordRange> {
  const { rowCount } = await db.query({
    name: 'right-record-range',
    text: `select 1 from held_right
            where person_id = $1 and object_kind = 'questionnaire' and object_id = $2 and right_name = $3 and not is_in_bin`,
    values: [personId, scrollId, right],
  });
  return { kind: rowCount === 0 ? 'nothing' : 'all' };
}
