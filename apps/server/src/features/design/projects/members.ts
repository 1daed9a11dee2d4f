import type { TeamMember } from '@wenshu/api-contract';
import { withoutGain } from '../../../authorisation/gain.repository.ts';
import type { ObjectRef } from '../../../authorisation/object-of-field.ts';
import { lockRightsOf } from '../../../authorisation/right.repository.ts';
import {
  findHolding,
  findPlace,
  giveRole,
  listHoldings,
  type RoleGift,
  takeRole,
} from '../../../authorisation/role-holding.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { hideReach, listPersons } from '../../people/account/index.ts';
import { enterpriseRef } from '../../people/enterprises/index.ts';

/** Who was given a role on a project or a task itself. */
export async function listTeam(db: Queryable, object: ObjectRef): Promise<TeamMember[]> {
  const holdings = await listHoldings(db, object);
  const ids = holdings.map(({ personId }) => personId);
  const persons = new Map((await listPersons(db, ids)).map(person => [person.id, person]));
  return holdings.flatMap(({ personId, roleId }) => {
    const person = persons.get(personId);
    if (!person) return [];
    const { id, nickName, name, picture } = person;
    return [{ userId: id, nickName, name, picture, phone: hideReach(person), roleId }];
  });
}

/** Gives a role or says why not: somebody without a seat needs one first (S6.15), and nobody gives more than they hold. */
export async function setMember(db: Queryable, gift: RoleGift, roleId: string): Promise<void> {
  let isGiven = false;
  await lockRightsOf(db, gift.object);
  await withoutGain(db, changeOf(gift), async () => {
    isGiven = await giveRole(db, gift, roleId);
  });
  if (isGiven) return;
  const place = await findPlace(db, gift.object);
  const isMember = place && (await findHolding(db, gift.personId, enterpriseRef(place.enterpriseId)));
  throw isMember ? new Refusal('noPermission', { field: 'roleId' }) : new Refusal('seatNeeded', { field: 'userId' });
}

export async function removeMember(db: Queryable, gift: RoleGift): Promise<void> {
  let isTaken = false;
  await lockRightsOf(db, gift.object);
  await withoutGain(db, changeOf(gift), async () => {
    isTaken = await takeRole(db, gift);
  });
  if (isTaken) return;
  const holding = await findHolding(db, gift.personId, gift.object);
  throw new Refusal(holding ? 'noPermission' : 'userNotFound', { field: 'userId' });
}

/** A role on a project reaches its tasks, and one that is gone lets another from above through. */
const changeOf = ({ giver, object, personId }: RoleGift) => ({ by: giver, object, of: personId });
