import type { Json } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { operationActions } from '../operation-actions.ts';
import { paging, partId, scrollId } from '../shared-inputs.ts';

export * from '../operation-actions.ts';

const moment = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(8_640_000_000_000_000));

const filter = {
  userId: z.optional(z.uuid()),
  action: z.optional(z.enum(operationActions)),
  /** Milliseconds since 1970; from this moment on, and before that one. */
  from: z.optional(moment),
  until: z.optional(moment),
};

/** P3.19: action, account, details and time. */
const operation = z.object({
  operationId: z.string(),
  action: z.enum(operationActions),
  /** Null: the account is gone. */
  account: z.nullable(z.object({ userId: z.string(), nickName: z.string() })),
  object: z.object({ kind: z.string(), id: z.string(), name: z.nullable(z.string()) }),
  details: z.record(z.string(), z.custom<Json>()),
  /** The nickname of whom it was done to, where it was done to somebody. */
  target: z.nullable(z.string()),
  time: z.number(),
});
export type OperationEntry = z.infer<typeof operation>;

const people = z.array(z.object({ userId: z.string(), nickName: z.string() }));
const ofEnterprise = { right: 'enterprise.log', on: 'enterpriseId' } as const;
const ofOwner = { right: 'questionnaire.share', on: 'scrollId', ofAllRecords: true } as const;

export const operationCalls = {
  list: call({
    method: 'GET',
    path: '/operation/log/list',
    audience: 'signed-in',
    needs: ofOwner,
    own: true,
    summary: 'What was done to a questionnaire, newest first, a page at a time; for whoever can let others in',
    query: z.object({ scrollId, ...filter, ...paging }),
    data: z.object({
      total: z.number(),
      items: z.array(operation),
      /** Everybody who stands in the log of this questionnaire. */
      people,
    }),
  }),
  own: call({
    method: 'GET',
    path: '/operation/log/own',
    audience: 'signed-in',
    own: true,
    summary: 'What the person has done, signing in included, newest first, a page at a time',
    query: z.object({ action: filter.action, from: filter.from, until: filter.until, ...paging }),
    data: z.object({ total: z.number(), items: z.array(operation) }),
  }),
  export: call({
    method: 'POST',
    path: '/operation/log/export',
    audience: 'signed-in',
    needs: ofOwner,
    own: true,
    summary: 'The same lines as csv, made as a job of the person: see /job/get',
    body: z.object({ scrollId, ...filter }),
    data: z.object({ jobId: z.string() }),
  }),
  inEnterprise: call({
    method: 'GET',
    path: '/operation/log/inEnterprise',
    audience: 'signed-in',
    needs: ofEnterprise,
    own: true,
    summary: 'What was done to an enterprise, its projects and its tasks, newest first, a page at a time',
    query: z.object({ enterpriseId: partId, ...filter, ...paging }),
    data: z.object({ total: z.number(), items: z.array(operation), people }),
  }),
  exportEnterprise: call({
    method: 'POST',
    path: '/operation/log/exportEnterprise',
    audience: 'signed-in',
    needs: ofEnterprise,
    own: true,
    summary: 'The same lines as csv, made as a job of the person: see /job/get',
    body: z.object({ enterpriseId: partId, ...filter }),
    data: z.object({ jobId: z.string() }),
  }),
};
