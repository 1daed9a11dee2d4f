import { quotaFileCalls } from '@wenshu/api-contract';
import { quotaFileTexts } from '@wenshu/texts/design/quota-file';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { startJob } from '../../people/jobs/index.ts';
import { findQuestionnaire } from '../questionnaire-design/index.ts';
import { quotaStatisticsJob } from './quota-statistics-job.ts';

export function registerQuotaStatisticsCalls(app: FastifyInstance): void {
  registerCalls(app, quotaFileCalls, {
    exportStatistics: async ({ scrollId }, { platform, database, actor, language }) => {
      const name = (await findQuestionnaire(database.pool, scrollId))?.name ?? '';
      const request = {
        personId: actor.personId,
        input: { scrollId, language },
        about: { kind: 'questionnaire' as const, id: scrollId },
        title: quotaFileTexts[language].jobTitle({ name }),
      };
      return { jobId: await startJob(platform, quotaStatisticsJob, request) };
    },
  });
}
