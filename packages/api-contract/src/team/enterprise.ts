import * as z from 'zod/mini';
import { accountName } from '../account/account-name.ts';
import { call } from '../call.ts';
import { licensedFeatures } from '../licence-features.ts';
import { rightsOn } from '../rights.ts';
import { paging, partId } from '../shared-inputs.ts';
import { seatedPerson } from './seated-person.ts';

/** The 22 industries, in the order of the specification (P3.17). */
export const industries = [
  ...['software', 'onlineEducation', 'publicEducation', 'highEndManufacturing', 'traditionalManufacturing', 'finance'],
  ...['realEstate', 'agriculture', 'government', 'medical', 'pharma', 'culture', 'charity', 'transport', 'energy'],
  ...['games', 'engineering', 'retail', 'catering', 'advertising', 'trade', 'other'],
] as const;
export type Industry = (typeof industries)[number];

/** P4.29: free trial, activated, expired. */
export const enterpriseStatuses = ['trial', 'activated', 'expired'] as const;
export type EnterpriseStatus = (typeof enterpriseStatuses)[number];

export const ENTERPRISE_NAME = { shortest: 2, longest: 30 } as const; // P5.24: the wider one of the two texts.
export const MOST_ENTERPRISES = 20;
export const MOST_WAITING_ORDERS = 5;
/** How a plan may be called, on the wire and at the operator’s terminal. */
export const PLAN_PATTERN = /^[a-z][a-z0-9-]{1,31}$/;
export const MOST_SEATS = 10_000;
export const MOST_DAYS = 3_660;

const enterpriseId = partId;
const name = z.string().check(z.trim(), z.minLength(ENTERPRISE_NAME.shortest), z.maxLength(ENTERPRISE_NAME.longest));
const line = (longest: number) => z._default(z.string().check(z.trim(), z.maxLength(longest)), '');
/** What the information form asks for (P3.14). */
const information = {
  name,
  industry: z.enum(industries),
  contactPerson: line(32),
  telephone: line(32),
  email: z._default(z.union([z.literal(''), z.email().check(z.maxLength(200))]), ''),
  address: line(200),
};

const enterprise = z.object({
  enterpriseId: z.string(),
  name: z.string(),
  industry: z.enum(industries),
  contactPerson: z.string(),
  telephone: z.string(),
  email: z.string(),
  address: z.string(),
  /** Of the plan that was ordered, in the reader’s language. */
  versionName: z.string(),
  /** What is licensed in it now. */
  features: z.array(z.enum(licensedFeatures)),
  status: z.enum(enterpriseStatuses),
  /** Null is for ever. */
  expireTime: z.nullable(z.number()),
  validityDays: z.nullable(z.number()),
  orderNumber: z.nullable(z.string()),
  seatTotal: z.number(),
  seatSurplus: z.number(),
  isAdministrator: z.boolean(),
  asksSecondFactor: z.boolean(),
  /** It asks for a second factor, which the person lacks: they may do nothing there but exit. */
  isShut: z.boolean(),
  /** What the person may do with it. */
  rights: z.array(z.enum(rightsOn('enterprise'))),
});
export type Enterprise = z.infer<typeof enterprise>;

const member = z.object({
  ...seatedPerson,
  /** Proven; null to whoever does not manage members, and of who has none. */
  email: z.nullable(z.string()),
  /** Company or school, as the person says; null to whoever does not manage members. */
  organisation: z.nullable(z.string()),
  roleId: z.string(),
  joinTime: z.number(),
  /** When they last did something here; null when never. */
  lastTime: z.nullable(z.number()),
  /** Null to whoever does not manage members. */
  hasSecondFactor: z.nullable(z.boolean()),
});
export type EnterpriseMember = z.infer<typeof member>;

/** A word of the price list: what operators call a plan. */
export const planId = z.string().check(z.regex(PLAN_PATTERN));

const plan = z.object({
  planId: z.string(),
  versionName: z.string(),
  features: z.array(z.enum(licensedFeatures)),
});
export type OfferedPlan = z.infer<typeof plan>;

export const enterpriseOrder = z.object({
  orderNumber: z.string(),
  /** A licence is sold by customer service alone: nobody asked for it here. */
  wish: z.enum(['seats', 'renewal', 'licence']),
  /** Of the plan that was ordered, or that a licence stands beside, in the reader’s language. */
  versionName: z.string(),
  /** How what was ordered stands now; null until it was opened, and when it was taken again. */
  versionStatus: z.nullable(z.enum(enterpriseStatuses)),
  /** What a licence is for. */
  feature: z.nullable(z.enum(licensedFeatures)),
  seats: z.number(),
  days: z.nullable(z.number()),
  note: z.string(),
  status: z.enum(['requested', 'opened', 'declined', 'withdrawn']),
  requestTime: z.number(),
  /** Until when the enterprise was valid once it was opened; null is for ever, or not opened. */
  expireTime: z.nullable(z.number()),
});
export type EnterpriseOrder = z.infer<typeof enterpriseOrder>;

const ownOrder = z.extend(enterpriseOrder, {
  /** Null of what the person has for their own work. */
  enterpriseId: z.nullable(z.string()),
  enterpriseName: z.nullable(z.string()),
});
export type OwnOrder = z.infer<typeof ownOrder>;

const own = { audience: 'signed-in', own: true } as const;
const needs = (right: `enterprise.${'view' | 'edit' | 'members' | 'order' | 'own'}`) =>
  ({ right, on: 'enterpriseId' }) as const;

const invitation = z.string().check(z.regex(/^[0-9A-Za-z_-]{43}$/));

export const enterpriseCalls = {
  create: call({
    ...own,
    method: 'POST',
    path: '/team/enterprise/create',
    summary: 'Found an enterprise: a free trial, whose administrator the person is',
    body: z.object(information),
    data: z.object({ enterpriseId: z.string() }),
  }),
  list: call({
    ...own,
    method: 'GET',
    path: '/team/enterprise/list',
    summary: 'The enterprises that the person is a member of',
    data: z.array(enterprise),
  }),
  get: call({
    ...own,
    method: 'GET',
    path: '/team/enterprise/get',
    needs: needs('enterprise.view'),
    summary: 'One enterprise: its information, how it stands, and its seats',
    query: z.object({ enterpriseId }),
    data: enterprise,
  }),
  edit: call({
    ...own,
    method: 'PUT',
    path: '/team/enterprise/edit',
    needs: needs('enterprise.edit'),
    logged: { action: 'enterprise.edit', keeps: ['name'] },
    summary: 'Change the information of an enterprise',
    body: z.object({ enterpriseId, ...information }),
    data: z.null(),
  }),
  askSecondFactor: call({
    ...own,
    method: 'PUT',
    path: '/team/enterprise/askSecondFactor',
    needs: needs('enterprise.edit'),
    logged: { action: 'enterprise.second-factor', keeps: ['isAsked'] },
    summary: 'Ask every member for a second factor, or no more; whoever lacks it is kept out until they have it',
    body: z.object({ enterpriseId, isAsked: z.boolean() }),
    data: z.null(),
  }),
  members: call({
    ...own,
    method: 'GET',
    path: '/team/enterprise/members',
    needs: needs('enterprise.view'),
    summary: 'Who sits in an enterprise, a page at a time',
    query: z.object({ enterpriseId, text: z.optional(z.string().check(z.trim(), z.maxLength(50))), ...paging }),
    data: z.object({ total: z.number(), items: z.array(member) }),
  }),
  addMember: call({
    ...own,
    method: 'POST',
    path: '/team/enterprise/addMember',
    needs: needs('enterprise.members'),
    logged: { action: 'enterprise.member-add', keeps: ['phone'] },
    summary: 'Open a seat for a registered person, by phone or e-mail address',
    body: z.object({ enterpriseId, phone: accountName }),
    data: member,
  }),
  invite: call({
    ...own,
    method: 'POST',
    path: '/team/enterprise/invite',
    needs: needs('enterprise.members'),
    logged: { action: 'enterprise.invitation' },
    summary: 'A link by which people take a seat themselves, for seven days; an earlier one ends',
    body: z.object({ enterpriseId }),
    data: z.object({ invitation: z.string(), expireTime: z.number() }),
  }),
  endInvitation: call({
    ...own,
    method: 'POST',
    path: '/team/enterprise/endInvitation',
    needs: needs('enterprise.members'),
    logged: { action: 'enterprise.invitation-end' },
    summary: 'End the link by which people take a seat',
    body: z.object({ enterpriseId }),
    data: z.null(),
  }),
  openInvitation: call({
    ...own,
    method: 'POST',
    path: '/team/enterprise/openInvitation',
    summary: 'Which enterprise an invitation is of',
    body: z.object({ invitation }),
    data: z.object({
      enterpriseId: z.string(),
      name: z.string(),
      isMember: z.boolean(),
      asksSecondFactor: z.boolean(),
    }),
  }),
  join: call({
    ...own,
    method: 'POST',
    path: '/team/enterprise/join',
    summary: 'Take a seat by an invitation',
    body: z.object({ invitation }),
    data: z.object({ enterpriseId: z.string() }),
  }),
  moveOut: call({
    ...own,
    method: 'POST',
    path: '/team/enterprise/moveOut',
    needs: needs('enterprise.members'),
    logged: { action: 'enterprise.member-remove', keeps: ['userId'] },
    summary: 'Move a member out: what they made in it goes to the administrator, and every role of theirs there ends',
    body: z.object({ enterpriseId, userId: z.uuid() }),
    data: z.null(),
  }),
  exit: call({
    ...own,
    method: 'POST',
    path: '/team/enterprise/exit',
    logged: { action: 'enterprise.exit', on: 'enterpriseId' },
    summary: 'Give up one’s own seat; what one made stays, with the administrator',
    body: z.object({ enterpriseId }),
    data: z.null(),
  }),
  handOver: call({
    ...own,
    method: 'POST',
    path: '/team/enterprise/handOver',
    needs: needs('enterprise.own'),
    logged: { action: 'enterprise.hand-over', keeps: ['userId'] },
    summary: 'Make another member the administrator; the exact name has to be typed',
    body: z.object({ enterpriseId, userId: z.uuid(), name: z.string().check(z.maxLength(100)) }),
    data: z.null(),
  }),
  remove: call({
    ...own,
    method: 'POST',
    path: '/team/enterprise/remove',
    needs: needs('enterprise.own'),
    logged: { action: 'enterprise.delete', keeps: ['name'] },
    summary: 'Delete an enterprise with its projects and data; the exact name has to be typed',
    body: z.object({ enterpriseId, name: z.string().check(z.maxLength(100)) }),
    data: z.null(),
  }),
  order: call({
    ...own,
    method: 'POST',
    path: '/team/enterprise/order',
    needs: needs('enterprise.order'),
    logged: { action: 'enterprise.order' },
    summary: 'Ask for more seats or for more time; customer service opens it',
    body: z.object({
      enterpriseId,
      wish: z.enum(['seats', 'renewal']),
      seats: z._default(z.int().check(z.minimum(0), z.maximum(MOST_SEATS)), 0),
      /** Without them, for ever. */
      days: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_DAYS))),
      /** Of a renewal: one of the price list. Without it, the plan that the enterprise has, or the first that is sold. */
      planId: z.optional(planId),
      note: line(200),
    }),
    data: z.object({ orderNumber: z.string() }),
  }),
  orders: call({
    ...own,
    method: 'GET',
    path: '/team/enterprise/orders',
    needs: needs('enterprise.order'),
    summary: 'The orders of an enterprise, newest first',
    query: z.object({ enterpriseId }),
    data: z.array(enterpriseOrder),
  }),
  plans: call({
    ...own,
    method: 'GET',
    path: '/team/enterprise/plans',
    summary: 'The price list: the plans that can be ordered, and what is licensed in each',
    data: z.array(plan),
  }),
  ownOrders: call({
    ...own,
    method: 'GET',
    path: '/account/order/list',
    summary:
      'The person’s orders: licences for their own work, what they asked for in their enterprises, and every order where they may order',
    data: z.object({ versionName: z.string(), items: z.array(ownOrder) }),
  }),
};
