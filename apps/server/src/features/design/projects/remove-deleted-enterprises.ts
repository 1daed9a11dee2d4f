import { lockRightsOf, removeRightsOn } from '../../../authorisation/right.repository.ts';
import { deleteRolesOf } from '../../../authorisation/role.repository.ts';
import { listBelow } from '../../../authorisation/role-holding.repository.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteEnterprise, enterpriseRef, listDeleted } from '../../people/enterprises/index.ts';
import { lockSurveyForRemoval } from '../live-settings/index.ts';
import { lockForRemoval } from '../questionnaire-design/index.ts';
import { type Removers, removeQuestionnaire } from '../questionnaire-list/index.ts';
import { projectRef, taskRef } from './tasks.ts';

/** Everything in enterprises that were deleted (P6.10), each task on its own: broken off half-way, the rest is done the next time. */
export async function removeDeletedEnterprises(platform: Platform, removers: Removers): Promise<void> {
  const { database } = platform;
  for (const enterpriseId of await listDeleted(database.pool)) {
    const enterprise = enterpriseRef(enterpriseId);
    for (const scrollId of await listBelow(database.pool, enterprise, 'questionnaire')) {
      await database.transaction(async db => {
        await lockSurveyForRemoval(db, scrollId);
        await lockForRemoval(db, scrollId);
        await lockRightsOf(db, taskRef(scrollId));
        await removeQuestionnaire(platform, db, removers, scrollId);
      });
    }
    const projects = await listBelow(database.pool, enterprise, 'project');
    await database.transaction(async db => {
      for (const projectId of projects) await removeRightsOn(db, projectRef(projectId));
      await removeRightsOn(db, enterprise);
      await deleteRolesOf(db, enterpriseId);
      await deleteEnterprise(db, enterpriseId);
    });
  }
}
