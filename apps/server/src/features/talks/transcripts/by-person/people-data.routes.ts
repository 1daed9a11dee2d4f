import { talkPeopleDataCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { requireRight } from '../../../../authorisation/authorise.ts';
import { findHeldRight } from '../../../../authorisation/right.repository.ts';
import { registerCalls } from '../../../../http/register-calls.ts';
import { newId } from '../../../../platform/new-id.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { findQuestionnaire } from '../../../design/questionnaire-design/index.ts';
import { listCodings } from '../../../findings/coding/index.ts';
import { getProject } from '../find-transcript.ts';
import { makePeopleData } from './make-people-data.ts';
import { findPeopleData, listPeopleData } from './people-data.repository.ts';

export function registerTalkPeopleDataCalls(app: FastifyInstance): void {
  registerCalls(app, talkPeopleDataCalls, {
    list: async ({ scrollId: projectId }, { database, actor }) => {
      const { pool } = database;
      await getProject(pool, actor, projectId);
      const items = [];
      const codings = new Set((await listCodings(pool, projectId)).map(one => one.codingId));
      for (const { scrollId, codingId, people, madeAt } of await listPeopleData(pool, projectId)) {
        const of = { kind: 'questionnaire', id: scrollId } as const;
        if (!(await findHeldRight(pool, actor, of, 'records.view'))) continue;
        const renewing = await findHeldRight(pool, actor, of, 'analysis.import');
        items.push({
          scrollId,
          name: (await findQuestionnaire(pool, scrollId))?.name ?? '',
          codingId: codings.has(codingId) ? codingId : null,
          people,
          madeTime: madeAt.getTime(),
          mayRenew: renewing !== undefined && !renewing.isExpired,
        });
      }
      return { items };
    },
    make: async ({ scrollId: projectId, codingId, name }, { platform, actor }) => {
      const scrollId = newId();
      return { scrollId, people: await makePeopleData(platform, actor, { scrollId, projectId, codingId, name }) };
    },
    renew: async ({ scrollId }, { platform, database, actor }) => {
      const made = await findPeopleData(database.pool, scrollId);
      if (!made) throw new Refusal('transcriptNotFound', { field: 'scrollId' });
      // What leads to the data leads not to the project.
      await requireRight(database.pool, actor, 'analysis.transcript', { kind: 'questionnaire', id: made.projectId });
      return { people: await makePeopleData(platform, actor, made) };
    },
  });
}
