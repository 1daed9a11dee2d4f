import { type AnalysisFormat, analysisExportCalls } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import { requireRight } from '../../../authorisation/authorise.ts';
import { ThreadPool } from '../../../platform/threads/thread-pool.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { defineJob } from '../../people/jobs/index.ts';
import { type AnalysisContent, kindThreads, runAnalysis } from '../analyses/index.ts';
import { openOwnDataSet } from '../data-set/index.ts';
import { fileKinds, runRendering } from '../rendering/index.ts';
import { readPictures } from './read-pictures.ts';

export interface AnalysisFileInput {
  readonly scrollId: string;
  /** Of the analysis, and so of the file. */
  readonly name: string;
  readonly format: AnalysisFormat;
  readonly exhibitId?: string;
  readonly language: Language;
  readonly content: AnalysisContent;
}

const right = analysisExportCalls.export.needs.right;
/** Counting is the smaller part of it. */
const COUNTED = 0.2;

/** An analysis as a file: run once more, with what the person may see now, and drawn. */
export const analysisFileJob = defineJob<AnalysisFileInput>(
  'analysis.export',
  async ({ platform, actor, input, signal, report }) => {
    const { scrollId, name, format, exhibitId, language, content } = input;
    const mayStill = () => requireRight(platform.database.pool, actor, right, { kind: 'questionnaire', id: scrollId });
    await mayStill();
    report(0, 'preparing');
    const dataSet = await openOwnDataSet(platform, actor, { scrollId, right });
    const threads = new ThreadPool({ ...kindThreads, threads: 1 });
    const { exhibits: all } = await runAnalysis(dataSet, threads, { content, language, signal }).finally(() =>
      threads.close(),
    );
    const exhibits = exhibitId === undefined ? all : all.filter(({ id }) => id === exhibitId);
    const { extension, contentType, isOfOne } = fileKinds[format];
    if (exhibits.length === 0) throw new Refusal('exhibitNotFound');
    report(COUNTED, 'writing');
    const drawn = isOfOne ? exhibits.slice(0, 1) : exhibits;
    const pictures = await readPictures(platform, scrollId, drawn);
    const task = { format, language, title: name, exhibits: drawn, pictures };
    const drawing = async function* () {
      const tell = (done: number) => report(COUNTED + (1 - COUNTED) * (done / task.exhibits.length), 'writing');
      yield* runRendering(task, tell, signal);
      // Whoever lost the right meanwhile gets nothing.
      await mayStill();
    };
    return { file: { fileName: `${name}.${extension}`, contentType, content: drawing() } };
  },
  { typeOf: ({ format }) => `analysis-${format}`, needs: right },
);
