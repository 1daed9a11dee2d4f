import type { Json } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import type { Right } from '../rights.ts';
import { partId, scrollId } from '../shared-inputs.ts';

/** Kinds of analyses that can be asked for; each is a folder in packages/analysis. */
export const analysisKinds = [
  'cross',
  'summary',
  'kano',
  'cbc',
  'cpc',
  'simulator',
  'maxdiff',
  'psm',
  'bpto',
  'factor',
  'kmeans',
  'hierarchical',
  'correspondence',
  'multipleCorrespondence',
  'entropy',
  'reliability',
  'correlation',
  'linearRegression',
  'logisticRegression',
  'multinomialRegression',
  'ordinalRegression',
  'decisionTree',
  'compareMeans',
  'rankTests',
  'keyDrivers',
  'importancePerformance',
  'trend',
  'turf',
  'words',
] as const;

/** What somebody needs to ask for one of that kind. */
export const rightOfAnalysis = {
  cross: 'analysis.cross',
  summary: 'statistics.view',
  kano: 'analysis.model',
  cbc: 'analysis.model',
  cpc: 'analysis.model',
  simulator: 'analysis.model',
  maxdiff: 'analysis.model',
  psm: 'analysis.model',
  bpto: 'analysis.model',
  factor: 'analysis.model',
  kmeans: 'analysis.model',
  hierarchical: 'analysis.model',
  correspondence: 'analysis.model',
  multipleCorrespondence: 'analysis.model',
  entropy: 'analysis.model',
  reliability: 'analysis.model',
  correlation: 'analysis.model',
  linearRegression: 'analysis.model',
  logisticRegression: 'analysis.model',
  multinomialRegression: 'analysis.model',
  ordinalRegression: 'analysis.model',
  decisionTree: 'analysis.model',
  compareMeans: 'analysis.model',
  rankTests: 'analysis.model',
  keyDrivers: 'analysis.model',
  importancePerformance: 'analysis.model',
  trend: 'analysis.model',
  turf: 'analysis.model',
  words: 'analysis.model',
} as const satisfies Record<(typeof analysisKinds)[number], Right>;

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const analysisId = partId;
/** Whoever asks for what takes long makes one up, to ask how far it is. */
export const progressId = partId;

/** What is asked, as the analysis package has it (`Analysis`): kind, filter, weight, derived, request. Checked against the data's variables. */
export const analysisShape = {
  kind: z.enum(analysisKinds),
  filter: z.optional(z.custom<Json>()),
  weight: z.optional(z.custom<Json>()),
  derived: z._default(z.record(partId, z.custom<Json>()), {}),
  request: z.custom<Json>(),
};

const listed = z.object({
  analysisId: z.string(),
  scrollId: z.string(),
  /** Of its questionnaire. */
  scrollName: z.string(),
  name: z.string(),
  kind: z.enum(analysisKinds),
  /** Whose it is; a shared one is seen by all who may look at the records, and changed by them too. */
  nickName: z.string(),
  isOwn: z.boolean(),
  isShared: z.boolean(),
  version: z.number(),
  updateTime: z.number(),
});

/** Of a weight: how good it is. */
const weighting = z.object({
  efficiency: z.number(),
  effective: z.number(),
  people: z.number(),
  least: z.number(),
  most: z.number(),
  /** Records that have no value for a target and so keep the weight 1. */
  unplaced: z.number(),
  isConverged: z.boolean(),
});

const outcome = z.object({
  /** As the analysis package’s `Exhibit`. */
  exhibits: z.array(z.custom<Json>()),
  /** The moment, in milliseconds, up to which the answers are in it. */
  asOf: z.number(),
  weighting: z.optional(weighting),
});

/** What a run found, as it was kept. */
const keptOutcome = z.extend(outcome, { runId: z.string(), time: z.number() });

/** The least that any kind needs; `rightOfAnalysis` says what its kind does. */
const needs = { right: 'statistics.view', on: 'scrollId' } as const;
const bannerNeeds = { right: 'analysis.cross', on: 'scrollId' } as const;
const signedIn = { audience: 'signed-in', own: true } as const;
const one = { scrollId, analysisId };

export const analysisCalls = {
  run: call({
    ...signedIn,
    method: 'POST',
    path: '/analysis/run',
    needs,
    summary: 'Run an analysis on the answers as they are now. Hanging up cancels it',
    /** With the one that it is, what it finds is kept. */
    body: z.object({
      scrollId,
      analysisId: z.optional(analysisId),
      progressId: z.optional(progressId),
      ...analysisShape,
    }),
    data: outcome,
  }),
  progress: call({
    ...signedIn,
    method: 'GET',
    path: '/analysis/progress',
    needs,
    summary: 'How far a run of one’s own is that takes long, by the id that it was asked for with',
    query: z.object({ scrollId, progressId }),
    /** The share that is done, 0 to 1; or, while it waits for its turn, how many come before it. Both null while nothing is known of it. */
    data: z.object({ share: z.nullable(z.number()), before: z.nullable(z.number()) }),
  }),
  simulation: call({
    ...signedIn,
    method: 'POST',
    path: '/analysis/simulation',
    needs,
    summary:
      'What a simulator works on: what levels are worth to people, who are not named, or how demand follows prices. Nothing where the kind has none',
    body: z.object({ scrollId, ...analysisShape }),
    /** As the analysis package’s `Simulation`. */
    data: z.object({ simulation: z.optional(z.custom<Json>()), asOf: z.number() }),
  }),
  list: call({
    ...signedIn,
    method: 'GET',
    path: '/analysis/list',
    needs: { ...needs, isOptional: true },
    summary: 'Analyses that the person made or that are shared with them: of one questionnaire, or of all',
    query: z.object({
      scrollId: z.optional(scrollId),
      /** In its name, its questionnaire’s or its maker’s. */
      find: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    }),
    data: z.object({ items: z.array(listed) }),
  }),
  get: call({
    ...signedIn,
    method: 'GET',
    path: '/analysis/get',
    needs,
    summary:
      'One analysis with what it asks, and what its last run found, as far as it was made of the records that the reader sees',
    query: z.object(one),
    data: z.extend(listed, { analysis: z.object(analysisShape), lastRun: z.optional(keptOutcome) }),
  }),
  save: call({
    ...signedIn,
    method: 'POST',
    path: '/analysis/save',
    needs,
    summary:
      'Keep an analysis: a new one, or the next version of one. Somebody else’s newer version is not written over',
    body: z.object({
      scrollId,
      analysisId: z.optional(analysisId),
      /** The one that was looked at; needed with `analysisId`. */
      version: z.optional(z.number().check(z.int(), z.nonnegative(), z.lt(2 ** 31))),
      name,
      /** Of another kind than before: also what it saved with the data goes. What its runs found goes anyway. */
      clearsVariables: z._default(z.boolean(), false),
      ...analysisShape,
    }),
    data: z.object({ analysisId: z.string(), version: z.number() }),
  }),
  rename: call({
    ...signedIn,
    method: 'POST',
    path: '/analysis/rename',
    needs,
    summary: 'Give an analysis another name: its next version',
    body: z.object({ ...one, name }),
    data: z.object({ version: z.number() }),
  }),
  share: call({
    ...signedIn,
    method: 'POST',
    path: '/analysis/share',
    needs,
    summary: 'Show an own analysis to all who may look at the records, or to nobody else any more',
    body: z.object({ ...one, isShared: z.boolean() }),
    data: z.null(),
  }),
  copy: call({
    ...signedIn,
    method: 'POST',
    path: '/analysis/copy',
    needs,
    summary: 'A copy of an analysis, of one’s own',
    body: z.object({ ...one, name }),
    data: z.object({ analysisId: z.string(), version: z.number() }),
  }),
  remove: call({
    ...signedIn,
    method: 'DELETE',
    path: '/analysis/remove',
    needs,
    summary: 'Remove an own analysis; it can be taken back for 30 days, what it saved with the data cannot',
    /** What it saved with the data stays, unless it is to go. */
    body: z.object({ ...one, clearsVariables: z._default(z.boolean(), false) }),
    data: z.null(),
  }),
  takeBack: call({
    ...signedIn,
    method: 'POST',
    path: '/analysis/takeBack',
    needs,
    summary: 'Take back the removal of an own analysis',
    body: z.object(one),
    data: z.null(),
  }),
  history: call({
    ...signedIn,
    method: 'GET',
    path: '/analysis/history',
    needs,
    summary: 'Earlier versions of an analysis: who left it so, and when. The newest 100',
    query: z.object(one),
    data: z.object({
      items: z.array(
        z.object({
          version: z.number(),
          name: z.string(),
          nickName: z.string(),
          time: z.number(),
          analysis: z.object(analysisShape),
        }),
      ),
    }),
  }),
  runs: call({
    ...signedIn,
    method: 'GET',
    path: '/analysis/runs',
    needs,
    summary:
      'Runs of an analysis, of the records that the reader sees: when, by whom, of how many people. The newest 50',
    query: z.object(one),
    data: z.object({
      items: z.array(
        z.object({
          runId: z.string(),
          time: z.number(),
          nickName: z.string(),
          /** The most people that one of its tables is about. */
          base: z.number(),
          asOf: z.number(),
          /** Whether what it found is still there: results have a bound in bytes, and the newest stay. */
          hasResult: z.boolean(),
        }),
      ),
    }),
  }),
  getRun: call({
    ...signedIn,
    method: 'GET',
    path: '/analysis/getRun',
    needs,
    summary: 'What an earlier run found, with what it was asked, in the language it was made in',
    query: z.object({ ...one, runId: partId }),
    data: z.extend(keptOutcome, { analysis: z.object(analysisShape) }),
  }),
  listBanners: call({
    ...signedIn,
    method: 'GET',
    path: '/analysis/listBanners',
    needs: bannerNeeds,
    summary: 'Banners of a questionnaire that were kept under a name',
    query: z.object({ scrollId }),
    data: z.object({
      items: z.array(
        z.object({ bannerId: z.string(), name: z.string(), isOwn: z.boolean(), banner: z.custom<Json>() }),
      ),
    }),
  }),
  saveBanner: call({
    ...signedIn,
    method: 'POST',
    path: '/analysis/saveBanner',
    needs: bannerNeeds,
    summary: 'Keep a banner under a name, or change an own one',
    body: z.object({ scrollId, bannerId: z.optional(partId), name, banner: z.custom<Json>() }),
    data: z.object({ bannerId: z.string() }),
  }),
  removeBanner: call({
    ...signedIn,
    method: 'DELETE',
    path: '/analysis/removeBanner',
    needs: bannerNeeds,
    summary: 'Remove an own banner',
    body: z.object({ scrollId, bannerId: partId }),
    data: z.null(),
  }),
};
