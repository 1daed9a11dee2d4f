import { listHoldings } from '../../../authorisation/role-holding.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { sendMessage } from '../messages/index.ts';
import { askSecondFactor, findEnterprise } from './enterprise.repository.ts';
import { enterpriseRef } from './members.ts';

/** From this moment on whoever lacks a second factor holds nothing in the enterprise; all members are told, with the way to it. */
export async function beginToAsk(db: Queryable, enterpriseId: string, personId: string): Promise<void> {
  const before = await findEnterprise(db, enterpriseId);
  if (!before) throw new Refusal('noPermission');
  if (!(await askSecondFactor(db, enterpriseId, personId))) throw new Refusal('secondFactorFirst');
  if (before.asksSecondFactor) return;
  const holdings = await listHoldings(db, enterpriseRef(enterpriseId));
  await sendMessage(db, {
    to: holdings.map(holding => holding.personId),
    by: personId,
    kind: 'second-factor-asked',
    details: { enterprise: before.name },
    link: { page: 'account', part: 'security' },
  });
}
