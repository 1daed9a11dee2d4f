import type { FoundPerson, LookedAtPerson } from '@wenshu/api-contract';
import type { Operator } from '../../../authorisation/operator.ts';
import { listMemberships } from '../../../authorisation/role-holding.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { countCreatedBy } from '../../design/questionnaire-design/index.ts';
import {
  findPerson,
  hideLocalPart,
  hideMiddle,
  hideReach,
  listTenures,
  type Person,
} from '../../people/account/index.ts';
import { listEnterprises } from '../../people/enterprises/index.ts';
import { countRecoveryCodes, findSecondFactor } from '../../people/second-factor/index.ts';
import { listLastSeen, listOpenSessions, presentSession } from '../../people/session/index.ts';
import { findOperator, listOperators, mayHelp } from '../operators/index.ts';
import { findObstacles } from './find-obstacles.ts';

/** What is told of each in a list: nobody can be called or written to by it. */
export async function presentFound(db: Queryable, persons: readonly Person[]): Promise<FoundPerson[]> {
  const tenures = await listTenures(
    db,
    persons.map(({ id }) => id),
  );
  const operators = new Set((await listOperators(db)).map(({ personId }) => personId));
  return persons.map(person => ({
    userId: person.id,
    nickName: person.nickName,
    name: person.name,
    reach: hideReach(person),
    joinTime: tenures.get(person.id)?.joinedAt.getTime() ?? 0,
    isOperator: operators.has(person.id),
  }));
}

/** A person as they are helped: nothing that they know themselves as a secret, nothing of what they ask or are answered but how much. */
export async function lookAtPerson(platform: Platform, by: Operator, userId: string): Promise<LookedAtPerson> {
  const { pool } = platform.database;
  const person = await findPerson(pool, userId);
  const [found] = person ? await presentFound(pool, [person]) : [];
  if (!person || !found) throw new Refusal('userNotFound', { field: 'userId' });
  const tenure = (await listTenures(pool, [userId])).get(userId);
  const sessions = await listOpenSessions(platform, userId);
  return {
    ...found,
    phone: person.phone === null ? null : hideMiddle(person.phone),
    email: person.email === null ? null : hideLocalPart(person.email),
    organisation: person.organisation,
    seenTime: (await listLastSeen(pool, [userId])).get(userId)?.getTime() ?? null,
    hasFactor: (await findSecondFactor(pool, userId))?.isOn ?? false,
    recoveryCodesLeft: await countRecoveryCodes(pool, userId),
    operatorRoles: (await findOperator(pool, userId))?.roles ?? [],
    mayHelp: await mayHelp(pool, by, userId),
    ...(await countCreatedBy(pool, userId)),
    enterprises: await listOwnEnterprises(pool, userId),
    obstacles: await findObstacles(platform, person, tenure?.deleteAfter ?? null),
    sessions: sessions.map(session => {
      const { isThis: _, ...shown } = presentSession(session, '');
      return shown;
    }),
  };
}

async function listOwnEnterprises(db: Queryable, userId: string): Promise<LookedAtPerson['enterprises']> {
  const memberships = await listMemberships(db, userId);
  const rows = await listEnterprises(
    db,
    memberships.map(({ enterpriseId }) => enterpriseId),
  );
  return memberships.flatMap(({ enterpriseId, roleId, givenAt }) => {
    const row = rows.find(one => one.enterpriseId === enterpriseId);
    if (!row) return [];
    return {
      enterpriseId,
      name: row.name,
      isAdministrator: roleId === 'enterprise.administrator',
      status: row.status,
      asksSecondFactor: row.asksSecondFactor,
      joinTime: givenAt.getTime(),
    };
  });
}
