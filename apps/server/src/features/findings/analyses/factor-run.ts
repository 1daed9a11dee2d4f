import type { Exhibit, ModelRequest, Table } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import type { Actor } from '../../../authorisation/actor.ts';
import { threadsFor } from '../../../authorisation/threads-for.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findNewestVersionTime } from '../../design/questionnaire-design/index.ts';
import { openOwnDataSet } from '../data-set/index.ts';
import { type AnalysisOf, findAnalysis, findAnalysisSurvey } from './analysis.repository.ts';
import { keepOutcome, readLastRun, readRun, runReader } from './kept-runs.ts';
import { runAnalysis } from './run-analysis.ts';

interface FactorAsked {
  readonly onlineAnalysisId: string;
  readonly modelRecordId?: string | undefined;
}

interface Context {
  readonly platform: Platform;
  readonly actor: Actor;
  readonly language: Language;
}

/** A factor analysis that the person sees, by its id alone, of a questionnaire that was ever published. */
export async function findFactorAnalysis({ platform, actor }: Context, { onlineAnalysisId }: FactorAsked) {
  const { pool } = platform.database;
  const scrollId = await findAnalysisSurvey(pool, onlineAnalysisId);
  const of: AnalysisOf = { analysisId: onlineAnalysisId, scrollId: scrollId ?? '', personId: actor.personId };
  const analysis = await findAnalysis(pool, of);
  if (analysis?.content.kind !== 'factor') throw new Refusal('analysisNotFound');
  if ((await findNewestVersionTime(pool, of.scrollId)) === undefined) throw new Refusal('relatedQuestionnaireNotFound');
  return { of, analysis };
}

export interface FactorRun {
  readonly state: {
    readonly onlineAnalysisId: string;
    readonly modelId: 'factor';
    readonly modelRecordId: string;
    readonly surveyName: string;
  };
  /** What the person calls a factor; else as the run called it. */
  nameOf(id: string, told: string): string;
  table(id: string): Table;
  exhibit<Kind extends Exhibit['kind']>(kind: Kind, id: string): Extract<Exhibit, { kind: Kind }>;
}

/** How many factors the reader was last shown, if they were shown any: nothing is worked out for it. */
export async function countKnownFactors(context: Context, asked: FactorAsked): Promise<number | undefined> {
  const { platform, actor, language } = context;
  const { of } = await findFactorAnalysis(context, asked);
  const dataSet = await openOwnDataSet(platform, actor, { scrollId: of.scrollId, right: 'analysis.model' });
  const reader = runReader(dataSet, actor, of);
  const run =
    asked.modelRecordId === undefined
      ? await readLastRun(platform, reader, language)
      : await readRun(platform, reader, asked.modelRecordId);
  const factors = run?.exhibits.find((one): one is Table => one.id === 'factors' && one.kind === 'table');
  return factors?.rows.length;
}

/** The run that is asked for, of the records that the reader sees; without one the last, and where there is none it is run now and kept. */
export async function readFactorRun(
  context: Context & { whileListening<Done>(work: (signal: AbortSignal) => Promise<Done>): Promise<Done> },
  asked: FactorAsked,
): Promise<FactorRun> {
  const { platform, actor, language } = context;
  const { of, analysis } = await findFactorAnalysis(context, asked);
  const dataSet = await openOwnDataSet(platform, actor, { scrollId: of.scrollId, right: 'analysis.model' });
  const reader = runReader(dataSet, actor, of);
  const last = async () => readLastRun(platform, reader, language);
  const runNow = async () => {
    const { content } = analysis;
    const threads = await threadsFor(platform, 'live', actor, of.scrollId);
    const outcome = await context.whileListening(signal =>
      runAnalysis(dataSet, threads, { content, language, signal }),
    );
    await keepOutcome(platform, { ...of, dataSet, language, content, outcome });
    return last();
  };
  const { modelRecordId } = asked;
  const run =
    modelRecordId === undefined ? ((await last()) ?? (await runNow())) : await readRun(platform, reader, modelRecordId);
  if (run?.content?.kind !== 'factor') throw new Refusal('runNotFound');
  // Checked by its kind before it was stored.
  const { names = {} } = analysis.content.request as unknown as ModelRequest;
  const exhibit: FactorRun['exhibit'] = (kind, id) => {
    const found = run.exhibits.find(one => one.id === id && one.kind === kind);
    if (!found) throw new Error(`a factor analysis has no ${kind} ${id}`);
    // Found by its kind just above; the compiler does not follow that to the type.
    return found as never;
  };
  return {
    state: {
      onlineAnalysisId: of.analysisId,
      modelId: 'factor',
      modelRecordId: run.runId,
      surveyName: analysis.scrollName,
    },
    nameOf: (id, told) => (Object.hasOwn(names, id) ? names[id]! : told),
    table: id => exhibit('table', id),
    exhibit,
  };
}
