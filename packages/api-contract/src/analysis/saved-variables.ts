import * as z from 'zod/mini';
import { call } from '../call.ts';
import { partId, scrollId } from '../shared-inputs.ts';
import { progressId } from './analysis.ts';

const signedIn = { audience: 'signed-in', own: true } as const;

/** A variable that a model saved with the data. */
const savedVariable = z.object({
  variableId: z.string(),
  /** What filters, columns and analyses name it by. */
  key: z.string(),
  name: z.string(),
  label: z.string(),
});

export const savedOutcome = z.object({
  items: z.array(savedVariable),
  /** The moment, in milliseconds, up to which the answers are in it. */
  asOf: z.number(),
});

export const savedVariableCalls = {
  list: call({
    ...signedIn,
    method: 'GET',
    path: '/analysis/savedVariables',
    needs: { right: 'statistics.view', on: 'scrollId' },
    summary: 'What models saved with a questionnaire’s data: factor scores, clusters, predictions',
    query: z.object({ scrollId }),
    data: z.object({
      items: z.array(
        z.extend(savedVariable, {
          /** False when a question that it is made of is gone: then it is no variable of the data. */
          isUsable: z.boolean(),
          /** Of the model, as long as it is kept. */
          analysisId: z.nullable(z.string()),
          /** Who saved it. */
          nickName: z.string(),
          asOf: z.number(),
          time: z.number(),
        }),
      ),
    }),
  }),
  save: call({
    ...signedIn,
    method: 'POST',
    path: '/analysis/saveVariables',
    needs: { right: 'analysis.model', on: 'scrollId' },
    logged: { action: 'data.save-variables' },
    summary:
      'Run a kept model and save what it finds with the data: every record then has its value, also those that come later. Once more replaces it',
    body: z.object({ scrollId, analysisId: partId, progressId: z.optional(progressId) }),
    data: savedOutcome,
  }),
  remove: call({
    ...signedIn,
    method: 'DELETE',
    path: '/analysis/removeVariables',
    needs: { right: 'analysis.model', on: 'scrollId' },
    logged: { action: 'data.remove-variables' },
    summary: 'Remove variables that models saved with the data; what uses them says that they are gone',
    body: z.object({ scrollId, variableIds: z.array(partId).check(z.minLength(1), z.maxLength(200)) }),
    data: z.null(),
  }),
};
