import type { ObjectRef } from '../../../authorisation/object-of-field.ts';
import { lockRightsOf, removeRightsOn } from '../../../authorisation/right.repository.ts';
import { deleteRolesOf } from '../../../authorisation/role.repository.ts';
import { listBelow } from '../../../authorisation/role-holding.repository.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteEnterprise, enterpriseRef, listDeleted } from '../../people/enterprises/index.ts';
import { lapseHolder } from '../../people/payments/index.ts';
import { lockSurveyForRemoval } from '../live-settings/index.ts';
import { lockForRemoval } from '../questionnaire-design/index.ts';
import { type Removers, removeQuestionnaire } from '../questionnaire-list/index.ts';
import { deleteProject, listGone } from './project.repository.ts';
import { projectRef, taskRef } from './tasks.ts';

export interface EnterpriseRemovers extends Removers {
  /** What it has paid for in surveys of others ends before its account does. */
  readonly endPaidBy: (platform: Platform, enterpriseId: string) => Promise<void>;
}

/** Everything in enterprises (P6.10) and projects that were deleted for ever. Broken off half-way, the rest is done the next time. */
export async function removeDeletedEnterprises(platform: Platform, removers: EnterpriseRemovers): Promise<void> {
  const { database, clock } = platform;
  for (const enterpriseId of await listDeleted(database.pool)) {
    const enterprise = enterpriseRef(enterpriseId);
    await removeTasksIn(platform, removers, enterprise);
    await removers.endPaidBy(platform, enterpriseId);
    const projects = await listBelow(database.pool, enterprise, 'project');
    await database.transaction(async db => {
      for (const projectId of projects) await removeRightsOn(db, projectRef(projectId));
      await removeRightsOn(db, enterprise);
      await deleteRolesOf(db, enterpriseId);
      await lapseHolder(db, { kind: 'enterprise', id: enterpriseId }, clock.now());
      await deleteEnterprise(db, enterpriseId);
    });
  }
  await removeGoneProjects(platform, removers);
}

export async function removeGoneProjects(platform: Platform, removers: Removers): Promise<void> {
  const { database } = platform;
  for (const projectId of await listGone(database.pool)) {
    await removeTasksIn(platform, removers, projectRef(projectId));
    await database.transaction(async db => {
      await removeRightsOn(db, projectRef(projectId));
      await deleteProject(db, projectId);
    });
  }
}

/** Each on its own: one transaction for all of them would hold everything for as long as it takes. */
async function removeTasksIn(platform: Platform, removers: Removers, place: ObjectRef): Promise<void> {
  const { database } = platform;
  for (const scrollId of await listBelow(database.pool, place, 'questionnaire')) {
    await database.transaction(async db => {
      await lockSurveyForRemoval(db, scrollId);
      await lockForRemoval(db, scrollId);
      await lockRightsOf(db, taskRef(scrollId));
      await removeQuestionnaire(platform, db, removers, scrollId);
    });
  }
}
