import { findHolding, listEnterpriseRights, listHoldings } from '../../../authorisation/role-holding.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findEnterprise, markDeleted } from './enterprise.repository.ts';
import { enterpriseRef, findAdministrator, type HandOverWork, handOver, standUp } from './members.ts';

export interface LeftEnterprise {
  readonly enterpriseId: string;
  readonly name: string;
  /** Whether the one who leaves administers it. */
  readonly isOwn: boolean;
  /** Who administers it then. Undefined: nobody else is in it, and it goes away with them. */
  readonly administratorId: string | undefined;
}

/** What becomes of the enterprises of a person whose account goes: one that they administer goes to whoever has been in it longest. */
export async function planEnterprises(db: Queryable, personId: string): Promise<LeftEnterprise[]> {
  const plans: LeftEnterprise[] = [];
  for (const { enterpriseId } of await listEnterpriseRights(db, personId)) {
    const found = await findEnterprise(db, enterpriseId);
    // Rights on it can come without a seat, which would be none to give up.
    if (!found || !(await findHolding(db, personId, enterpriseRef(enterpriseId)))) continue;
    const administratorId = await findAdministrator(db, enterpriseId);
    const isOwn = administratorId === personId;
    const others = (await listHoldings(db, enterpriseRef(enterpriseId))).filter(one => one.personId !== personId);
    plans.push({
      enterpriseId,
      name: found.name,
      isOwn,
      administratorId: isOwn ? others[0]?.personId : administratorId,
    });
  }
  return plans;
}

/** Done as it was told. */
export async function leaveEnterprises(
  { database }: Platform,
  personId: string,
  handOverWork: HandOverWork,
): Promise<void> {
  for (const { enterpriseId, name, isOwn, administratorId } of await planEnterprises(database.pool, personId)) {
    if (administratorId === undefined) {
      await markDeleted(database.pool, enterpriseId, name);
      continue;
    }
    if (isOwn) await handOver(database, { enterpriseId, from: personId, to: administratorId });
    await standUp(database, handOverWork, { enterpriseId, personId });
  }
}
