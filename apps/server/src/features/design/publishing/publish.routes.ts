import { publishCalls, quotaProgressCalls, unpublishedCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { findSight } from '../../../authorisation/record-range.repository.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { listCells } from '../live-settings/index.ts';
import { changeStatus } from './change-status.ts';
import { discardDraft, openDraft, publishDraft, publishTexts } from './draft.ts';
import { findLive, lookAtDraft } from './look-at-draft.ts';
import type { CountedSamples } from './publish-quotas.ts';
import { resizeQuotas } from './resize-quotas.ts';

export function registerPublishCalls(app: FastifyInstance, samples: CountedSamples): void {
  registerCalls(app, publishCalls, {
    changeStatus: async ({ scrollId, status }, { database, clock, actor }) => {
      const changed = await changeStatus({ database, clock, samples }, { scrollId, personId: actor.personId }, status);
      return { ...changed, problems: [...changed.problems], warnings: [...changed.warnings] };
    },
  });
  registerCalls(app, unpublishedCalls, {
    open: ({ scrollId }, { database }) => openDraft(database, scrollId),
    live: ({ scrollId }, { database }) => findLive(database.pool, scrollId),
    look: async ({ scrollId }, { database, actor }) => {
      const sight = await findSight(database.pool, actor, scrollId, 'questionnaire.view');
      return lookAtDraft(database.pool, samples, scrollId, { mayCount: sight.kind === 'all' });
    },
    publish: ({ scrollId, version }, { database, clock, actor }) =>
      publishDraft({ database, clock, samples }, { scrollId, personId: actor.personId }, version),
    publishTexts: ({ scrollId, version, texts }, { database, clock, actor }) =>
      publishTexts({ database, clock }, { scrollId, personId: actor.personId }, { version, texts }),
    discard: ({ scrollId, version }, { database, actor }) =>
      discardDraft(database, { scrollId, personId: actor.personId }, version),
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
