import { authorityCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { requireRight } from '../../../authorisation/authorise.ts';
import { listHeldRights } from '../../../authorisation/right.repository.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { presentAuthorities } from '../account/index.ts';

/** What can be said before there are teams: a person's own, and what they hold on a questionnaire by whatever way. */
export function registerAuthorityCalls(app: FastifyInstance): void {
  registerCalls(app, authorityCalls, {
    queryOtherAuthoritys: ({ userId }, { actor }) => {
      if (userId !== undefined && userId !== actor.personId) throw new Refusal('noPermission');
      return presentAuthorities();
    },

    checkAuthority: ({ authority }) =>
      Object.values(presentAuthorities()).some(permissions => permissions.includes(authority)),

    queryDataAuthoritys: async ({ dataId }, { actor, database }) => {
      const object = { kind: 'questionnaire', id: dataId } as const;
      await requireRight(database.pool, actor, 'questionnaire.view', object);
      return { dataId, rights: await listHeldRights(database.pool, actor, object) };
    },
  });
}
