import * as z from 'zod/mini';
import { call } from '../call.ts';
import { rightsOn } from '../rights.ts';
import {
  labelledPage,
  languageId,
  listPaging,
  partId,
  scrollId,
  searchedPaging,
  soughtText,
} from '../shared-inputs.ts';
import { questionnaireName, questionnaireOrigin, questionnaireStatusCode } from '../survey/design/scroll.ts';
import { labelsPerQuestionnaire, questionnaireLabel } from '../survey/design/scroll-list.ts';
import { taskKindNames } from '../survey/design/task-kind.ts';
import { taskWorkType, workTypeOf } from '../survey/design/work-type.ts';
import { seatedPerson } from './seated-person.ts';

export const MOST_PROJECTS = 5_000;
/** S9.11. */
export const MOST_FIRST_TASKS = 5;
export const MOST_STAGES = 20;

export const projectOrders = ['biz_update_time', 'biz_create_time', 'name', 'number'] as const;

const enterpriseId = partId;
const projectId = partId;
const roleId = z.string().check(z.regex(/^[0-9A-Za-z_.-]{1,64}$/));
const userId = z.uuid();
const day = z.iso.date();
const inOrder = z.refine<{ startsOn?: string | undefined; endsOn?: string | undefined }>(
  ({ startsOn, endsOn }) => startsOn === undefined || endsOn === undefined || startsOn <= endsOn,
  { path: ['endsOn'] },
);
const stage = z
  .object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(50)), startsOn: day, endsOn: day })
  .check(inOrder);
export type ProjectStage = z.infer<typeof stage>;

/** S2.59, S3.84: what a project says of itself besides its number. */
const plan = {
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(50)),
  background: z._default(z.string().check(z.trim(), z.maxLength(2_000)), ''),
  goal: z._default(z.string().check(z.trim(), z.maxLength(2_000)), ''),
  startsOn: z.optional(day),
  endsOn: z.optional(day),
  stages: z._default(z.array(stage).check(z.maxLength(MOST_STAGES)), []),
  labels: z._default(z.array(questionnaireLabel).check(z.maxLength(labelsPerQuestionnaire)), []),
};

const counts = z.object({ editing: z.number(), collecting: z.number(), suspended: z.number(), ended: z.number() });
const listed = z.object({
  projectId: z.string(),
  enterpriseId: z.string(),
  /** As people say it: P2026-0001. */
  number: z.string(),
  name: z.string(),
  startsOn: z.nullable(z.string()),
  endsOn: z.nullable(z.string()),
  stages: z.array(z.object({ name: z.string(), startsOn: z.string(), endsOn: z.string() })),
  labels: z.array(z.string()),
  isStarred: z.boolean(),
  /** Of the tasks that the person sees, by how they stand. */
  tasks: counts,
  rights: z.array(z.enum(rightsOn('project'))),
  createTime: z.number(),
  updateTime: z.number(),
});
export type ListedProject = z.infer<typeof listed>;

const task = z.object({
  scrollId: z.string(),
  kind: z.enum(taskKindNames),
  name: z.string(),
  origin: questionnaireOrigin,
  labels: z.array(z.string()),
  status: questionnaireStatusCode,
  /** As of a questionnaire. */
  collected: z.nullable(z.number()),
  projectId: z.string(),
  projectName: z.string(),
  isCreator: z.boolean(),
  updateTime: z.number(),
});
export type ProjectTask = z.infer<typeof task>;

const member = z.object({
  ...seatedPerson,
  roleId: z.string(),
});
export type TeamMember = z.infer<typeof member>;

const own = { audience: 'signed-in', own: true } as const;
const onProject = (right: `project.${'view' | 'edit' | 'members' | 'own'}`) => ({ right, on: 'projectId' }) as const;
const onTask = (right: 'questionnaire.view' | 'questionnaire.share') => ({ right, on: 'scrollId' }) as const;

/** Folders of tasks. */
export const projectCalls = {
  create: call({
    ...own,
    method: 'POST',
    path: '/team/project/create',
    logged: { action: 'project.create', keeps: ['name'] },
    needs: { right: 'enterprise.createProject', on: 'enterpriseId' },
    summary: 'Make a project, with up to five blank questionnaires in it; whoever makes it administers it',
    body: z
      .object({
        enterpriseId,
        ...plan,
        tasks: z._default(z.array(questionnaireName).check(z.maxLength(MOST_FIRST_TASKS)), []),
        languageId: z._default(languageId, 1),
      })
      .check(inOrder),
    data: z.object({ projectId: z.string() }),
  }),
  search: call({
    ...own,
    method: 'GET',
    path: '/team/project/search',
    needs: { right: 'enterprise.view', on: 'enterpriseId' },
    summary: 'A page of the projects of an enterprise that the person sees: searched, filtered, ordered',
    query: z.object({
      enterpriseId,
      workType: workTypeOf('project'),
      label: z.optional(questionnaireLabel),
      isStarred: z._default(z.enum(['true', 'false']), 'false'),
      isInBin: z._default(z.enum(['true', 'false']), 'false'),
      orderBy: z._default(z.enum(projectOrders), 'biz_update_time'),
      /** Its text: in its name, number or a label, or in the name of a task in it. */
      ...searchedPaging,
    }),
    data: z.object(labelledPage(listed)),
  }),
  get: call({
    ...own,
    method: 'GET',
    path: '/team/project/get',
    needs: onProject('project.view'),
    summary: 'One project with its background, goal and plan',
    query: z.object({ projectId }),
    data: z.extend(listed, { background: z.string(), goal: z.string() }),
  }),
  edit: call({
    ...own,
    method: 'PUT',
    path: '/team/project/edit',
    needs: onProject('project.edit'),
    logged: { action: 'project.edit', keeps: ['name'] },
    summary: 'Change what a project says of itself',
    body: z.object({ projectId, ...plan }).check(inOrder),
    data: z.null(),
  }),
  star: call({
    ...own,
    method: 'POST',
    path: '/team/project/star',
    needs: onProject('project.view'),
    summary: 'Put a star on a project, or take it off; it is the person’s own',
    body: z.object({ projectId, isStarred: z.boolean() }),
    data: z.null(),
  }),
  moveToBin: call({
    ...own,
    method: 'POST',
    path: '/team/project/moveToBin',
    needs: onProject('project.own'),
    logged: { action: 'project.bin' },
    summary: 'Delete a project into the recycle bin with its tasks, which stop collecting',
    body: z.object({ projectId }),
    data: z.null(),
  }),
  restore: call({
    ...own,
    method: 'POST',
    path: '/team/project/restore',
    logged: { action: 'project.restore', keeps: ['projectId'] },
    needs: { right: 'enterprise.createProject', on: 'enterpriseId' },
    summary: 'Take a project that the person may delete out of the recycle bin, with its tasks',
    body: z.object({ enterpriseId, projectId }),
    data: z.null(),
  }),
  deleteForEver: call({
    ...own,
    method: 'POST',
    path: '/team/project/deleteForEver',
    logged: { action: 'project.delete', keeps: ['name'] },
    needs: { right: 'enterprise.createProject', on: 'enterpriseId' },
    summary:
      'Delete a project of the recycle bin for ever, with its tasks and their data; the exact name has to be typed',
    body: z.object({ enterpriseId, projectId, name: z.string().check(z.maxLength(100)) }),
    data: z.null(),
  }),
  tasks: call({
    ...own,
    method: 'GET',
    path: '/team/project/tasks',
    needs: { right: 'enterprise.view', on: 'enterpriseId' },
    summary:
      'A page of the tasks that the person sees in an enterprise, or in some projects of it, of every kind or of one',
    query: z.object({
      enterpriseId,
      workType: taskWorkType,
      projectId: z.optional(projectId),
      /** Several, with commas between them. */
      projectIds: z.optional(z.string().check(z.regex(/^[\w-]{1,64}(,[\w-]{1,64}){0,99}$/))),
      text: soughtText,
      status: z.optional(z.pipe(z.coerce.number(), questionnaireStatusCode)),
      label: z.optional(questionnaireLabel),
      ...listPaging,
    }),
    data: z.object({
      /** Null where it is of every kind. */
      workType: z.nullable(z.number()),
      total: z.number(),
      rows: z.array(task),
    }),
  }),
  addTask: call({
    ...own,
    method: 'POST',
    path: '/team/project/addTask',
    needs: onProject('project.edit'),
    logged: { action: 'project.task-add' },
    summary: 'A blank questionnaire in a project',
    body: z.object({ projectId, name: questionnaireName, languageId: z._default(languageId, 1) }),
    data: z.object({ scrollId: z.string() }),
  }),
  moveTask: call({
    ...own,
    method: 'POST',
    path: '/team/project/moveTask',
    needs: onTask('questionnaire.share'),
    logged: { action: 'project.task-move', keeps: ['projectId'] },
    summary: 'Move a task into a project; one of an enterprise stays in that enterprise',
    body: z.object({ scrollId, projectId }),
    data: z.null(),
  }),
  copyTask: call({
    ...own,
    method: 'POST',
    path: '/team/project/copyTask',
    needs: onTask('questionnaire.view'),
    summary: 'A copy of a task in a project, without answers and links',
    body: z.object({ scrollId, projectId, name: questionnaireName }),
    data: z.object({ scrollId: z.string() }),
  }),
  members: call({
    ...own,
    method: 'GET',
    path: '/team/project/members',
    needs: onProject('project.view'),
    summary: 'Who has which role in a project',
    query: z.object({ projectId }),
    data: z.array(member),
  }),
  setMember: call({
    ...own,
    method: 'POST',
    path: '/team/project/setMember',
    needs: onProject('project.members'),
    logged: { action: 'project.member', keeps: ['userId'] },
    summary: 'Give a member of the enterprise a role in a project; nobody gives more than they hold',
    body: z.object({ projectId, userId, roleId }),
    data: z.null(),
  }),
  removeMember: call({
    ...own,
    method: 'POST',
    path: '/team/project/removeMember',
    needs: onProject('project.members'),
    logged: { action: 'project.member-remove', keeps: ['userId'] },
    summary: 'Take somebody’s role in a project',
    body: z.object({ projectId, userId }),
    data: z.null(),
  }),
  taskMembers: call({
    ...own,
    method: 'GET',
    path: '/team/project/taskMembers',
    needs: onTask('questionnaire.view'),
    summary: 'Who was given a role on one task',
    query: z.object({ scrollId }),
    data: z.array(member),
  }),
  setTaskMember: call({
    ...own,
    method: 'POST',
    path: '/team/project/setTaskMember',
    needs: onTask('questionnaire.share'),
    logged: { action: 'rights.change', keeps: ['userId'] },
    summary: 'Give a member of the enterprise a role on one task, in the place of what the project gives them there',
    body: z.object({ scrollId, userId, roleId }),
    data: z.null(),
  }),
  removeTaskMember: call({
    ...own,
    method: 'POST',
    path: '/team/project/removeTaskMember',
    needs: onTask('questionnaire.share'),
    logged: { action: 'rights.remove', keeps: ['userId'] },
    summary: 'Take somebody’s role on one task; what the project gives them there holds again',
    body: z.object({ scrollId, userId }),
    data: z.null(),
  }),
};
