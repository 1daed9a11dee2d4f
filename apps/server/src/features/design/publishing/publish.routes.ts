import { publishCalls, quotaProgressCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { findSight } from '../../../authorisation/record-range.repository.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { listCells } from '../live-settings/index.ts';
import { changeStatus } from './change-status.ts';
import type { CountedSamples } from './publish-quotas.ts';
import { resizeQuotas } from './resize-quotas.ts';

export function registerPublishCalls(app: FastifyInstance, samples: CountedSamples): void {
  registerCalls(app, publishCalls, {
    changeStatus: async ({ scrollId, status }, { database, clock, actor }) => {
      const changed = await changeStatus({ database, clock, samples }, { scrollId, personId: actor.personId }, status);
      return { ...changed, problems: [...changed.problems], warnings: [...changed.warnings] };
    },
  });
  registerCalls(app, quotaProgressCalls, {
    progress: async ({ scrollId }, { database, actor }) => {
      const { kind } = await findSight(database.pool, actor, scrollId, 'questionnaire.view');
      return (await listCells(database.pool, scrollId)).map(({ match: _match, isBooster: _isBooster, ...cell }) => ({
        ...cell,
        count: kind === 'all' ? cell.count : null,
      }));
    },
    resize: async ({ scrollId, sizes }, { database, actor }) => {
      await resizeQuotas(database, { scrollId, personId: actor.personId }, sizes);
      return null;
    },
  });
}
