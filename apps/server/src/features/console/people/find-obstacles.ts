import type { LookedAtPerson } from '@wenshu/api-contract';
import { listEnterpriseRights } from '../../../authorisation/role-holding.repository.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findStop } from '../../collect/sending/index.ts';
import { findSignInLocks, type Person } from '../../people/account/index.ts';
import { listDue } from '../../people/documents/index.ts';
import { nameEnterprises } from '../../people/enterprises/index.ts';
import { findSecondFactor } from '../../people/second-factor/index.ts';

type Obstacle = LookedAtPerson['obstacles'][number];
const told = (word: Obstacle['word'], until: Date | null = null, names: string[] = []): Obstacle => ({
  word,
  until: until?.getTime() ?? null,
  names,
});

/** Everything that keeps somebody from their work, asked of what refuses them: counted tries, the account itself, its enterprises, its mail and SMS. */
export async function findObstacles(platform: Platform, person: Person, deleteAfter: Date | null): Promise<Obstacle[]> {
  const { pool } = platform.database;
  const locks = await findSignInLocks(platform, person);
  const hasFactor = (await findSecondFactor(pool, person.id))?.isOn ?? false;
  const due = await listDue(pool, person.id, platform.clock.now());
  return [
    ...locks.map(({ word, until }) => told(word, until)),
    ...(deleteAfter === null ? [] : [ofRemoval(deleteAfter, platform.clock.now())]),
    ...(person.forceModifyState ? [told('must-change-password')] : []),
    ...(hasFactor ? [told('second-factor')] : []),
    ...(due.length > 0 ? [told('must-agree')] : []),
    ...(await ofEnterprises(platform, person.id)),
    ...(await ofReach(platform, person)),
  ];
}

/** Once the day has come nobody is let in any more. */
function ofRemoval(deleteAfter: Date, now: Date): Obstacle {
  return deleteAfter <= now ? told('removal-due') : told('removal-asked', deleteAfter);
}

async function ofEnterprises({ database: { pool } }: Platform, personId: string): Promise<Obstacle[]> {
  const held = await listEnterpriseRights(pool, personId);
  const names = await nameEnterprises(
    pool,
    held.map(({ enterpriseId }) => enterpriseId),
  );
  const named = (some: typeof held) => some.flatMap(({ enterpriseId }) => names.get(enterpriseId) ?? []);
  const expired = named(held.filter(({ isExpired }) => isExpired));
  const shut = named(held.filter(({ isShut }) => isShut));
  return [
    ...(expired.length > 0 ? [told('enterprise-expired', null, expired)] : []),
    ...(shut.length > 0 ? [told('enterprise-asks-factor', null, shut)] : []),
  ];
}

/** Whether a code or a link would arrive. */
async function ofReach(platform: Platform, { phone, email }: Person): Promise<Obstacle[]> {
  const { sms, mail } = platform.env;
  const stop = email === null ? undefined : await findStop(platform, email);
  return [
    ...(stop ? [told(stop.reason === 'complained' ? 'mail-complained' : 'mail-gone', null)] : []),
    ...(phone !== null && sms.kind === 'outbox' ? [told('sms-stays')] : []),
    ...(email !== null && mail.kind === 'outbox' ? [told('mail-stays')] : []),
  ];
}
