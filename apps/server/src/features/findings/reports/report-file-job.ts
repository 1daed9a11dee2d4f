import type { ReaderChoices, ReportDocument, ReportResults } from '@wenshu/analysis';
import type { ReportFormat } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import { reportTexts } from '@wenshu/texts/findings/report';
import type { Actor } from '../../../authorisation/actor.ts';
import { requireRight } from '../../../authorisation/authorise.ts';
import { threadsFor } from '../../../authorisation/threads-for.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { OwnThreads } from '../../../platform/threads/thread-pool.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { defineJob } from '../../people/jobs/index.ts';
import { readPictures, readStoredPictures } from '../analysis-files/index.ts';
import { openOwnDataSet } from '../data-set/index.ts';
import { exhibitsOf, fileKind, pictureIds, runRendering } from '../rendering/index.ts';
import { fileOfReport } from './file-of-report.ts';
import { getReport } from './find-own-report.ts';
import { readGenerated } from './generated-report.ts';
import { resultsOf } from './report-results.routes.ts';

export const REPORT_FILE_RIGHT = 'records.export';

interface ReportFileInput {
  readonly scrollId: string;
  /** The generated one without it. */
  readonly reportId?: string;
  readonly format: ReportFormat;
  readonly isUponA4: boolean;
  readonly choices: ReaderChoices;
  readonly language: Language;
}

interface ShownReport {
  readonly document: ReportDocument;
  readonly results: ReportResults;
}

/** Counting is the smaller part of it. */
const COUNTED = 0.4;

/** A report as a file: with what the person may see now, or as it was frozen. */
export const reportFileJob = defineJob<ReportFileInput>(
  'report.export',
  async ({ platform, actor, input, signal, report }) => {
    const { scrollId, format, language, isUponA4 } = input;
    const mayStill = () =>
      requireRight(platform.database.pool, actor, REPORT_FILE_RIGHT, { kind: 'questionnaire', id: scrollId });
    await mayStill();
    report(0, 'preparing');
    const threads = await threadsFor(platform, 'jobs', actor, scrollId);
    const onRun = (share: number) => report(COUNTED * share, 'preparing');
    const shown = await shownReport({ platform, actor, threads }, input, signal, onRun);
    const onDrawn = (share: number) => report(COUNTED + (1 - COUNTED) * share, 'writing');
    const { fileName, contentType, content } = await reportFile(platform, shown, {
      scrollId,
      threads,
      format,
      language,
      isUponA4,
      onDrawn,
      signal,
    });
    const drawing = async function* () {
      yield* content;
      // Whoever lost the right meanwhile gets nothing.
      await mayStill();
    };
    return { file: { fileName, contentType, content: drawing() } };
  },
  { logs: 'export.report', typeOf: ({ format }) => `report-${format}`, needs: REPORT_FILE_RIGHT },
);

interface Making {
  readonly platform: Platform;
  readonly actor: Actor;
  readonly threads: OwnThreads;
}

async function shownReport(
  { platform, actor, threads }: Making,
  { scrollId, reportId, choices, language }: ReportFileInput,
  signal: AbortSignal,
  onRun: (share: number) => void,
): Promise<ShownReport> {
  if (reportId === undefined) {
    const { made } = await readGenerated({ platform, actor, language }, scrollId);
    if (!made) throw new Refusal('reportNotFound');
    return made;
  }
  const report = await getReport(platform.database.pool, { reportId, scrollId, personId: actor.personId }, 'view');
  const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: REPORT_FILE_RIGHT });
  const counting = { scrollId, dataSet, threads, language, signal, onRun };
  const results = await resultsOf(platform, report, { choices }, counting);
  return { document: report.document, results };
}

interface Drawing {
  readonly scrollId: string;
  readonly threads: OwnThreads;
  readonly format: ReportFormat;
  readonly language: Language;
  readonly isUponA4: boolean;
  readonly signal: AbortSignal;
  onDrawn(share: number): void;
}

/** The bytes of a report with its numbers, drawn in a thread of its own as they are read. */
export async function reportFile(
  platform: Platform,
  { document, results }: ShownReport,
  { scrollId, threads, format, language, isUponA4, signal, onDrawn }: Drawing,
) {
  const report = fileOfReport(document, results, language, isUponA4);
  const pictures = new Map([
    ...(await readPictures(platform, scrollId, exhibitsOf(report))),
    ...(await readStoredPictures(platform, pictureIds(report))),
  ]);
  const title = document.name;
  // Pictures of pages come in a zip, also of one.
  const { extension, contentType } = fileKind(format, 2);
  const pages = Math.max(1, report.pages.length);
  const task = { format, language, title, exhibits: [], report, pictures };
  const content = runRendering(threads, task, drawn => onDrawn(Math.min(1, drawn / pages)), signal);
  const name = reportTexts[language].fileName({ name: title, isUponA4: isUponA4 && format === 'pdf' });
  return { fileName: `${name}.${extension}`, contentType, content };
}
