import { authorityCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { requireRight } from '../../../authorisation/authorise.ts';
import { listHeldRights } from '../../../authorisation/right.repository.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { presentAuthorities } from '../account/index.ts';

/** What a person may: in the menus, in their enterprises, and on a questionnaire by whatever way they hold it. */
export function registerAuthorityCalls(app: FastifyInstance): void {
  registerCalls(app, authorityCalls, {
    queryOtherAuthoritys: async ({ userId }, { actor, database }) => {
      const own = await presentAuthorities(database.pool, actor.personId);
      if (userId === undefined || userId === actor.personId) return own;
      // Of somebody else only what concerns the enterprises whose members the person manages.
      const managed = Object.keys(own).filter(mission => own[mission]?.includes('enterprise.members'));
      const theirs = await presentAuthorities(database.pool, userId);
      const shared = managed.flatMap(mission => (theirs[mission] ? [[mission, theirs[mission]]] : []));
      if (shared.length === 0) throw new Refusal('noPermission');
      return Object.fromEntries(shared);
    },

    checkAuthority: async ({ authority }, { actor, database }) => {
      const own = await presentAuthorities(database.pool, actor.personId);
      return Object.values(own).some(permissions => permissions.includes(authority));
    },

    queryDataAuthoritys: async ({ dataId }, { actor, database }) => {
      const object = { kind: 'questionnaire', id: dataId } as const;
      await requireRight(database.pool, actor, 'questionnaire.view', object);
      return { dataId, rights: await listHeldRights(database.pool, actor, object) };
    },

    requireRight: async ({ dataId, right }, { actor, database }) => {
      await requireRight(database.pool, actor, right, { kind: 'questionnaire', id: dataId });
      return null;
    },
  });
}
