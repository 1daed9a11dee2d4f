import { kindOfRight, type ObjectKind, objectKinds, type Right, waysToHold } from '@wenshu/api-contract';
import type { Queryable } from '../platform/database/database.ts';
import { Refusal } from '../refusal/refusal.ts';
import { keyGives, type RightsBearer } from './actor.ts';
import type { ObjectRef } from './object-of-field.ts';

interface HeldRow {
  readonly personId: string;
  readonly kind: ObjectKind;
  readonly id: string;
  readonly right: Right;
  /** As text; null is all records. */
  readonly range: string | null;
  /** Given, and of no use to them at the moment. */
  readonly isShut: boolean;
}

interface Change {
  /** Who changes it: nobody gets by them what they do not hold. */
  readonly by: RightsBearer;
  /** What moves, or what somebody gets or loses a role on, with everything that stands in it. */
  readonly object: ObjectRef;
  /** Whose rights the change can touch; left out, everybody's. */
  readonly of?: string;
}

/**
 * The one answer to "would this give anybody here more than they hold". Makes the change, looks at who holds what before and after, and
 * refuses it (the transaction with it) where somebody has a right, or records, that whoever makes the change did not hold themselves.
 * Asked by every call that changes where a thing stands or who holds it, below the lock on the object's rights. It looks at what came of the
 * change and not at what was meant: a role that limits somebody is taken away, and a wider one from above reaches them.
 */
export async function withoutGain(db: Queryable, change: Change, make: () => Promise<void>): Promise<void> {
  const before = holdingsOf(await listHeld(db, change));
  await make();
  for (const row of await listHeld(db, change)) {
    if (before.has(row, row.personId)) continue;
    if (!before.canGive(row, change.by.personId) || !keyGives(change.by, row.right)) throw new Refusal('wouldGiveMore');
  }
}

/** Who held what, by whatever right is enough for it, on all records or on the same. */
function holdingsOf(rows: readonly HeldRow[]) {
  const keyOf = ({ kind, id }: HeldRow, personId: string, right: Right, range: string | null) =>
    [personId, kind, id, right, range ?? ''].join(' ');
  const keys = (of: readonly HeldRow[]) => new Set(of.map(row => keyOf(row, row.personId, row.right, row.range)));
  const [given, usable] = [keys(rows), keys(rows.filter(({ isShut }) => !isShut))];
  const isIn = (held: ReadonlySet<string>, row: HeldRow, personId: string) =>
    waysToHold(row.right).some(way => [null, row.range].some(range => held.has(keyOf(row, personId, way, range))));
  return {
    has: (row: HeldRow, personId: string) => isIn(given, row, personId),
    canGive: (row: HeldRow, personId: string) => isIn(usable, row, personId),
  };
}

/** A role on an enterprise names rights of every kind; on a task only those on tasks mean anything. */
const countsOn = ({ kind, right }: HeldRow) => objectKinds.indexOf(kindOfRight(right)) >= objectKinds.indexOf(kind);

async function listHeld(db: Queryable, { by, object, of }: Change): Promise<HeldRow[]> {
  const { rows } = await db.query<HeldRow>(
    `select person_id as "personId", object_kind as kind, object_id as id, right_name as right, record_range::text as range,
            is_shut as "isShut"
       from given_right
      where (object_kind, object_id) in (
              select $1, $2 union
              select object_kind, object_id from object_above where above_kind = $1 and above_id = $2)
        and ($3::uuid is null or person_id = any(array[$3::uuid, $4::uuid]))`,
    [object.kind, object.id, of ?? null, by.personId],
  );
  return rows.filter(countsOn);
}
