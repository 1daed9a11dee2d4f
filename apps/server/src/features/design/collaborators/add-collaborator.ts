import type { CallInput, Collaborator, collaboratorCalls } from '@wenshu/api-contract';
import { listHeldRights, lockRightsOf, passRightsOn } from '../../../authorisation/right.repository.ts';
import type { CallContext } from '../../../http/call-context.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findPersonByPhone } from '../../people/account/index.ts';
import { decideGrant } from './collaborator.policy.ts';
import { presentCollaborator } from './list-collaborators.ts';

type Input = CallInput<typeof collaboratorCalls.add>;

export async function addCollaborator(input: Input, context: CallContext<'signed-in'>): Promise<Collaborator> {
  const { database, actor } = context;
  const person = await findPersonByPhone(database.pool, input.phone);
  if (!person) throw new Refusal('userNotFound', { field: 'phone' });
  const object = { kind: 'questionnaire', id: input.scrollId } as const;
  const rights = await database.transaction(async client => {
    await lockRightsOf(client, object);
    const given = decideGrant(input.rights, await listHeldRights(client, actor, object));
    if (!given || given.length === 0) throw new Refusal('noPermission', { field: 'rights' });
    const isGiven = await passRightsOn(client, { giver: actor, personId: person.id, object }, given);
    if (!isGiven) throw new Refusal('noPermission', { field: 'rights' });
    return listHeldRights(client, { personId: person.id }, object);
  });
  return presentCollaborator(person, rights);
}
