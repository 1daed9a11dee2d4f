import { stackCalls } from '@wenshu/api-contract';
import { stackTexts } from '@wenshu/texts/findings/stack';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { newId } from '../../../platform/new-id.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findQuestionnaire, listVisibleQuestionnaires } from '../../design/questionnaire-design/index.ts';
import { startJob } from '../../people/jobs/index.ts';
import { openSource } from './open-source.ts';
import { proposeStack } from './propose-stack.ts';
import { findStack } from './stack.repository.ts';
import { stackData } from './stack-data.ts';
import { stackJob } from './stack-job.ts';

export function registerStackCalls(app: FastifyInstance): void {
  registerCalls(app, stackCalls, {
    sources: async (_input, { database, actor }) => {
      const rows = await listVisibleQuestionnaires(database.pool, actor.personId, 'records.view');
      return rows.flatMap(({ scrollId, name, collected, origin }) =>
        collected !== 0 ? [{ scrollId, name, collected, origin }] : [],
      );
    },
    propose: async ({ sources }, { platform, actor, language }) => {
      const opened = await Promise.all(sources.map(({ scrollId }) => openSource(platform, actor, scrollId, language)));
      const variables = opened.map(source => source.variables);
      return {
        variables: variables.map(own => own.map(({ options, ...variable }) => variable)),
        questions: proposeStack(variables),
      };
    },
    create: async ({ name, languageId, sources, questions }, { platform, actor, language }) => {
      const opened = await Promise.all(sources.map(({ scrollId }) => openSource(platform, actor, scrollId, language)));
      // Told now rather than by a job that fails.
      await stackData({ sources, questions }, opened, languageId);
      const jobId = await startJob(platform, stackJob, {
        personId: actor.personId,
        title: stackTexts[language].jobTitle({ name }),
        input: { scrollId: newId(), language, fresh: { name, languageId, sources, questions } },
      });
      return { jobId };
    },
    again: async ({ scrollId }, { platform, database, actor, language }) => {
      if (!(await findStack(database.pool, scrollId))) throw new Refusal('notStackedData', { field: 'scrollId' });
      const name = (await findQuestionnaire(database.pool, scrollId))?.name ?? '';
      const jobId = await startJob(platform, stackJob, {
        personId: actor.personId,
        about: { kind: 'questionnaire', id: scrollId } as const,
        title: stackTexts[language].jobTitle({ name }),
        input: { scrollId, language },
      });
      return { jobId };
    },
  });
}
