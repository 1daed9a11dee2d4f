import {
  kindOfRight,
  type OwnInfo,
  type SignedIn,
  staysWhenExpired,
  type UserInfo,
  WORD_IMPORT_PERMISSION,
} from '@wenshu/api-contract';
import { placePath } from '@wenshu/question-types/places';
import { listEnterpriseRights } from '../../../authorisation/role-holding.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';
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

/** p016 allows video upload. Licences come with enterprises; until then everybody has what can be licensed. */
export const licensedFeatures: readonly string[] = ['p016', WORD_IMPORT_PERMISSION];

/**
 * Permissions by mission: what the menus need to know. `menu` is what can be licensed, every other mission is an enterprise of the
 * person's with their rights there. Rights on single questionnaires are not here: they are asked for where they are used.
 */
export async function presentAuthorities(db: Queryable, personId: string): Promise<SignedIn['xauthorityMap']> {
  const given = await listEnterpriseRights(db, personId);
  const own = given
    .filter(({ isShut }) => !isShut)
    .map(({ enterpriseId, rights, isExpired }) => [
      enterpriseId,
      rights.filter(right => kindOfRight(right) === 'enterprise' && (!isExpired || staysWhenExpired(right))),
    ]);
  return { ...Object.fromEntries(own), menu: [...licensedFeatures] };
}
