import * as z from 'zod/mini';
import { accountName } from '../account/account-name.ts';
import { call } from '../call.ts';
import { licensedFeatures } from '../licence-features.ts';
import { paging, partId } from '../shared-inputs.ts';
import { MOST_DAYS, planId } from '../team/enterprise.ts';
import { moment, why } from './operators.ts';

export const MOST_POINTS = 100_000;
const LONGEST_PLAN = 40;

const planName = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_PLAN));
const feature = z.enum(licensedFeatures);
const features = z.array(feature).check(z.refine(list => new Set(list).size === list.length, 'twice'));
const said = z.object({ zh: z.string(), en: z.string(), features: z.array(feature) });

const plan = z.object({
  planId: z.string(),
  zh: z.string(),
  en: z.string(),
  features: z.array(feature),
  /** Enterprises can order it themselves. */
  isOffered: z.boolean(),
  /** How many have it; null of everybody’s own work. */
  enterprises: z.nullable(z.number()),
});
export type OperatedPlan = z.infer<typeof plan>;

const licence = z.object({
  feature,
  state: z.enum(['held', 'expired', 'withdrawn']),
  /** Null is for ever. */
  validUntil: z.nullable(moment),
  orderNumber: z.nullable(z.string()),
  changeTime: moment,
});
export type OperatedLicence = z.infer<typeof licence>;

const holder = {
  kind: z.enum(['person', 'enterprise']),
  holderId: z.string(),
  name: z.string(),
  /** Of a person: phone or address with its middle hidden. */
  reach: z.string(),
};
const heldLicence = z.extend(licence, holder);
export type HeldLicence = z.infer<typeof heldLicence>;

const licenceHolder = z.object({
  ...holder,
  /** What is licensed there now, by plan and decisions together. */
  features: z.array(feature),
  licences: z.array(licence),
});
export type LicenceHolder = z.infer<typeof licenceHolder>;

const pointEntry = z.object({
  change: z.number(),
  balance: z.number(),
  reason: z.string(),
  time: moment,
});

/** Whose licence is decided, which, and as it was when it was looked at: of two who decide at once, one does. */
const decided = {
  kind: z.enum(['person', 'enterprise']),
  /** An account’s id is of another kind than an enterprise’s. */
  holderId: z.union([z.uuid(), partId]),
  feature,
  /** When the licence was last decided; null where nobody has. */
  seenTime: z.nullable(z.int()),
  why,
};

const operator = { audience: 'operator', own: true } as const;

export const operatedPlanCalls = {
  list: call({
    ...operator,
    method: 'GET',
    path: '/operator/plans/list',
    operatorNeeds: 'enterprises.see',
    summary: 'The whole price list, and how many enterprises have each plan',
    data: z.array(plan),
  }),
  save: call({
    ...operator,
    method: 'POST',
    path: '/operator/plans/save',
    operatorNeeds: 'plans.change',
    noted: { action: 'plan.save', of: 'planId', keeps: ['zh', 'en', 'features', 'why'] },
    summary: 'Put a plan on the price list, or change one: whoever has it has its features from that moment',
    body: z.object({
      planId,
      zh: planName,
      en: planName,
      features,
      /** As it was when it was looked at; null of a new one. */
      seen: z.nullable(said),
      why,
    }),
    data: z.null(),
  }),
  licences: call({
    ...operator,
    method: 'GET',
    path: '/operator/plans/licences',
    operatorNeeds: 'plans.change',
    summary: 'What was licensed beside the plans or taken from them, the newest first',
    query: z.object(paging),
    data: z.object({ items: z.array(heldLicence), total: z.number() }),
  }),
  holder: call({
    ...operator,
    method: 'POST',
    path: '/operator/plans/holder',
    operatorNeeds: 'plans.change',
    noted: { action: 'person.look', keeps: ['account', 'enterpriseId'] },
    summary: 'What is licensed to an account, named by its whole phone or address, or to an enterprise',
    body: z.object({ account: z.optional(accountName), enterpriseId: z.optional(partId) }),
    data: licenceHolder,
  }),
  grant: call({
    ...operator,
    method: 'POST',
    path: '/operator/plans/grant',
    operatorNeeds: 'plans.change',
    noted: { action: 'licence.grant', of: 'holderId', keeps: ['kind', 'feature', 'days', 'why'] },
    summary: 'License a feature to an account or an enterprise, for days or for ever',
    body: z.object({ ...decided, days: z.nullable(z.int().check(z.minimum(1), z.maximum(MOST_DAYS))) }),
    data: z.null(),
  }),
  withdraw: call({
    ...operator,
    method: 'POST',
    path: '/operator/plans/withdraw',
    operatorNeeds: 'plans.change',
    noted: { action: 'licence.withdraw', of: 'holderId', keeps: ['kind', 'feature', 'why'] },
    summary: 'Take a feature back, also one that the plan has',
    body: z.object(decided),
    data: z.null(),
  }),
  points: call({
    ...operator,
    method: 'POST',
    path: '/operator/plans/points',
    operatorNeeds: 'points.grant',
    noted: { action: 'person.look', keeps: ['account'] },
    summary: 'The points for SMS of an account, named by its whole phone or address, and what came and went',
    body: z.object({ account: accountName, ...paging }),
    data: z.object({
      userId: z.string(),
      name: z.string(),
      reach: z.string(),
      balance: z.number(),
      /** When points were last granted; null when never. */
      grantTime: z.nullable(moment),
      items: z.array(pointEntry),
      total: z.number(),
    }),
  }),
  grantPoints: call({
    ...operator,
    method: 'POST',
    path: '/operator/plans/grantPoints',
    operatorNeeds: 'points.grant',
    noted: { action: 'person.points', of: 'userId', keeps: ['points', 'why'] },
    summary: 'Give an account points for SMS; what there is then',
    body: z.object({
      userId: z.uuid(),
      points: z.int().check(z.minimum(1), z.maximum(MOST_POINTS)),
      /** When points were last granted when it was looked at: what is pressed twice is granted once. */
      seenTime: z.nullable(z.int()),
      why,
    }),
    data: z.object({ balance: z.number() }),
  }),
};
