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

/**
 * What the actor may know of the records by counts, times and whatever else is told of many of them at once: where they may do this, and
 * of those that they may see. Whoever may look at some records only is not told by sums what the others are. All counts go through here,
 * or are not told to whom this does not show everything (docs/decisions/0073).
 */
export async function findSight(
  db: Queryable,
  actor: RightsBearer,
  scrollId: string,
  right: Right,
): Promise<RecordRange> {
  // The person's, not the key's: a key without it must not be told the whole of what its person sees a part of.
  const { personId } = actor;
  const [own, seen] = await Promise.all([
    findRecordRange(db, actor, scrollId, right),
    findRecordRange(db, { personId }, scrollId, 'records.view'),
  ]);
  // Who sees no record at all was given the counts, and nothing narrows them.
  if (seen.kind === 'all' || seen.kind === 'nothing') return own;
  // One role gives both, mostly.
  if (own.kind === 'all' || JSON.stringify(own) === JSON.stringify(seen)) return seen;
  return { kind: 'both', of: [own, seen] };
}

/** Held in several ways at once: what any of them shows. */
function joinRanges(ranges: readonly RecordRange[]): RecordRange {
  const [first, ...others] = ranges;
  if (!first) return { kind: 'nothing' };
  if (ranges.some(({ kind }) => kind === 'all')) return { kind: 'all' };
  return others.length === 0 ? first : { kind: 'any', of: ranges };
}
