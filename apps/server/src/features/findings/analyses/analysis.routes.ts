import { analysisCalls, type CallData, rightOfAnalysis } from '@wenshu/api-contract';
import { asJson, type Json } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../authorisation/actor.ts';
import { requireRight } from '../../../authorisation/authorise.ts';
import { holdsRight } from '../../../authorisation/right.repository.ts';
import { threadsFor } from '../../../authorisation/threads-for.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { clearSavedVariables, type OpenDataSet, openOwnDataSet } from '../data-set/index.ts';
import {
  type AnalysisRow,
  findAnalysis,
  type KeptAnalysis,
  listAnalyses,
  listVersions,
  removeAnalysis,
  shareAnalysis,
  takeBackAnalysis,
} from './analysis.repository.ts';
import { deleteBanner, insertBanner, listBanners, updateBanner } from './banner.repository.ts';
import { contentOf, requireSent } from './content-of.ts';
import { type KeptOutcome, keepOutcome, readLastRun, readRun, runReader } from './kept-runs.ts';
import { MOST_ANALYSES, makeAnalysis, tooManyAnalyses } from './make-analysis.ts';
import { registerModelFactorCalls } from './model-factor.routes.ts';
import { nextVersion } from './next-version.ts';
import { requireSmall } from './require-small.ts';
import { listRuns, type RunReader } from './run.repository.ts';
import { type Outcome, runAnalysis } from './run-analysis.ts';
import { findProgress } from './run-progress.repository.ts';
import { registerSavedVariableCalls } from './saved-variables.routes.ts';
import { tellingProgress } from './telling-progress.ts';
import { withAddresses } from './with-addresses.ts';

const MOST_LISTED = 1_000;
const MOST_BANNERS = 100;
const BANNER_BYTES = 64 * 1024;
export const REMOVED_MS = 30 * 24 * 60 * 60 * 1000;

export function registerAnalysisCalls(app: FastifyInstance): void {
  registerSavedVariableCalls(app);
  registerModelFactorCalls(app);
  registerCalls(app, analysisCalls, {
    run: async ({ scrollId, analysisId, progressId, ...sent }, context) => {
      const { platform, actor, language } = context;
      const content = contentOf(sent);
      const outcome = await context.whileListening(async signal => {
        const dataSet = await openFor(context, scrollId, sent.kind);
        const { database } = platform;
        const threads = await threadsFor(platform, 'live', actor, scrollId);
        const found = await tellingProgress(database, { personId: actor.personId, progressId }, telling =>
          runAnalysis(dataSet, threads, { content, language, signal, ...telling }),
        );
        const run = { scrollId, personId: actor.personId, dataSet, language, content, outcome: found };
        if (analysisId !== undefined) await keepOutcome(platform, { ...run, analysisId });
        return found;
      });
      return presentOutcome(outcome, context, { scrollId, kind: sent.kind });
    },
    progress: async ({ progressId }, { database, actor: { personId } }) => ({
      share: null,
      before: null,
      ...(await findProgress(database.pool, { progressId, personId })),
    }),
    simulation: async ({ scrollId, ...sent }, context) => {
      const content = contentOf(sent);
      const { asOf, simulation } = await context.whileListening(async signal => {
        const dataSet = await openFor(context, scrollId, sent.kind);
        const threads = await threadsFor(context.platform, 'live', context.actor, scrollId);
        return runAnalysis(dataSet, threads, { content, language: context.language, signal, isSimulating: true });
      });
      return { asOf, ...(simulation && { simulation: asJson(simulation) }) };
    },
    list: async ({ scrollId, find }, { database, actor }) => {
      const rows = await listAnalyses(database.pool, actor.personId, { scrollId, find, most: MOST_LISTED });
      return { items: rows.map(row => present(row, actor.personId)) };
    },
    get: async (input, context) => {
      const { actor, language } = context;
      const found = await seenAnalysis(context, input);
      const last = await readLastRun(context.platform, await readerOf(context, input, found.kind), language);
      return {
        ...present(found, actor.personId),
        analysis: found.content,
        ...(last && { lastRun: await presentRun(last, context, { scrollId: input.scrollId, kind: found.kind }) }),
      };
    },
    save: async ({ scrollId, analysisId, version, name, clearsVariables, ...sent }, context) => {
      const { database, actor, clock } = context;
      const content = contentOf(sent);
      await requireKind(context, scrollId, sent.kind);
      const { personId } = actor;
      const saved = { scrollId, personId, name, content, now: clock.now() };
      if (analysisId === undefined) return database.transaction(db => makeAnalysis(db, saved));
      if (version === undefined) throw new Refusal('inputInvalid', { field: 'version', problem: { word: 'required' } });
      const next = await nextVersion(database, { ...saved, analysisId, version });
      if (next !== undefined) {
        if (clearsVariables) await clearSavedVariables(database.pool, { scrollId, analysisId });
        return { analysisId, version: next };
      }
      const isSeen = await findAnalysis(database.pool, { analysisId, scrollId, personId });
      throw new Refusal(isSeen ? 'analysisSavedByOthers' : 'analysisNotFound');
    },
    rename: async ({ name, ...input }, context) => {
      const { database, clock } = context;
      const { personId } = context.actor;
      const { content, version } = await seenAnalysis(context, input);
      const next = await nextVersion(database, { ...input, personId, name, content, version, now: clock.now() });
      if (next === undefined) throw new Refusal('analysisSavedByOthers');
      return { version: next };
    },
    share: async (input, { database, actor }) => {
      const isDone = await shareAnalysis(database.pool, { ...input, personId: actor.personId });
      if (!isDone) throw new Refusal('analysisNotFound');
      return null;
    },
    copy: async ({ scrollId, analysisId, name }, context) => {
      const { database, actor, clock } = context;
      const { content } = await seenAnalysis(context, { scrollId, analysisId });
      const copied = { scrollId, personId: actor.personId, name, content, now: clock.now() };
      return database.transaction(db => makeAnalysis(db, copied));
    },
    remove: async ({ clearsVariables, ...input }, { database, actor, clock }) => {
      const isDone = await removeAnalysis(database.pool, { ...input, personId: actor.personId, now: clock.now() });
      if (!isDone) throw new Refusal('analysisNotFound');
      if (clearsVariables) await clearSavedVariables(database.pool, input);
      return null;
    },
    takeBack: async (input, { database, actor, clock }) => {
      const removedAfter = new Date(clock.now().getTime() - REMOVED_MS);
      const asked = { ...input, personId: actor.personId, removedAfter, most: MOST_ANALYSES };
      const outcome = await database.transaction(db => takeBackAnalysis(db, asked));
      if (outcome === 'not-found') throw new Refusal('analysisNotFound');
      if (outcome === 'too-many') throw tooManyAnalyses();
      return null;
    },
    history: async (input, context) => {
      await seenAnalysis(context, input);
      const { database, actor } = context;
      const versions = await listVersions(database.pool, { ...input, personId: actor.personId });
      return {
        items: versions.map(({ version, name, nickName, savedAt, content }) => ({
          version,
          name,
          nickName,
          time: savedAt.getTime(),
          analysis: content,
        })),
      };
    },
    runs: async (input, context) => {
      const { kind } = await seenAnalysis(context, input);
      const runs = await listRuns(context.database.pool, await readerOf(context, input, kind));
      return {
        items: runs.map(({ runId, ranAt, asOf, nickName, base, hasResult }) => ({
          runId,
          nickName,
          base,
          hasResult,
          time: ranAt.getTime(),
          asOf: asOf.getTime(),
        })),
      };
    },
    getRun: async ({ runId, ...input }, context) => {
      const { kind } = await seenAnalysis(context, input);
      const run = await readRun(context.platform, await readerOf(context, input, kind), runId);
      const shown = await presentRun(run, context, { scrollId: input.scrollId, kind });
      return { ...shown, analysis: run.content };
    },
    listBanners: async ({ scrollId }, { database, actor }) => {
      const rows = await listBanners(database.pool, scrollId);
      return {
        items: rows.map(({ bannerId, personId, name, banner }) => ({
          bannerId,
          name,
          isOwn: personId === actor.personId,
          banner,
        })),
      };
    },
    saveBanner: async ({ scrollId, bannerId, name, banner }, { database, actor, clock }) => {
      requireSent(banner, 'banner');
      requireSmall(banner, BANNER_BYTES);
      const saved = { scrollId, name, banner, personId: actor.personId, now: clock.now() };
      if (bannerId !== undefined) {
        if (!(await updateBanner(database.pool, { ...saved, bannerId }))) throw new Refusal('bannerNotFound');
        return { bannerId };
      }
      const fresh = newId();
      const isKept = await database.transaction(db => insertBanner(db, { ...saved, bannerId: fresh }, MOST_BANNERS));
      if (!isKept) throw new Refusal('tooManyBanners', { params: { most: MOST_BANNERS } });
      return { bannerId: fresh };
    },
    removeBanner: async ({ scrollId, bannerId }, { database, actor }) => {
      const isGone = await deleteBanner(database.pool, { scrollId, bannerId, personId: actor.personId });
      if (!isGone) throw new Refusal('bannerNotFound');
      return null;
    },
  });
}

interface Asking {
  readonly platform: Platform;
  readonly actor: Actor;
}

interface OfAnalysis {
  readonly scrollId: string;
  readonly analysisId: string;
}

function requireKind({ platform, actor }: Asking, scrollId: string, kind: AnalysisRow['kind']): Promise<unknown> {
  return requireRight(platform.database.pool, actor, rightOfAnalysis[kind], { kind: 'questionnaire', id: scrollId });
}

/** What its kind may look at. Both are asked at once: every table of a screen waits for them. */
async function openFor(asking: Asking, scrollId: string, kind: AnalysisRow['kind']): Promise<OpenDataSet> {
  const opened = openOwnDataSet(asking.platform, asking.actor, { scrollId, right: rightOfAnalysis[kind] });
  const [dataSet] = await Promise.all([opened, requireKind(asking, scrollId, kind)]);
  return dataSet;
}

/** One that the person sees, with the right that its kind needs. */
async function seenAnalysis(asking: Asking, of: OfAnalysis): Promise<KeptAnalysis> {
  const { platform, actor } = asking;
  const found = await findAnalysis(platform.database.pool, { ...of, personId: actor.personId });
  if (!found) throw new Refusal('analysisNotFound');
  await requireKind(asking, of.scrollId, found.kind);
  return found;
}

async function readerOf({ platform, actor }: Asking, of: OfAnalysis, kind: AnalysisRow['kind']): Promise<RunReader> {
  const right = rightOfAnalysis[kind];
  return runReader(await openOwnDataSet(platform, actor, { scrollId: of.scrollId, right }), actor, of);
}

interface OfKind {
  readonly scrollId: string;
  readonly kind: AnalysisRow['kind'];
}

async function presentOutcome(
  { asOf, exhibits, weighting }: Outcome,
  asking: Asking,
  of: OfKind,
): Promise<CallData<typeof analysisCalls.run>> {
  const { platform, actor } = asking;
  const { scrollId } = of;
  const seen = (await maySeeWritten(asking, of)) ? exhibits : exhibits.filter(({ kind }) => kind !== 'verbatims');
  const shown = withAddresses(platform, { scrollId, readerId: actor.personId }, seen) as readonly object[] as Json[];
  return { asOf, exhibits: shown, ...(weighting && { weighting }) };
}

/** What somebody wrote stands word for word in their record: of words and themes it is for whoever may look at records. */
async function maySeeWritten({ platform, actor }: Asking, { scrollId, kind }: OfKind): Promise<boolean> {
  if (kind !== 'words') return true;
  return holdsRight(platform.database.pool, actor, { kind: 'questionnaire', id: scrollId }, 'records.view');
}

const presentRun = async (run: KeptOutcome, asking: Asking, of: OfKind) => ({
  ...(await presentOutcome(run, asking, of)),
  runId: run.runId,
  time: run.time,
});

function present(row: AnalysisRow, reader: string): CallData<typeof analysisCalls.list>['items'][number] {
  const { analysisId, scrollId, scrollName, name, kind, nickName, isShared, version, updatedAt, personId } = row;
  return {
    analysisId,
    scrollId,
    scrollName,
    name,
    kind,
    nickName,
    isShared,
    version,
    isOwn: personId === reader,
    updateTime: updatedAt.getTime(),
  };
}
