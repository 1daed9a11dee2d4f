import * as z from 'zod/mini';
import { call } from '../call.ts';
import { allRights, rights, rightsOn } from '../rights.ts';
import { partId, scrollId } from '../survey/shared-inputs.ts';

/** What one may say with a request, or with the answer to one. */
export const LONGEST_NOTE = 200;

const projectId = partId;
const userId = z.uuid();
const roleId = z.string().check(z.regex(/^[0-9A-Za-z_.-]{1,64}$/));
const words = z._default(z.string().check(z.trim(), z.maxLength(LONGEST_NOTE)), '');
const taskRight = z.enum(rights);
const projectRight = z.enum(rightsOn('project'));

const state = z.object({
  /** `held`: it has come meanwhile, and there is nothing to ask for. */
  state: z.enum(['open', 'held']),
  time: z.number(),
});

const request = z.object({
  /** Who asks. */
  userId: z.string(),
  nickName: z.string(),
  name: z.string(),
  on: z.object({ kind: z.enum(['project', 'questionnaire']), id: z.string(), name: z.string() }),
  right: z.enum(allRights),
  note: z.string(),
  askTime: z.number(),
  /** The roles there that give it and that the person could give, the one that fits best first. */
  roles: z.array(z.object({ roleId: z.string(), name: z.string() })),
});
export type AccessRequest = z.infer<typeof request>;

const own = { audience: 'signed-in', own: true } as const;
const seesTask = { right: 'questionnaire.view', on: 'scrollId' } as const;
const letsIntoTask = { right: 'questionnaire.share', on: 'scrollId' } as const;
const seesProject = { right: 'project.view', on: 'projectId' } as const;
const letsIntoProject = { right: 'project.members', on: 'projectId' } as const;
const asked = { action: 'rights.ask', keeps: ['right'] } as const;
const answered = { action: 'rights.answer', keeps: ['userId', 'right', 'isGiven'] } as const;

/** Asking for a right that one lacks on something that one sees, and answering who asks. */
export const accessCalls = {
  askForTask: call({
    ...own,
    method: 'POST',
    path: '/team/access/askForTask',
    needs: seesTask,
    logged: asked,
    summary: 'Ask whoever can give it for a right on a questionnaire; asked again, it stays one request',
    body: z.object({ scrollId, right: taskRight, note: words }),
    data: state,
  }),
  askForProject: call({
    ...own,
    method: 'POST',
    path: '/team/access/askForProject',
    needs: seesProject,
    logged: asked,
    summary: 'Ask whoever can give it for a right on a project; asked again, it stays one request',
    body: z.object({ projectId, right: projectRight, note: words }),
    data: state,
  }),
  ofTask: call({
    ...own,
    method: 'GET',
    path: '/team/access/ofTask',
    needs: letsIntoTask,
    summary: 'Who asks for a right on a questionnaire that the person could give',
    query: z.object({ scrollId }),
    data: z.array(request),
  }),
  ofProject: call({
    ...own,
    method: 'GET',
    path: '/team/access/ofProject',
    needs: letsIntoProject,
    summary: 'Who asks for a right on a project or a task in it that the person could give',
    query: z.object({ projectId }),
    data: z.array(request),
  }),
  answerForTask: call({
    ...own,
    method: 'POST',
    path: '/team/access/answerForTask',
    needs: letsIntoTask,
    logged: answered,
    summary: 'Give the right on a questionnaire that somebody asks for, alone or by a role, or decline it',
    body: z.object({
      scrollId,
      userId,
      right: taskRight,
      isGiven: z.boolean(),
      reply: words,
      /** Left out, that right and no other. */
      roleId: z.optional(roleId),
    }),
    data: z.null(),
  }),
  answerForProject: call({
    ...own,
    method: 'POST',
    path: '/team/access/answerForProject',
    needs: letsIntoProject,
    logged: answered,
    summary: 'Give the right on a project that somebody asks for, by a role, or decline it',
    body: z.object({
      projectId,
      userId,
      right: projectRight,
      isGiven: z.boolean(),
      reply: words,
      /** A right on a project comes by a role: left out, by the one that fits best. */
      roleId: z.optional(roleId),
    }),
    data: z.null(),
  }),
};
