import type { Json } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { partId, scrollId, versionTime } from '../shared-inputs.ts';

const signedIn = { audience: 'signed-in', own: true } as const;

const LONGEST_NAME = 60;
const LONGEST_LABEL = 500;

const made = {
  /** What formulas and files call it. */
  name: z.string().check(z.maxLength(LONGEST_NAME)),
  /** What people read. */
  label: z.string().check(z.maxLength(LONGEST_LABEL)),
  /** How it is made of others, checked against the questionnaire’s variables. */
  recipe: z.custom<Json>(),
};

/** What names a variable: of what kind, and by its name. */
export const variableUsers = ['variable', 'analysis', 'banner', 'scheme', 'cleaning', 'report'] as const;

const problem = z.object({
  /** Where in the form it is mended. */
  field: z.enum(['name', 'recipe']),
  text: z.string(),
});

/** Variables that people make of others, for everybody who sees the records. */
export const ownVariableCalls = {
  list: call({
    ...signedIn,
    method: 'GET',
    path: '/analysis/variables',
    needs: { right: 'statistics.view', on: 'scrollId' },
    summary:
      'All variables that were made of others: by people and by models, with what they are made of and what uses them',
    query: z.object({ scrollId }),
    data: z.object({
      items: z.array(
        z.object({
          variableId: z.string(),
          /** What filters, columns and analyses name it by. */
          key: z.string(),
          name: z.string(),
          label: z.string(),
          /** In words. */
          madeOf: z.string(),
          /** Of one that a person made: it can be changed and copied. A model’s is made again by its model. */
          recipe: z.nullable(z.custom<Json>()),
          /** What was coded: it comes of its coding, of the same id, and goes with it. */
          isCoded: z.boolean(),
          /** Of the model that saved it, as long as that is kept. */
          analysisId: z.nullable(z.string()),
          /** False when a question that it is made of is gone: then it is no variable of the data. */
          isUsable: z.boolean(),
          nickName: z.string(),
          time: z.number(),
          usedBy: z.array(
            z.object({
              kind: z.enum(variableUsers),
              /** Empty for what somebody else keeps for themselves. */
              name: z.string(),
            }),
          ),
        }),
      ),
    }),
  }),
  preview: call({
    ...signedIn,
    method: 'POST',
    path: '/analysis/previewVariable',
    needs: { right: 'analysis.collate', on: 'scrollId' },
    summary: 'What a recipe would make of the answers so far, or what stands in its way',
    body: z.object({ scrollId, variableId: z.optional(partId), ...made }),
    data: z.object({
      problem: z.nullable(problem),
      /** Absent when there is a problem. Of the records that analyses count. */
      found: z.nullable(
        z.object({
          madeOf: z.string(),
          total: z.number(),
          /** How many of them have no value. */
          none: z.number(),
          categories: z.nullable(z.array(z.object({ code: z.number(), label: z.string(), count: z.number() }))),
          /** Absent where nobody has a value. */
          numbers: z.nullable(z.object({ mean: z.number(), least: z.number(), most: z.number() })),
          /** The moment, in milliseconds, up to which the answers are in it. */
          asOf: z.nullable(z.number()),
        }),
      ),
    }),
  }),
  save: call({
    ...signedIn,
    method: 'POST',
    path: '/analysis/saveVariable',
    needs: { right: 'analysis.collate', on: 'scrollId' },
    logged: { action: 'data.save-variable', keeps: ['name'] },
    summary: 'Make a variable of others, for everybody who sees the records; or change one that a person made',
    body: z.object({
      scrollId,
      /** Of one that is changed; with `isBack`, of one that was removed and shall be there again. */
      variableId: z.optional(partId),
      /** When the one that is changed was saved: somebody else’s newer one is not written over. */
      time: z.optional(versionTime),
      isBack: z.optional(z.boolean()),
      ...made,
    }),
    data: z.object({ variableId: z.string(), key: z.string(), time: z.number() }),
  }),
};
