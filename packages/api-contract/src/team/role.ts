import * as z from 'zod/mini';
import { call } from '../call.ts';
import { allRights, type Right } from '../rights.ts';
import { rightsOfRoleOn } from '../roles.ts';
import { partId } from '../survey/shared-inputs.ts';

export const MOST_ROLES = 100;

const words = z.array(z.string().check(z.maxLength(100))).check(z.maxLength(200));
const place = z.string().check(z.minLength(1), z.maxLength(50));
const region = z.object({ nation: place, province: z.optional(place), city: z.optional(place) });

/** Of which records a role's rights are held (P6.26): those of some channels, regions or labels. Without one, of all. */
const dataRange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('channel'), channels: words }),
  z.object({ kind: z.literal('region'), regions: z.array(region).check(z.maxLength(200)) }),
  z.object({ kind: z.literal('label'), labels: words }),
]);
export type DataRange = z.infer<typeof dataRange>;

const role = z.object({
  roleId: z.string(),
  kind: z.enum(['enterprise', 'project', 'questionnaire']),
  /** Empty for those that every enterprise has: they are named by their id. */
  name: z.string(),
  isBuiltIn: z.boolean(),
  rights: z.array(z.enum(allRights)),
  range: dataRange,
  /** How many people have it. */
  holders: z.number(),
});
export type TeamRole = z.infer<typeof role>;

/** What somebody who has this needs besides: nobody edits, publishes or counts what they do not see. */
export function withNeededRights(kind: 'project' | 'questionnaire', chosen: readonly Right[]): readonly Right[] {
  const fitting = rightsOfRoleOn[kind].filter(right => chosen.includes(right));
  const needed: readonly Right[] = [
    ...(fitting.some(right => !right.startsWith('project.')) ? (['questionnaire.view'] as const) : []),
    ...(kind === 'project' && fitting.length > 0 ? (['project.view'] as const) : []),
  ];
  return rightsOfRoleOn[kind].filter(right => fitting.includes(right) || needed.includes(right));
}

const own = { audience: 'signed-in', own: true } as const;
const needs = { right: 'enterprise.roles', on: 'enterpriseId' } as const;
const enterpriseId = partId;

/** The roles of an enterprise: those that every one has, and its own. */
export const roleCalls = {
  list: call({
    ...own,
    method: 'GET',
    path: '/team/role/list',
    needs: { right: 'enterprise.view', on: 'enterpriseId' },
    summary: 'The roles that can be given in an enterprise, with their rights and data range',
    query: z.object({ enterpriseId }),
    data: z.array(role),
  }),
  save: call({
    ...own,
    method: 'POST',
    path: '/team/role/save',
    needs,
    logged: { action: 'role.save', keeps: ['name'] },
    summary:
      'Make a role of the enterprise’s own, or change one; rights without which the others mean nothing are added',
    body: z.object({
      enterpriseId,
      roleId: z.optional(partId),
      kind: z.enum(['project', 'questionnaire']),
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(32)),
      rights: z.array(z.enum(allRights)).check(z.maxLength(allRights.length)),
      range: z._default(dataRange, { kind: 'all' }),
    }),
    data: z.object({ roleId: z.string() }),
  }),
  remove: call({
    ...own,
    method: 'DELETE',
    path: '/team/role/remove',
    needs,
    logged: { action: 'role.remove', keeps: ['roleId'] },
    summary: 'Remove a role of the enterprise’s own; whoever has it has none any more',
    body: z.object({ enterpriseId, roleId: partId }),
    data: z.null(),
  }),
};
