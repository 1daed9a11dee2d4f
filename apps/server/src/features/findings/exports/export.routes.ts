import { isFilter } from '@wenshu/analysis';
import { recordExportCalls } from '@wenshu/api-contract';
import { exportTexts } from '@wenshu/texts/findings/exports';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { startJob } from '../../people/jobs/index.ts';
import { isNeverPublished, type OpenDataSet, openOwnDataSet } from '../data-set/index.ts';
import { exportJob } from './export-job.ts';
import { uploadsJob } from './uploads-job.ts';

export function registerExportCalls(app: FastifyInstance): void {
  registerCalls(app, recordExportCalls, {
    export: async ({ format, filter, ...input }, { platform, actor, language }) => {
      const { scrollId, include, schemeId } = input;
      const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: 'records.export', schemeId });
      const variables = await dataSet.listVariables(language);
      const byKey = new Map(variables.map(variable => [variable.key, variable]));
      await requirePublished(dataSet);
      // Told now rather than by a job that fails.
      if (filter !== undefined && !isFilter(filter, byKey)) throw new Refusal('filterNotUsable');
      const name = (await findQuestionnaire(platform.database.pool, scrollId))?.name ?? '';
      const request = {
        personId: actor.personId,
        about: { kind: 'questionnaire' as const, id: scrollId },
        title: exportTexts[language].jobTitle({ name, format }),
      };
      const selected = filter === undefined ? {} : { filter };
      const jobId =
        format === 'files'
          ? await startJob(platform, uploadsJob, { ...request, input: { scrollId, include, schemeId, ...selected } })
          : await startJob(platform, exportJob, { ...request, input: { ...input, format, language, ...selected } });
      return { jobId };
    },
  });
}

async function requirePublished(dataSet: OpenDataSet): Promise<void> {
  await dataSet.ask({ kind: 'describe' }).catch(error => {
    throw isNeverPublished(error) ? new Refusal('nothingCollected') : error;
  });
}
