import type { CallInput, Collaborator, collaboratorCalls } from '@wenshu/api-contract';
import {
  listCollaboratingWith,
  lockRightsOf,
  passRightsOn,
  removeAllRights,
  removeOtherRights,
} from '../../../authorisation/right.repository.ts';
import type { CallContext } from '../../../http/call-context.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { listPersons } from '../../people/account/index.ts';
import { wakeEditors } from '../questionnaire-design/index.ts';
import { checkRemoval, decideGrant } from './collaborator.policy.ts';
import { presentCollaborator } from './list-collaborators.ts';
import { refusalOf } from './remove-collaborator.ts';
import { tellOfRights } from './tell-collaborators.ts';

type Input = CallInput<typeof collaboratorCalls.change>;

/** Other rights in the place of those held: allowed to whoever could remove the person and give them these. */
export async function changeCollaborator(
  { scrollId, userId, rights }: Input,
  { database, actor }: CallContext<'signed-in'>,
): Promise<Collaborator> {
  const object = { kind: 'questionnaire', id: scrollId } as const;
  await database.transaction(async client => {
    await lockRightsOf(client, object);
    const holders = await listCollaboratingWith(client, actor, object);
    const problem = checkRemoval(holders, actor.personId, userId);
    const staysSharer = problem === 'last-sharer' && rights.includes('questionnaire.share');
    if (problem && !staysSharer) throw new Refusal(refusalOf[problem], { field: 'userId' });
    const held = holders.find(holder => holder.personId === actor.personId)?.rights ?? [];
    const given = decideGrant(rights, held);
    if (!given) throw new Refusal('noPermission', { field: 'rights' });
    // Whoever changes themselves gives what they held a moment ago.
    const isOneself = userId === actor.personId;
    if (!isOneself) await removeAllRights(client, userId, object);
    const isGiven = await passRightsOn(client, { giver: actor, personId: userId, object }, given);
    if (!isGiven) throw new Refusal('noPermission', { field: 'rights' });
    if (isOneself) await removeOtherRights(client, userId, object, given);
    const change = { scrollId, actorId: actor.personId, personId: userId } as const;
    await tellOfRights(client, { ...change, kind: 'rights-changed' });
  });
  wakeEditors(database, scrollId);
  const [person] = await listPersons(database.pool, [userId]);
  if (!person) throw new Refusal('userNotFound', { field: 'userId' });
  return presentCollaborator(person, rights);
}
