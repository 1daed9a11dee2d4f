import type { Language } from '@wenshu/texts';
import type { Queryable } from '../../../platform/database/database.ts';
import { listPlans } from '../licences/index.ts';

/** What the price list calls its plans, to one reader. */
export async function nameVersions(db: Queryable, language: Language): Promise<(planId: string) => string> {
  const names = new Map((await listPlans(db)).map(plan => [plan.planId, plan[language]]));
  return planId => names.get(planId) ?? planId;
}
