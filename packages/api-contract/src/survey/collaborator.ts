import * as z from 'zod/mini';
import { accountName } from '../account/account-name.ts';
import { call } from '../call.ts';
import { type Right, rights } from '../rights.ts';
import { scrollId } from '../shared-inputs.ts';

/** What a collaborator gets when nobody says otherwise: everything but passing it on. */
export const collaboratorRights: readonly Right[] = rights.filter(right => right !== 'questionnaire.share');

/** The ways of taking part that a screen offers. */
export const collaboratorRoles = {
  editor: collaboratorRights,
  viewer: ['questionnaire.view', 'progress.view', 'statistics.view', 'records.view'],
} as const satisfies Record<string, readonly Right[]>;
export type CollaboratorRole = keyof typeof collaboratorRoles;

export const collaborator = z.object({
  userId: z.string(),
  nickName: z.string(),
  name: z.string(),
  picture: z.nullable(z.string()),
  /** With its middle hidden; of who has no phone the e-mail address, likewise. */
  phone: z.string(),
  rights: z.array(z.enum(rights)),
});
export type Collaborator = z.infer<typeof collaborator>;

const needs = { right: 'questionnaire.share', on: 'scrollId' } as const;

export const collaboratorCalls = {
  add: call({
    method: 'POST',
    path: '/survey/collaborator/add',
    logged: { action: 'rights.add', keeps: ['phone', 'rights'] },
    audience: 'signed-in',
    needs,
    own: true,
    summary: 'Let a registered person work on a questionnaire; nobody gives more rights than they hold',
    body: z.object({
      scrollId,
      phone: accountName,
      rights: z.optional(z.array(z.enum(rights)).check(z.minLength(1))),
    }),
    data: collaborator,
  }),
  list: call({
    method: 'GET',
    path: '/survey/collaborator/list',
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    own: true,
    summary: 'Everybody who holds a right on a questionnaire',
    query: z.object({ scrollId }),
    data: z.array(collaborator),
  }),
  remove: call({
    method: 'POST',
    path: '/survey/collaborator/remove',
    logged: { action: 'rights.remove', keeps: ['userId'] },
    audience: 'signed-in',
    needs,
    own: true,
    summary: 'Take all rights on a questionnaire from a person',
    body: z.object({ scrollId, userId: z.uuid() }),
    data: z.null(),
  }),
  change: call({
    method: 'POST',
    path: '/survey/collaborator/change',
    logged: { action: 'rights.change', keeps: ['userId', 'rights'] },
    audience: 'signed-in',
    needs,
    own: true,
    summary: 'Give a collaborator these rights instead of those they hold',
    body: z.object({ scrollId, userId: z.uuid(), rights: z.array(z.enum(rights)).check(z.minLength(1)) }),
    data: collaborator,
  }),
  leave: call({
    method: 'POST',
    path: '/survey/collaborator/leave',
    logged: { action: 'rights.leave' },
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    own: true,
    summary: 'Give up all rights on a questionnaire oneself',
    body: z.object({ scrollId }),
    data: z.null(),
  }),
};
