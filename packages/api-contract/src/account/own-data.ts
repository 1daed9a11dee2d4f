import * as z from 'zod/mini';
import { call } from '../call.ts';
import { encrypted } from './encrypted.ts';
import { ledgerUnits } from './ledger.ts';

export const DAYS_UNTIL_REMOVAL = 7;

const heir = z.nullable(z.object({ userId: z.string(), nickName: z.string() }));
const fate = z.object({
  scrollId: z.string(),
  name: z.string(),
  collected: z.number(),
  /** Who gets it; null: it is deleted with its records. */
  heir,
});
export type SurveyFate = z.infer<typeof fate>;

/** What lapses with its holder, unless it is spent or paid back before (decision 0091). */
const lapsing = z.array(z.object({ unit: z.enum(ledgerUnits), amount: z.number() }));
export type Lapsing = z.infer<typeof lapsing>;

const enterpriseFate = z.object({
  enterpriseId: z.string(),
  name: z.string(),
  /** Who administers it then; null: nobody else is in it, and it is deleted with all that is in it. */
  heir,
  /** Of one that is deleted. */
  lapsing,
});
export type EnterpriseFate = z.infer<typeof enterpriseFate>;

const removalPlan = z.object({
  /** Those that the person administers. */
  enterprises: z.array(enterpriseFate),
  surveys: z.array(fate),
  lapsing,
});
export type RemovalPlan = z.infer<typeof removalPlan>;

/** All that is somebody's own: taken along, or deleted. */
export const ownDataCalls = {
  export: call({
    method: 'POST',
    path: '/account/ownData/export',
    audience: 'signed-in',
    own: true,
    summary: 'Everything of the person’s own as a zip, made as a job of theirs: see /job/get',
    data: z.object({ jobId: z.string() }),
  }),
  removalPlan: call({
    method: 'GET',
    path: '/account/ownData/removalPlan',
    audience: 'signed-in',
    own: true,
    summary: 'What would become of each survey, each enterprise and the balances of theirs if the account were deleted',
    data: removalPlan,
  }),
  remove: call({
    method: 'POST',
    path: '/account/ownData/remove',
    logged: { action: 'account.remove' },
    audience: 'signed-in',
    own: true,
    summary: 'Delete the account in seven days; signing in before then takes it back. Every session ends',
    body: z.object({
      password: encrypted,
      /** Of the second factor, where it is on. */
      code: z.optional(z.string().check(z.trim(), z.maxLength(20))),
    }),
    data: z.object({ removeTime: z.number() }),
  }),
};
