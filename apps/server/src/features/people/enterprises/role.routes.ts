import { MOST_ROLES, roleCalls, withNeededRights } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import type { RecordRange } from '../../../authorisation/record-range.ts';
import { deleteRole, insertRole, listRoles, updateRole } from '../../../authorisation/role.repository.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { newId } from '../../../platform/new-id.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { lockEnterprise } from './enterprise.repository.ts';

/** What a role gives counts at once for whoever has it: rights are worked out when they are asked for. */
export function registerRoleCalls(app: FastifyInstance): void {
  registerCalls(app, roleCalls, {
    list: async ({ enterpriseId }, { database }) => {
      const roles = await listRoles(database.pool, enterpriseId);
      return roles.map(({ enterpriseId: of, range, ...role }) => ({
        ...role,
        isBuiltIn: of === null,
        range: (range ?? { kind: 'all' }) as { kind: 'all' },
      }));
    },
    save: async ({ enterpriseId, roleId, kind, name, rights, range }, { database }) => {
      const role = { enterpriseId, kind, name, rights: withNeededRights(kind, rights), range: range as RecordRange };
      if (roleId !== undefined) {
        const isChanged = await database.transaction(db => updateRole(db, { ...role, roleId }));
        if (!isChanged) throw new Refusal('roleNotFound');
        return { roleId };
      }
      const fresh = newId();
      const isKept = await database.transaction(async db => {
        await lockEnterprise(db, enterpriseId);
        return insertRole(db, { ...role, roleId: fresh }, MOST_ROLES);
      });
      if (!isKept) throw new Refusal('tooManyRoles', { params: { most: MOST_ROLES } });
      return { roleId: fresh };
    },
    remove: async ({ enterpriseId, roleId }, { database }) => {
      if (!(await deleteRole(database.pool, enterpriseId, roleId))) throw new Refusal('roleNotFound');
      return null;
    },
  });
}
