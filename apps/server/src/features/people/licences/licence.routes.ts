import { licenceCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { requireRight } from '../../../authorisation/authorise.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { listFeaturesAt } from './holds-feature.ts';

export function registerLicenceCalls(app: FastifyInstance): void {
  registerCalls(app, licenceCalls, {
    features: async ({ scrollId, projectId }, { database, actor }) => {
      const object =
        scrollId !== undefined
          ? ({ kind: 'questionnaire', id: scrollId } as const)
          : projectId !== undefined
            ? ({ kind: 'project', id: projectId } as const)
            : undefined;
      // What an enterprise has bought is told to nobody outside of it.
      if (object) await requireRight(database.pool, actor, `${object.kind}.view`, object);
      return listFeaturesAt(database.pool, actor.personId, object);
    },
  });
}
