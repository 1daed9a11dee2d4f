import * as z from 'zod/mini';
import { call } from '../call.ts';
import { licensedFeatures } from '../licence-features.ts';
import { code, paging, partId } from '../shared-inputs.ts';
import { enterpriseOrder, enterpriseStatuses, industries, MOST_DAYS, MOST_SEATS, planId } from '../team/enterprise.ts';
import { moment, why } from './operators.ts';

/** Somebody as an operator may know them: by name, and by what is left of a phone or an address with its middle hidden. */
export const hiddenPerson = z.object({ userId: z.string(), name: z.string(), reach: z.string() });

const enterprise = z.object({
  enterpriseId: z.string(),
  name: z.string(),
  industry: z.enum(industries),
  status: z.enum(enterpriseStatuses),
  planId: z.string(),
  /** Of the plan, in the reader’s language. */
  versionName: z.string(),
  /** Null is for ever. */
  validUntil: z.nullable(moment),
  seatTotal: z.number(),
  /** As many members as there are. */
  seatsUsed: z.number(),
  asksSecondFactor: z.boolean(),
  administrator: z.nullable(hiddenPerson),
});
export type OperatedEnterprise = z.infer<typeof enterprise>;

const waitingOrder = z.object({
  orderNumber: z.string(),
  enterpriseId: z.string(),
  enterpriseName: z.string(),
  wish: z.enum(['seats', 'renewal']),
  /** What was asked for; null of seats. */
  planId: z.nullable(z.string()),
  seats: z.number(),
  /** Null is for ever. */
  days: z.nullable(z.number()),
  note: z.string(),
  requestTime: moment,
});
export type WaitingOrder = z.infer<typeof waitingOrder>;

const orderNumber = code;
const operator = { audience: 'operator', own: true } as const;

export const operatedEnterpriseCalls = {
  find: call({
    ...operator,
    method: 'GET',
    path: '/operator/enterprises/find',
    operatorNeeds: 'enterprises.see',
    summary: 'Enterprises by a part of their name or by their id, the newest first',
    query: z.object({
      text: z._default(z.string().check(z.trim(), z.maxLength(64)), ''),
      status: z.optional(z.enum(enterpriseStatuses)),
      ...paging,
    }),
    data: z.object({ items: z.array(enterprise), total: z.number() }),
  }),
  get: call({
    ...operator,
    method: 'GET',
    path: '/operator/enterprises/get',
    operatorNeeds: 'enterprises.see',
    summary: 'How an enterprise stands, what is licensed in it, and its orders',
    query: z.object({ enterpriseId: partId }),
    data: z.extend(enterprise, {
      features: z.array(z.enum(licensedFeatures)),
      orders: z.array(enterpriseOrder),
    }),
  }),
  orders: call({
    ...operator,
    method: 'GET',
    path: '/operator/enterprises/orders',
    operatorNeeds: 'enterprises.see',
    summary: 'The orders of all enterprises that wait, the oldest first',
    query: z.object(paging),
    data: z.object({ items: z.array(waitingOrder), total: z.number() }),
  }),
  open: call({
    ...operator,
    method: 'POST',
    path: '/operator/enterprises/open',
    operatorNeeds: 'orders.decide',
    noted: { action: 'order.open', of: 'orderNumber', keeps: ['planId', 'why'] },
    summary: 'Open an order, of a renewal with the plan that was asked for or with another one',
    body: z.object({ orderNumber, planId: z.optional(planId), why }),
    data: z.null(),
  }),
  decline: call({
    ...operator,
    method: 'POST',
    path: '/operator/enterprises/decline',
    operatorNeeds: 'orders.decide',
    noted: { action: 'order.decline', of: 'orderNumber', keeps: ['why'] },
    summary: 'Decline an order',
    body: z.object({ orderNumber, why }),
    data: z.null(),
  }),
  extend: call({
    ...operator,
    method: 'POST',
    path: '/operator/enterprises/extend',
    operatorNeeds: 'enterprises.change',
    noted: { action: 'enterprise.extend', of: 'enterpriseId', keeps: ['days', 'until', 'why'] },
    summary: 'Extend the term of an enterprise: by days, until a moment, or for ever where both are null',
    body: z.object({
      enterpriseId: partId,
      days: z.nullable(z.int().check(z.minimum(1), z.maximum(MOST_DAYS))),
      until: z.nullable(z.int().check(z.minimum(0), z.maximum(Date.UTC(2200, 0)))),
      /** Until when it was when it was looked at: of two who extend it at once, one does. */
      seenUntil: z.int(),
      why,
    }),
    data: z.null(),
  }),
  seats: call({
    ...operator,
    method: 'POST',
    path: '/operator/enterprises/seats',
    operatorNeeds: 'enterprises.change',
    noted: { action: 'enterprise.seats', of: 'enterpriseId', keeps: ['seats', 'why'] },
    summary: 'Give an enterprise another number of seats, not fewer than are taken',
    body: z.object({
      enterpriseId: partId,
      seats: z.int().check(z.minimum(1), z.maximum(MOST_SEATS)),
      /** How many there were when it was looked at. */
      seenSeats: z.int(),
      why,
    }),
    data: z.null(),
  }),
  expire: call({
    ...operator,
    method: 'POST',
    path: '/operator/enterprises/expire',
    operatorNeeds: 'enterprises.change',
    noted: { action: 'enterprise.expire', of: 'enterpriseId', keeps: ['why'] },
    summary: 'End the term of an enterprise now',
    body: z.object({ enterpriseId: partId, why }),
    data: z.null(),
  }),
};
