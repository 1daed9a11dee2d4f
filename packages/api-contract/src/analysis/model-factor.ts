import * as z from 'zod/mini';
import { call } from '../call.ts';
import { partId } from '../survey/shared-inputs.ts';
import { savedOutcome } from './saved-variables.ts';

/** The analysis, its kind, and one of its runs; without a run its last one, or a new one if there is none. */
const params = {
  onlineAnalysisId: partId,
  modelId: z._default(z.literal('factor'), 'factor'),
  modelRecordId: z.optional(partId),
};

/** Of which run it is, and of whom. */
const state = {
  onlineAnalysisId: z.string(),
  modelId: z.literal('factor'),
  modelRecordId: z.string(),
  surveyName: z.string(),
};

const number = z.nullable(z.number());
const question = { modelFactorLoadId: z.string(), title: z.string() };
const needs = { right: 'analysis.model', on: 'onlineAnalysisId' } as const;
const get = { audience: 'signed-in', method: 'GET', needs } as const;
const query = z.object(params);

const part = z.object({ total: number, percent: number, cumulative: number });

/** Factor analysis as the specification names its calls: a run of a kept analysis, part by part. */
export const modelFactorCalls = {
  getFactorCategory: call({
    ...get,
    query,
    path: '/analysis/modelFactor/getFactorCategory',
    summary: 'The factors, with the questions that belong to each',
    data: z.object({
      ...state,
      items: z.array(
        z.object({
          /** From 1. */
          modelFactorCategoryId: z.string(),
          factoryName: z.string(),
          questions: z.string(),
          percent: number,
        }),
      ),
    }),
  }),
  getFactorKmo: call({
    ...get,
    query,
    path: '/analysis/modelFactor/getFactorKmo',
    summary: 'Whether the questions suit a factor analysis: KMO and Bartlett’s test',
    data: z.object({
      ...state,
      kmo: number,
      chiSquare: number,
      df: number,
      pValue: number,
      /** Bartlett’s p is below 0.05. */
      isSuitable: z.boolean(),
    }),
  }),
  getFactorLoad: call({
    ...get,
    query,
    path: '/analysis/modelFactor/getFactorLoad',
    summary: 'How much each question loads on each factor, rotated where that was asked for',
    data: z.object({
      ...state,
      factors: z.array(z.object({ modelFactorCategoryId: z.string(), factoryName: z.string() })),
      items: z.array(z.object({ ...question, loads: z.array(number) })),
    }),
  }),
  getFactorGravelMap: call({
    ...get,
    query,
    path: '/analysis/modelFactor/getFactorGravelMap',
    summary: 'The scree plot: an eigenvalue for every component',
    data: z.object({ ...state, items: z.array(z.object({ component: z.number(), eigenvalue: number })) }),
  }),
  getFactorExplainVariance: call({
    ...get,
    query,
    path: '/analysis/modelFactor/getFactorExplainVariance',
    summary: 'How much of the variance each component explains: at first, extracted and rotated',
    data: z.object({
      ...state,
      items: z.array(
        z.object({
          component: z.number(),
          initial: part,
          extraction: z.optional(part),
          rotation: z.optional(part),
        }),
      ),
    }),
  }),
  getFactorCorrelateMatrix: call({
    ...get,
    query,
    path: '/analysis/modelFactor/getFactorCorrelateMatrix',
    summary: 'The correlations between the questions',
    data: z.object({ ...state, items: z.array(z.object({ ...question, correlations: z.array(number) })) }),
  }),
  getFactorCommonFactor: call({
    ...get,
    query,
    path: '/analysis/modelFactor/getFactorCommonFactor',
    summary: 'How much of each question the factors have in common, before and after they were extracted',
    data: z.object({ ...state, items: z.array(z.object({ ...question, initial: number, extraction: number })) }),
  }),
  updateFactorCategoryName: call({
    audience: 'signed-in',
    method: 'POST',
    path: '/analysis/modelFactor/updateFactorCategoryName',
    needs,
    summary: 'Call a factor by a name: the analysis’ next version',
    body: z.object({
      ...params,
      modelFactorCategoryId: z.string().check(z.regex(/^[1-9]\d?$/)),
      factoryName: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
      /** The question of the factor that was looked at, where one was. */
      modelFactorLoadId: z.optional(z.string().check(z.maxLength(400))),
    }),
    data: z.object({ version: z.number(), message: z.string() }),
  }),
  saveFactor2OriginalData: call({
    audience: 'signed-in',
    method: 'POST',
    path: '/analysis/modelFactor/saveFactor2OriginalData',
    needs,
    logged: { action: 'data.save-variables' },
    summary: 'Save the factor scores with the data, as variables that every record has',
    body: z.object(params),
    data: savedOutcome,
  }),
};
