import type { Right } from '@wenshu/api-contract';
import { expect, it } from 'vitest';
import type { RoleRow } from '../../../authorisation/role.repository.ts';
import { offeredRoles } from './offered-roles.ts';

const role = (roleId: string, rights: Right[], kind: RoleRow['kind'] = 'project'): RoleRow => ({
  roleId,
  enterpriseId: null,
  kind,
  name: '',
  rights,
  range: null,
  holders: 0,
});
const everything: Right[] = ['project.view', 'project.edit', 'questionnaire.view', 'links.view', 'links.manage'];
const named = (roles: readonly RoleRow[]) => roles.map(({ roleId }) => roleId);

it('offers first what takes nothing away, and of that what gives least', () => {
  const roles = [
    role('all', everything),
    role('bare', ['project.view', 'project.edit']),
    role('fitting', ['project.view', 'project.edit', 'questionnaire.view']),
    role('without it', ['project.view']),
    role('of a task', ['project.edit'], 'questionnaire'),
  ];
  const offer = { kind: 'project', right: 'project.edit', giverHolds: everything } as const;
  expect(named(offeredRoles(roles, { ...offer, askerHolds: ['project.view', 'questionnaire.view'] }))).toEqual([
    ...['fitting', 'all', 'bare'],
  ]);
});

it('offers a role with a right that is enough, and none with more than the giver holds', () => {
  const roles = [
    role('enough', ['questionnaire.view', 'links.manage'], 'questionnaire'),
    role('too much', ['questionnaire.view', 'links.view', 'records.view'], 'questionnaire'),
  ];
  const offer = { kind: 'questionnaire', right: 'links.view', askerHolds: [] } as const;
  expect(named(offeredRoles(roles, { ...offer, giverHolds: everything }))).toEqual(['enough']);
});
