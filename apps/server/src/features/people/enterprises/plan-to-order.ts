import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { listPlans } from '../licences/index.ts';
import { findEnterprise } from './enterprise.repository.ts';

/** One of the price list; where none is named the one that the enterprise has, and after a trial the first that is sold. */
export async function planToOrder(db: Queryable, enterpriseId: string, asked: string | undefined): Promise<string> {
  const offered = (await listPlans(db)).filter(({ isOffered }) => isOffered).map(({ planId }) => planId);
  const own = (await findEnterprise(db, enterpriseId))?.planId;
  const wanted = asked ?? offered.find(planId => planId === own) ?? offered[0];
  const found = offered.find(planId => planId === wanted);
  if (found === undefined) throw new Refusal('inputInvalid', { field: 'planId', problem: { word: 'invalid' } });
  return found;
}
