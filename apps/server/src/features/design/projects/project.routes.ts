import { type CallInput, kindOfTask, type ListedProject, projectCalls, staysWhenExpired } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../authorisation/actor.ts';
import { listHeldRightsOnAll } from '../../../authorisation/right.repository.ts';
import { listBelow } from '../../../authorisation/role-holding.repository.ts';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { tellOfRights } from '../collaborators/index.ts';
import { suspendCollecting } from '../live-settings/index.ts';
import { blankDocument, insertNewQuestionnaire, wakeEditors } from '../questionnaire-design/index.ts';
import type { Removers } from '../questionnaire-list/index.ts';
import { makeProject } from './make-project.ts';
import { listTeam, removeMember, setMember } from './members.ts';
import {
  countTasks,
  findProject,
  isProjectInBinOf,
  listProjectLabels,
  markGone,
  type ProjectRow,
  putProjectIntoBin,
  searchProjects,
  takeProjectOutOfBin,
  touchProject,
  updateProject,
  writeStar,
} from './project.repository.ts';
import { removeGoneProjects } from './remove-deleted-enterprises.ts';
import { searchTasks } from './task.repository.ts';
import { addTask, copyTask, moveTask, placeTask, projectRef, taskRef } from './tasks.ts';
import { tellOfRole } from './tell-of-role.ts';

export function registerProjectCalls(app: FastifyInstance, removers: Removers): void {
  registerCalls(app, projectCalls, {
    create: createProject,
    search: async (input, { database, actor }) => {
      const { total, rows } = await searchProjects(database.pool, actor.personId, input);
      const labels = await listProjectLabels(database.pool, actor.personId, input.enterpriseId);
      return { workType: input.workType, total, rows: await presentProjects(database.pool, actor, rows), labels };
    },
    get: async ({ projectId }, { database, actor }) => {
      const row = await findProject(database.pool, actor.personId, projectId);
      const [project] = row ? await presentProjects(database.pool, actor, [row]) : [];
      if (!row || !project) throw new Refusal('noPermission');
      return { ...project, background: row.background, goal: row.goal };
    },
    edit: async ({ projectId, ...plan }, { database, clock }) => {
      await updateProject(database.pool, projectId, plan, clock.now());
      return null;
    },
    star: async ({ projectId, isStarred }, { database, actor }) => {
      await writeStar(database.pool, actor.personId, projectId, isStarred);
      return null;
    },
    moveToBin: async ({ projectId }, { database, actor, clock }) => {
      await database.transaction(async db => {
        await putProjectIntoBin(db, projectId, clock.now());
        // Whoever takes it out finds its tasks suspended: collecting must not go on by itself.
        for (const scrollId of await listBelow(db, projectRef(projectId), 'questionnaire'))
          await suspendCollecting(db, { scrollId, personId: actor.personId });
      });
      return null;
    },
    restore: async (input, { database, actor }) => {
      if (!(await takeProjectOutOfBin(database.pool, actor.personId, input))) throw new Refusal('noPermission');
      return null;
    },
    deleteForEver: async (input, { database, platform, actor }) => {
      if (!(await markGone(database.pool, actor.personId, input))) {
        const isInBin = await isProjectInBinOf(database.pool, actor.personId, input);
        throw isInBin ? new Refusal('nameMismatch', { field: 'name' }) : new Refusal('noPermission');
      }
      await removeGoneProjects(platform, removers);
      return null;
    },
    tasks: async (input, { database, actor }) => {
      const { total, rows } = await searchTasks(database.pool, actor.personId, input);
      return {
        workType: input.workType ?? null,
        total,
        rows: rows.map(({ creatorId, updatedAt, ...row }) => ({
          ...row,
          kind: kindOfTask(row.origin),
          isCreator: creatorId === actor.personId,
          updateTime: updatedAt.getTime(),
        })),
      };
    },
    addTask: async ({ projectId, name, languageId }, { database, actor, clock }) => ({
      scrollId: await addTask(database, { actor, projectId, now: clock.now() }, { name, languageId }),
    }),
    moveTask: async ({ scrollId, projectId }, { database, actor, clock }) => {
      await moveTask(database, { actor, projectId, now: clock.now() }, scrollId);
      wakeEditors(database, scrollId);
      return null;
    },
    copyTask: async ({ scrollId, projectId, name }, { database, actor, clock }) => ({
      scrollId: await copyTask(database, { actor, projectId, now: clock.now() }, { scrollId, name }),
    }),
    members: ({ projectId }, { database }) => listTeam(database.pool, projectRef(projectId)),
    setMember: async ({ projectId, userId, roleId }, { database, actor, clock }) => {
      await database.transaction(async db => {
        await setMember(db, { giver: actor, personId: userId, object: projectRef(projectId) }, roleId);
        await touchProject(db, projectId, clock.now());
        await tellOfRole(db, 'project-role-given', { projectId, personId: userId, actorId: actor.personId });
      });
      return null;
    },
    removeMember: async ({ projectId, userId }, { database, actor, clock }) => {
      await database.transaction(async db => {
        await removeMember(db, { giver: actor, personId: userId, object: projectRef(projectId) });
        await touchProject(db, projectId, clock.now());
        await tellOfRole(db, 'project-role-taken', { projectId, personId: userId, actorId: actor.personId });
      });
      return null;
    },
    taskMembers: ({ scrollId }, { database }) => listTeam(database.pool, taskRef(scrollId)),
    setTaskMember: async ({ scrollId, userId, roleId }, { database, actor }) => {
      await database.transaction(async db => {
        await setMember(db, { giver: actor, personId: userId, object: taskRef(scrollId) }, roleId);
        await tellOfRights(db, { scrollId, actorId: actor.personId, personId: userId, kind: 'rights-changed' });
      });
      wakeEditors(database, scrollId);
      return null;
    },
    removeTaskMember: async ({ scrollId, userId }, { database, actor }) => {
      await database.transaction(async db => {
        await removeMember(db, { giver: actor, personId: userId, object: taskRef(scrollId) });
        await tellOfRights(db, { scrollId, actorId: actor.personId, personId: userId, kind: 'rights-changed' });
      });
      wakeEditors(database, scrollId);
      return null;
    },
  });
}

/** The project with its first tasks, or nothing of it. */
async function createProject(
  { tasks, languageId, ...plan }: CallInput<typeof projectCalls.create>,
  { database, actor, clock }: CallContext<'signed-in'>,
): Promise<{ projectId: string }> {
  const { personId } = actor;
  return database.transaction(async db => {
    const place = await makeProject(db, { ...plan, creatorId: personId, now: clock.now() });
    for (const name of tasks) {
      await insertNewQuestionnaire(db, personId, name, blankDocument({ name, languageId }), (_db, scrollId) =>
        placeTask(db, scrollId, place),
      );
    }
    return { projectId: place.projectId };
  });
}

const statusNames = ['editing', 'collecting', 'suspended', 'ended'] as const;

async function presentProjects(db: Queryable, actor: Actor, rows: readonly ProjectRow[]): Promise<ListedProject[]> {
  const ids = rows.map(({ projectId }) => projectId);
  const counts = await countTasks(db, actor.personId, ids);
  const held = await listHeldRightsOnAll(db, actor, 'project', ids);
  return rows.map(({ background: _, goal: __, createdAt, updatedAt, ...row }) => {
    const of = (status: number) =>
      counts.find(count => count.projectId === row.projectId && count.status === status)?.tasks ?? 0;
    const tasks = Object.fromEntries(statusNames.map((name, status) => [name, of(status)]));
    const own = held.find(({ id }) => id === row.projectId);
    // What is left of them when the enterprise has expired.
    const rights = own?.rights.filter(right => !own.isExpired || staysWhenExpired(right)) ?? [];
    return {
      ...row,
      tasks: tasks as ListedProject['tasks'],
      rights,
      createTime: createdAt.getTime(),
      updateTime: updatedAt.getTime(),
    };
  });
}
