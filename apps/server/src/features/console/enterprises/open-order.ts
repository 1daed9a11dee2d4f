import type { Database } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { decideOrder, findWaitingWish } from '../../people/enterprises/index.ts';
import { listPlans } from '../../people/licences/index.ts';

/** Opens what waits; another plan than was asked for is one of the price list, and only a renewal has one. */
export async function openOrder(database: Database, orderNumber: string, planId: string | undefined): Promise<void> {
  const wish = await findWaitingWish(database.pool, orderNumber);
  if (wish === undefined) throw new Refusal('notWaiting');
  if (planId !== undefined) {
    const isPlan = wish === 'renewal' && (await listPlans(database.pool)).some(plan => plan.planId === planId);
    if (!isPlan) throw new Refusal('inputInvalid', { field: 'planId', problem: { word: 'invalid' } });
  }
  if (!(await decideOrder(database, orderNumber, 'open', planId))) throw new Refusal('notWaiting');
}

export async function declineOrder(database: Database, orderNumber: string): Promise<void> {
  if (!(await decideOrder(database, orderNumber, 'decline'))) throw new Refusal('notWaiting');
}
