import { MOST_PROJECTS } from '@wenshu/api-contract';
import { placeObject, putInRole } from '../../../authorisation/role-holding.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { enterpriseRef, nextProjectNumber } from '../../people/enterprises/index.ts';
import { insertProject } from './project.repository.ts';
import { projectRef } from './tasks.ts';

type NewProject = Omit<Parameters<typeof insertProject>[1], 'projectId' | 'number'>;

/** A project and its founder's role, as part of the writer's transaction. */
export async function makeProject(db: Queryable, project: NewProject) {
  const { enterpriseId, creatorId } = project;
  const projectId = newId();
  const number = await nextProjectNumber(db, enterpriseId, MOST_PROJECTS);
  if (number === undefined) throw new Refusal('tooManyProjects', { params: { most: MOST_PROJECTS } });
  await insertProject(db, { ...project, projectId, number });
  await placeObject(db, projectRef(projectId), [enterpriseRef(enterpriseId)]);
  await putInRole(db, creatorId, projectRef(projectId), 'project.administrator');
  return { projectId, enterpriseId };
}
