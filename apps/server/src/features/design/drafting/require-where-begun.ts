import { draftingCalls } from '@wenshu/api-contract';
import type { Actor } from '../../../authorisation/actor.ts';
import { requireRight } from '../../../authorisation/authorise.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { DraftRow } from './draft.repository.ts';

/**
 * A draft is its person's own and outlives their seat. Whoever may no longer begin one in its project goes on reading it and may remove it,
 * but works out, changes and makes nothing there any more: else a model would be asked in the name of an enterprise that they have left.
 */
export async function requireWhereBegun(
  db: Queryable,
  actor: Actor,
  { projectId }: Pick<DraftRow, 'projectId'>,
): Promise<void> {
  if (projectId === null) return;
  await requireRight(db, actor, draftingCalls.begin.needs.right, { kind: 'project', id: projectId });
}
