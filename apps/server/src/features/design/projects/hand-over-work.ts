import { rights } from '@wenshu/api-contract';
import { grantRights } from '../../../authorisation/right.repository.ts';
import { listBelow } from '../../../authorisation/role-holding.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { enterpriseRef } from '../../people/enterprises/index.ts';
import { giveQuestionnaireTo, listCreatedBy } from '../questionnaire-design/index.ts';
import { giveProjectsTo } from './project.repository.ts';
import { taskRef } from './tasks.ts';

/** The projects and tasks that somebody made in an enterprise are the administrator's when they go (P6.13). */
export async function handOverWork(
  db: Queryable,
  work: { readonly enterpriseId: string; readonly from: string; readonly to: string },
): Promise<void> {
  const { enterpriseId, from, to } = work;
  await giveProjectsTo(db, work);
  const inside = new Set(await listBelow(db, enterpriseRef(enterpriseId), 'questionnaire'));
  for (const { scrollId } of await listCreatedBy(db, from)) {
    if (!inside.has(scrollId)) continue;
    await giveQuestionnaireTo(db, scrollId, to);
    await grantRights(db, to, taskRef(scrollId), rights);
  }
}
