import type { CallInput, Collaborator, collaboratorCalls } from '@wenshu/api-contract';
import { listHeldRights, lockRightsOf, passRightsOn } from '../../../authorisation/right.repository.ts';
import type { CallContext } from '../../../http/call-context.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findNamedPerson } from '../../people/account/index.ts';
import { type AttemptLimit, countAttempt } from '../../people/attempts/index.ts';
import { decideGrant } from './collaborator.policy.ts';
import { presentCollaborator } from './list-collaborators.ts';
import { tellOfRights } from './tell-collaborators.ts';

type Input = CallInput<typeof collaboratorCalls.add>;

/** Whoever is added is told: more than anybody works with is what somebody is pestered by. */
const adding: AttemptLimit = { name: 'collaborator:added', most: 300, windowSeconds: 3600 };

export async function addCollaborator(input: Input, context: CallContext<'signed-in'>): Promise<Collaborator> {
  const { database, actor, platform } = context;
  await countAttempt(platform, adding, actor.personId);
  const person = await findNamedPerson(database.pool, input.phone);
  if (!person) throw new Refusal('userNotFound', { field: 'phone' });
  const object = { kind: 'questionnaire', id: input.scrollId } as const;
  const rights = await database.transaction(async client => {
    await lockRightsOf(client, object);
    const given = decideGrant(input.rights, await listHeldRights(client, actor, object));
    if (!given || given.length === 0) throw new Refusal('noPermission', { field: 'rights' });
    const before = await listHeldRights(client, { personId: person.id }, object);
    const isGiven = await passRightsOn(client, { giver: actor, personId: person.id, object }, given);
    if (!isGiven) throw new Refusal('noPermission', { field: 'rights' });
    const after = await listHeldRights(client, { personId: person.id }, object);
    if (after.length > before.length) {
      const kind = before.length === 0 ? 'collaborator-added' : 'rights-changed';
      const { scrollId } = input;
      await tellOfRights(client, { scrollId, actorId: actor.personId, personId: person.id, kind });
    }
    return after;
  });
  return presentCollaborator(person, rights);
}
