import type { Queryable } from '../../../platform/database/database.ts';
import { listPersons } from '../../people/account/index.ts';
import { sendMessage } from '../../people/messages/index.ts';
import { nameProjects } from './project.repository.ts';

interface ChangeOfRole {
  readonly projectId: string;
  readonly actorId: string;
  readonly personId: string;
}

/** Tells somebody that another one has given them a role in a project, or taken it. */
export async function tellOfRole(
  db: Queryable,
  kind: 'project-role-given' | 'project-role-taken',
  { projectId, actorId, personId }: ChangeOfRole,
): Promise<void> {
  const [actor] = await listPersons(db, [actorId]);
  const project = (await nameProjects(db, [projectId])).get(projectId) ?? '';
  await sendMessage(db, {
    to: [personId],
    by: actorId,
    kind,
    details: { by: actor?.nickName ?? '', project },
    ...(kind === 'project-role-given' && { link: { page: 'project', part: projectId } }),
  });
}
