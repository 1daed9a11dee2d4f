import type { AccessRequest } from '@wenshu/api-contract';
import { listRequestsTo, type OpenRequest } from '../../../authorisation/access-request.repository.ts';
import type { RightsBearer } from '../../../authorisation/actor.ts';
import { listRightNames } from '../../../authorisation/right.repository.ts';
import { listRoles, type RoleRow } from '../../../authorisation/role.repository.ts';
import { findPlace } from '../../../authorisation/role-holding.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { listPersons } from '../../people/account/index.ts';
import { offeredRoles } from './offered-roles.ts';
import { type AskedObject, nameOfAsked } from './tell-of-access.ts';

/** Who asks for something there that this person could give. */
export async function listAccess(db: Queryable, giver: RightsBearer, object: AskedObject): Promise<AccessRequest[]> {
  const open = await listRequestsTo(db, giver.personId, object);
  const persons = await listPersons(
    db,
    open.map(({ personId }) => personId),
  );
  const listed = await Promise.all(
    open.map(async request => {
      const person = persons.find(({ id }) => id === request.personId);
      return person && presentRequest(db, giver, request, person);
    }),
  );
  return listed.filter(one => one !== undefined);
}

async function presentRequest(
  db: Queryable,
  giver: RightsBearer,
  { personId, kind, id, right, note, askedAt }: OpenRequest,
  { nickName, name }: { readonly nickName: string; readonly name: string },
): Promise<AccessRequest> {
  const object = { kind, id };
  const roles = await rolesFor(db, { giverId: giver.personId, personId, object, right });
  return {
    userId: personId,
    nickName,
    name,
    right,
    note,
    askTime: askedAt.getTime(),
    on: { ...object, name: await nameOfAsked(db, object) },
    roles: roles.map(role => ({ roleId: role.roleId, name: role.name })),
  };
}

interface Asking {
  readonly giverId: string;
  readonly personId: string;
  readonly object: AskedObject;
  readonly right: OpenRequest['right'];
}

/** The roles by which it could be given; none where there are no roles, as on a questionnaire of somebody's own. */
export async function rolesFor(db: Queryable, { giverId, personId, object, right }: Asking): Promise<RoleRow[]> {
  const place = await findPlace(db, object);
  if (!place) return [];
  const [giverHolds, askerHolds] = [
    await listRightNames(db, giverId, object),
    await listRightNames(db, personId, object),
  ];
  return offeredRoles(await listRoles(db, place.enterpriseId), { kind: object.kind, right, giverHolds, askerHolds });
}
