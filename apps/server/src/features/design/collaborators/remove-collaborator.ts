import type { CallInput, collaboratorCalls, ErrorName } from '@wenshu/api-contract';
import { tidyRequests } from '../../../authorisation/access-request.repository.ts';
import { listCollaboratingWith, lockRightsOf, removeAllRights } from '../../../authorisation/right.repository.ts';
import type { CallContext } from '../../../http/call-context.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { wakeEditors } from '../questionnaire-design/index.ts';
import { checkRemoval, type RemovalProblem } from './collaborator.policy.ts';
import { tellOfRights } from './tell-collaborators.ts';

type Input = CallInput<typeof collaboratorCalls.remove>;

export const refusalOf = {
  'not-a-collaborator': 'userNotFound',
  'holds-more': 'noPermission',
  'last-sharer': 'lastSharerStays',
} as const satisfies Record<RemovalProblem, ErrorName>;

/** Also for leaving: then both are the same person. */
export async function removeCollaborator(
  { scrollId, userId }: Input,
  { database, actor }: CallContext<'signed-in'>,
): Promise<null> {
  const object = { kind: 'questionnaire', id: scrollId } as const;
  await database.transaction(async client => {
    // Under the lock: two sharers who remove each other at once would both find the other one still there.
    await lockRightsOf(client, object);
    const problem = checkRemoval(await listCollaboratingWith(client, actor, object), actor.personId, userId);
    if (problem) throw new Refusal(refusalOf[problem], { field: 'userId' });
    await removeAllRights(client, userId, object);
    await tidyRequests(client, [userId]);
    const change = { scrollId, actorId: actor.personId, personId: userId } as const;
    await tellOfRights(client, { ...change, kind: 'collaborator-removed' });
  });
  wakeEditors(database, scrollId);
  return null;
}
