import { analysisExportCalls } from '@wenshu/api-contract';
import { renderingTexts } from '@wenshu/texts/findings/rendering';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { startJob } from '../../people/jobs/index.ts';
import { checkAnalysis, contentOf, readRun, runReader } from '../analyses/index.ts';
import { openOwnDataSet } from '../data-set/index.ts';
import { analysisFileJob } from './analysis-file-job.ts';

export function registerAnalysisFileCalls(app: FastifyInstance): void {
  registerCalls(app, analysisExportCalls, {
    export: async ({ scrollId, name, format, exhibitId, ran, ...sent }, { platform, actor, language }) => {
      const content = contentOf(sent);
      const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: 'records.export' });
      // Told now rather than by a job that fails.
      if (ran) await readRun(platform, runReader(dataSet, actor, { scrollId, ...ran }), ran.runId);
      else checkAnalysis(content, await dataSet.listVariables(language), await dataSet.listQuestions(language));
      const jobId = await startJob(platform, analysisFileJob, {
        personId: actor.personId,
        about: { kind: 'questionnaire', id: scrollId },
        title: renderingTexts[language].jobTitle({ name, format }),
        input: {
          scrollId,
          name,
          format,
          language,
          content,
          ...(exhibitId !== undefined && { exhibitId }),
          ...(ran && { ran }),
        },
      });
      return { jobId };
    },
  });
}
