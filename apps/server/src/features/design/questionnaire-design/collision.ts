import type { EditCollision } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { describeEdits, type StoredEdit } from './document.repository.ts';
import type { EditRequest } from './edit-request.ts';

/** Enough to see who and what; a colleague who typed all morning need not be listed in full. */
const MOST_TOLD = 20;

export function touchedBy(edits: readonly Pick<StoredEdit, 'touched'>[]): Set<string> {
  return new Set(edits.flatMap(edit => edit.touched));
}

/** 3004, with the edits that touched these parts: who made them, and when. */
export async function presentCollision(
  db: Queryable,
  { scrollId, personId }: EditRequest,
  since: readonly StoredEdit[],
  collidingIds: readonly string[],
): Promise<Refusal> {
  const colliding = new Set(collidingIds);
  const met = new Map<number, string[]>();
  for (const { version, touched } of since) {
    const partIds = [...new Set(touched.filter(id => colliding.has(id)))];
    if (partIds.length > 0) met.set(version, partIds);
  }
  const told = await describeEdits(db, scrollId, [...met.keys()].slice(-MOST_TOLD));
  const collisions = told.map(
    (edit): EditCollision => ({
      ...edit,
      isSelf: edit.personId === personId,
      partIds: met.get(edit.version) ?? [],
    }),
  );
  return new Refusal('savedByOthers', { collisions });
}
