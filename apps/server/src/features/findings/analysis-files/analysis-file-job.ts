import { type AnalysisFormat, analysisExportCalls } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import { requireRight } from '../../../authorisation/authorise.ts';
import { threadsFor } from '../../../authorisation/threads-for.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { defineJob } from '../../people/jobs/index.ts';
import { type AnalysisContent, readRun, runReader } from '../analyses/index.ts';
import { openOwnDataSet } from '../data-set/index.ts';
import { fileKind, runRendering } from '../rendering/index.ts';
import { readPictures } from './read-pictures.ts';
import { runInParts } from './run-in-parts.ts';

export interface AnalysisFileInput {
  readonly scrollId: string;
  /** Of the analysis, and so of the file. */
  readonly name: string;
  readonly format: AnalysisFormat;
  readonly exhibitId?: string;
  readonly language: Language;
  readonly content: AnalysisContent;
  /** An earlier run instead: as it was then. */
  readonly ran?: { readonly analysisId: string; readonly runId: string };
}

const right = analysisExportCalls.export.needs.right;
/** Counting is the smaller part of it. */
const COUNTED = 0.2;

/** An analysis as a file: run once more, with what the person may see now, or as a run found it that saw the same; and drawn. */
export const analysisFileJob = defineJob<AnalysisFileInput>(
  'analysis.export',
  async ({ platform, actor, input, signal, report }) => {
    const { scrollId, name, format, exhibitId, language, content, ran } = input;
    const mayStill = () => requireRight(platform.database.pool, actor, right, { kind: 'questionnaire', id: scrollId });
    await mayStill();
    report(0, 'preparing');
    const dataSet = await openOwnDataSet(platform, actor, { scrollId, right });
    const threads = await threadsFor(platform, 'jobs', actor, scrollId);
    const counted = async () => {
      const onRun = (share: number) => report(COUNTED * share, 'preparing');
      return runInParts(dataSet, threads, { content, language, signal, onRun });
    };
    const kept = async (of: NonNullable<typeof ran>) =>
      (await readRun(platform, runReader(dataSet, actor, { scrollId, ...of }), of.runId)).exhibits;
    const all = await (ran ? kept(ran) : counted());
    const exhibits = exhibitId === undefined ? all : all.filter(({ id }) => id === exhibitId);
    if (exhibits.length === 0) throw new Refusal('exhibitNotFound');
    const { extension, contentType } = fileKind(format, exhibits.length);
    report(COUNTED, 'writing');
    const pictures = await readPictures(platform, scrollId, exhibits);
    const task = { format, language, title: name, exhibits, pictures };
    const drawing = async function* () {
      const tell = (done: number) => report(COUNTED + (1 - COUNTED) * (done / task.exhibits.length), 'writing');
      yield* runRendering(threads, task, tell, signal);
      // Whoever lost the right meanwhile gets nothing.
      await mayStill();
    };
    return { file: { fileName: `${name}.${extension}`, contentType, content: drawing() } };
  },
  { logs: 'export.analysis', typeOf: ({ format }) => `analysis-${format}`, needs: right },
);
