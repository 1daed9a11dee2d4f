import { publishCalls, quotaProgressCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { changeStatus } from './change-status.ts';
import { resizeQuotas } from './resize-quotas.ts';
import { listCells } from './snapshot.repository.ts';

export function registerPublishCalls(app: FastifyInstance): void {
  registerCalls(app, publishCalls, {
    changeStatus: async ({ scrollId, status }, { database, clock, actor }) => {
      const changed = await changeStatus(database, clock, { scrollId, personId: actor.personId }, status);
      return { ...changed, problems: [...changed.problems], warnings: [...changed.warnings] };
    },
  });
  registerCalls(app, quotaProgressCalls, {
    progress: async ({ scrollId }, { database }) =>
      (await listCells(database.pool, scrollId)).map(({ match: _match, isBooster: _isBooster, ...cell }) => cell),
    resize: async ({ scrollId, sizes }, { database, actor }) => {
      await resizeQuotas(database, { scrollId, personId: actor.personId }, sizes);
      return null;
    },
  });
}
