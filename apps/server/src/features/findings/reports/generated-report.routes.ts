import { LEAST_REPORT_SAMPLES } from '@wenshu/analysis';
import { autoReportCalls, type CallData } from '@wenshu/api-contract';
import { asJson } from '@wenshu/survey-core';
import { reportTexts } from '@wenshu/texts/findings/report';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { startJobWithin } from '../../people/jobs/index.ts';
import { seenThrough } from '../analyses/index.ts';
import { openOwnDataSet } from '../data-set/index.ts';
import { noteMaking } from './generated-report.repository.ts';
import { GENERATED_RIGHT, generatedReportJob, readGenerated, tooFewSamples } from './generated-report.ts';
import { countSamples, groupVariables } from './make-draft.ts';
import { presentResults } from './report-results.routes.ts';

export function registerGeneratedReportCalls(app: FastifyInstance): void {
  registerCalls(app, autoReportCalls, {
    getAuto: async ({ scrollId }, context) => {
      const { samples, making, made, reason } = await readGenerated(context, scrollId);
      const isTooFew = samples < LEAST_REPORT_SAMPLES;
      return {
        ...stateOf({ making, made, isTooFew }),
        samples,
        making: making ?? null,
        made: made
          ? {
              ...presentResults(context.platform, { scrollId, readerId: context.actor.personId }, made.results),
              document: asJson(made.document),
              madeTime: made.madeAt.getTime(),
              isOutdated: made.isOutdated,
              groups: [...made.groups],
            }
          : null,
        reason: reason ?? null,
      };
    },
    makeAuto: async ({ scrollId, groups }, { platform, actor, language, database }) => {
      const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: GENERATED_RIGHT });
      // Told now rather than by a job that fails.
      if ((await countSamples(dataSet)) < LEAST_REPORT_SAMPLES) throw tooFewSamples();
      await groupVariables(dataSet, groups, { language });
      const questionnaire = await findQuestionnaire(database.pool, scrollId);
      if (!questionnaire) throw new Refusal('questionnaireNotFound');
      const jobId = await database.transaction(async db => {
        const made = await startJobWithin(db, platform, generatedReportJob, {
          personId: actor.personId,
          about: { kind: 'questionnaire', id: scrollId },
          title: reportTexts[language].makingTitle(questionnaire.name),
          input: { scrollId, language, groups },
        });
        await noteMaking(db, { scrollId, seenThrough: seenThrough(dataSet), language }, made);
        return made;
      });
      return { jobId };
    },
  });
}

interface Standing {
  readonly making: object | undefined;
  readonly made: object | undefined;
  readonly isTooFew: boolean;
}

/** What there is stays to be seen while a new one is made, and when answers were taken away since. */
function stateOf({ making, made, isTooFew }: Standing): Pick<CallData<typeof autoReportCalls.getAuto>, 'state'> {
  if (making) return { state: 'making' };
  if (made) return { state: 'ready' };
  return { state: isTooFew ? 'too-few' : 'none' };
}
