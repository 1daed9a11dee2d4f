import { kindOfRight, type OwnInfo, type SignedIn, staysWhenExpired, type UserInfo } from '@wenshu/api-contract';
import { placePath } from '@wenshu/question-types/places';
import { listEnterpriseRights } from '../../../authorisation/role-holding.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { listFeatures } from '../licences/index.ts';
import { hideMiddle } from './hide-middle.ts';
import type { Person } from './person.repository.ts';
import type { PersonProfile } from './person-profile.repository.ts';

export function presentUserInfo(person: Person): UserInfo {
  const { id, nickName, picture, language, forceModifyState, wxOpenId } = person;
  return { userId: id, nickName, picture, language, forceModifyState, wxOpenId };
}

/** As the person alone reads it. */
export function presentOwnInfo(person: Person, { place, ...profile }: PersonProfile): OwnInfo {
  return {
    ...presentUserInfo(person),
    ...profile,
    isTourDone: person.isTourDone,
    phone: person.phone === null ? null : hideMiddle(person.phone),
    email: person.email,
    place: place === null ? [] : placePath(place).map(({ code, name }) => ({ code, name })),
  };
}

/**
 * Permissions by mission: what the menus need to know. `menu` is what is licensed for the person's own work, every other mission is an
 * enterprise of theirs with their rights there and what is licensed in it. Rights on single questionnaires are not here: they are asked for where they are used.
 */
export async function presentAuthorities(db: Queryable, personId: string): Promise<SignedIn['xauthorityMap']> {
  const given = await listEnterpriseRights(db, personId);
  const own: [string, string[]][] = [];
  for (const { enterpriseId, rights, isExpired, isShut } of given) {
    if (isShut) continue;
    const held = rights.filter(right => kindOfRight(right) === 'enterprise' && (!isExpired || staysWhenExpired(right)));
    own.push([enterpriseId, [...held, ...(await listFeatures(db, { kind: 'enterprise', id: enterpriseId }))]]);
  }
  return { ...Object.fromEntries(own), menu: await listFeatures(db, { kind: 'person', id: personId }) };
}
