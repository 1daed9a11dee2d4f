import { LEAST_REPORT_SAMPLES, type ReportDocument, type ReportResults } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import type { Actor } from '../../../authorisation/actor.ts';
import { threadsFor } from '../../../authorisation/threads-for.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { defineJob, findJobStanding } from '../../people/jobs/index.ts';
import { seenThrough } from '../analyses/index.ts';
import { refusalText } from '../analysis-files/index.ts';
import { findSeen, haveNews, openOwnDataSet } from '../data-set/index.ts';
import { findGenerated, keepGenerated } from './generated-report.repository.ts';
import { countSamples, makeDraft } from './make-draft.ts';
import { pack, unpack } from './packed.ts';

export const GENERATED_RIGHT = 'report.online';

export interface GeneratedContent {
  readonly document: ReportDocument;
  readonly results: ReportResults;
}

interface GeneratedInput {
  readonly scrollId: string;
  readonly language: Language;
  readonly groups: readonly string[];
}

/** The report of all questions, made of the records that the person may see, and kept for all who see the same. */
export const generatedReportJob = defineJob<GeneratedInput>(
  'report.generate',
  async ({ platform, actor, input: { scrollId, language, groups }, signal, report }) => {
    const { pool } = platform.database;
    report(0, 'preparing');
    const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: GENERATED_RIGHT });
    const questionnaire = await findQuestionnaire(pool, scrollId);
    if (!questionnaire) throw new Refusal('questionnaireNotFound');
    const seen = await findSeen(pool);
    if ((await countSamples(dataSet)) < LEAST_REPORT_SAMPLES) throw tooFewSamples();
    const threads = await threadsFor(platform, 'jobs', actor, scrollId);
    const drafting = { scrollId, dataSet, threads, language, signal, groups, name: questionnaire.name };
    const onRun = (share: number) => report(share, 'preparing');
    const draft = await makeDraft(platform, { ...drafting, onRun });
    const whose = { scrollId, seenThrough: seenThrough(dataSet), language };
    const madeAt = platform.clock.now();
    const made = { content: await pack(draft), groups, asOf: new Date(draft.results.asOf), madeAt, seen };
    await keepGenerated(pool, whose, made);
    return { data: { scrollId } };
  },
  { needs: GENERATED_RIGHT },
);

export const tooFewSamples = () => new Refusal('reportTooFewSamples', { params: { needed: LEAST_REPORT_SAMPLES } });

interface Reader {
  readonly platform: Platform;
  readonly actor: Actor;
  readonly language: Language;
}

/** What there is of the generated report, for whoever looks. */
export async function readGenerated({ platform, actor, language }: Reader, scrollId: string) {
  const { pool } = platform.database;
  const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: GENERATED_RIGHT });
  const samples = await countSamples(dataSet);
  const row = await findGenerated(pool, { scrollId, seenThrough: seenThrough(dataSet), language });
  const job = row && (await findJobStanding(pool, row.jobId));
  const isMaking = job?.state === 'waiting' || job?.state === 'running';
  const isOutdated = async (seen: string) => (await haveNews(pool, [{ scrollId, seen }]))[0] ?? true;
  return {
    samples,
    making: row && isMaking ? { jobId: row.jobId, progress: job.progress } : undefined,
    made: row?.content
      ? {
          ...(await unpack<GeneratedContent>(row.content)),
          madeAt: row.madeAt!,
          groups: row.groups ?? [],
          isOutdated: await isOutdated(row.seen ?? ''),
        }
      : undefined,
    reason:
      job?.state === 'failed' && job.reason
        ? refusalText(new Refusal(job.reason.errorName as 'reportNotFound', job.reason.details), language)
        : undefined,
  };
}
