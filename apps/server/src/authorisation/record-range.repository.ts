import type { Right } from '@wenshu/api-contract';
import type { Queryable } from '../platform/database/database.ts';
import { type RightsBearer, waysOf } from './actor.ts';
import type { RecordRange } from './record-range.ts';

/** What of a questionnaire's records the actor may do this with: all of them, a range of them, or none. */
export async function findRecordRange(
  db: Queryable,
  actor: RightsBearer,
  scrollId: string,
  right: Right,
): Promise<RecordRange> {
  const { rows } = await db.query<{ range: RecordRange | null }>({
    name: 'right-record-range',
    text: `select record_range as range from held_right
            where person_id = $1 and object_kind = 'questionnaire' and object_id = $2 and right_name = any($3) and not is_in_bin`,
    values: [actor.personId, scrollId, waysOf(actor, right)],
  });
  return joinRanges(rows.map(({ range }) => range ?? { kind: 'all' }));
}

/** Held in several ways at once: what any of them shows. */
function joinRanges(ranges: readonly RecordRange[]): RecordRange {
  const [first, ...others] = ranges;
  if (!first) return { kind: 'nothing' };
  if (ranges.some(({ kind }) => kind === 'all')) return { kind: 'all' };
  return others.length === 0 ? first : { kind: 'any', of: ranges };
}
