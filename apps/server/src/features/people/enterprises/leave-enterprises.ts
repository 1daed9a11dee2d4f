import { listEnterpriseRights, listHoldings } from '../../../authorisation/role-holding.repository.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findEnterprise, markDeleted } from './enterprise.repository.ts';
import { enterpriseRef, findAdministrator, type HandOverWork, handOver, standUp } from './members.ts';

/** The seats of a person whose account goes. An enterprise that they administer goes to whoever has been in it longest, or away with them. */
export async function leaveEnterprises(
  platform: Platform,
  personId: string,
  handOverWork: HandOverWork,
): Promise<void> {
  const { database } = platform;
  for (const { enterpriseId } of await listEnterpriseRights(database.pool, personId)) {
    if ((await findAdministrator(database.pool, enterpriseId)) === personId) {
      const holdings = await listHoldings(database.pool, enterpriseRef(enterpriseId));
      const heir = holdings.find(holding => holding.personId !== personId);
      if (!heir) {
        const found = await findEnterprise(database.pool, enterpriseId);
        if (found) await markDeleted(database.pool, enterpriseId, found.name);
        continue;
      }
      await handOver(database, { enterpriseId, from: personId, to: heir.personId });
    }
    await standUp(database, handOverWork, { enterpriseId, personId });
  }
}
