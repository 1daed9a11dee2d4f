import type { Actor } from '../../../authorisation/actor.ts';
import { requireRight } from '../../../authorisation/authorise.ts';
import { withoutGain } from '../../../authorisation/gain.repository.ts';
import type { ObjectRef } from '../../../authorisation/object-of-field.ts';
import { lockRightsOf } from '../../../authorisation/right.repository.ts';
import { findPlace, placeObject } from '../../../authorisation/role-holding.repository.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { enterpriseRef } from '../../people/enterprises/index.ts';
import { blankDocument, findQuestionnaire, storeNewQuestionnaire } from '../questionnaire-design/index.ts';
import { copyQuestionnaire } from '../questionnaire-list/index.ts';
import { touchProject } from './project.repository.ts';

export const projectRef = (id: string): ObjectRef => ({ kind: 'project', id });
export const taskRef = (id: string): ObjectRef => ({ kind: 'questionnaire', id });

/** A questionnaire stands in its project, and in what that stands in. */
export async function placeTask(
  db: Queryable,
  scrollId: string,
  { projectId, enterpriseId }: { readonly projectId: string; readonly enterpriseId: string },
): Promise<void> {
  await placeObject(db, taskRef(scrollId), [projectRef(projectId), enterpriseRef(enterpriseId)]);
}

/** The enterprise that a project is in. */
export async function placeOfProject(db: Queryable, projectId: string) {
  const place = await findPlace(db, projectRef(projectId));
  if (!place) throw new Refusal('noPermission');
  return { projectId, enterpriseId: place.enterpriseId };
}

interface Making {
  readonly actor: Actor;
  readonly projectId: string;
  readonly now: Date;
}

export function addTask(
  database: Database,
  { actor, projectId, now }: Making,
  { name, languageId }: { readonly name: string; readonly languageId: number },
): Promise<string> {
  return storeNewQuestionnaire(
    database,
    actor.personId,
    name,
    blankDocument({ name, languageId }),
    async (db, scrollId) => {
      await placeTask(db, scrollId, await placeOfProject(db, projectId));
      await touchProject(db, projectId, now);
    },
  );
}

export async function copyTask(
  database: Database,
  { actor, projectId, now }: Making,
  { scrollId, name }: { readonly scrollId: string; readonly name: string },
): Promise<string> {
  await requireRight(database.pool, actor, 'project.edit', projectRef(projectId));
  return copyQuestionnaire(database, actor.personId, { scrollId, name }, async (db, copy) => {
    await placeTask(db, copy, await placeOfProject(db, projectId));
    await touchProject(db, projectId, now);
  });
}

/**
 * Into a project of the same enterprise, or from one's own space into one: what belongs to an enterprise is not carried out of it. Whoever
 * moves it has a say in both projects, and gives nobody there more than they hold themselves.
 */
export async function moveTask(database: Database, { actor, projectId, now }: Making, scrollId: string): Promise<void> {
  await requireRight(database.pool, actor, 'project.edit', projectRef(projectId));
  await database.transaction(async db => {
    await lockRightsOf(db, taskRef(scrollId));
    const target = await placeOfProject(db, projectId);
    const from = await findPlace(db, taskRef(scrollId));
    if (from && from.enterpriseId !== target.enterpriseId) throw new Refusal('taskStaysInEnterprise');
    await requireMovable(db, actor, scrollId, from?.projectId);
    await withoutGain(db, { by: actor, object: taskRef(scrollId) }, () => placeTask(db, scrollId, target));
    for (const touched of [from?.projectId, projectId]) if (touched) await touchProject(db, touched, now);
  });
}

/** What stands in somebody's own space is theirs to move, whatever others were given on it. */
async function requireMovable(db: Queryable, actor: Actor, scrollId: string, projectId: string | null | undefined) {
  if (projectId) return requireRight(db, actor, 'project.edit', projectRef(projectId));
  const found = await findQuestionnaire(db, scrollId);
  if (found?.creatorId !== actor.personId) throw new Refusal('noPermission');
}
